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

/**
 * Every text of this language: what a browser needs, what the server writes into its answers (the engines' notes), the
 * mails, and the landing page and documents, which run no script.
 */
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
