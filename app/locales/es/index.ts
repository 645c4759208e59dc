import desk from './desk.ts'
import { documents } from './documents.ts'
import door from './door.ts'
import { engine } from './engine.ts'
import { getExtension } from './get-extension.ts'
import { landing } from './landing.ts'
import { legal } from './legal.ts'
import { mail } from './mail.ts'
import rooms from './rooms.ts'
import { status } from './status.ts'
import { unreachable } from './unreachable.ts'

export default {
  ...door,
  ...desk,
  ...rooms,
  documents,
  engine,
  'get-extension': getExtension,
  landing,
  legal,
  mail,
  status,
  unreachable,
}
