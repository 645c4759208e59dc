import { check } from './check.ts'
import desk from './desk.ts'
import { engine } from './engine.ts'
import { landing } from './landing.ts'
import { mail } from './mail.ts'
import rooms from './rooms.ts'

/**
 * Every text of this language: what a browser needs, what the server writes into its answers (the engines' notes and the
 * check's messages), the mails, and the landing page, which runs no script.
 */
export default { ...desk, ...rooms, check, engine, landing, mail }
