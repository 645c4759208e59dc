import { check } from './check.ts'
import { landing } from './landing.ts'
import { mail } from './mail.ts'
import screens from './screens.ts'

export default { ...screens, check, landing, mail }
