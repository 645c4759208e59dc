import { check } from './check.ts'
import { landing } from './landing.ts'
import { mail } from './mail.ts'
import screens from './screens.ts'

/** Every text of this language: what a browser needs, the mails, and the landing page, which runs no script. */
export default { ...screens, check, landing, mail }
