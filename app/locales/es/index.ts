import { check } from './check.ts'
import desk from './desk.ts'
import { engine } from './engine.ts'
import { landing } from './landing.ts'
import { mail } from './mail.ts'
import rooms from './rooms.ts'

export default { ...desk, ...rooms, check, engine, landing, mail }
