import { assistant } from './assistant.ts'
import { audit } from './audit.ts'
import { auth } from './auth.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { engine } from './engine.ts'
import { erase } from './erase.ts'
import { errors } from './errors.ts'
import { google } from './google.ts'
import { landing } from './landing.ts'
import { mail } from './mail.ts'
import { notices } from './notices.ts'
import { recovery } from './recovery.ts'
import { settings } from './settings.ts'
import { usage } from './usage.ts'

export default {
  common,
  landing,
  auth,
  audit,
  dashboard,
  assistant,
  engine,
  mail,
  erase,
  errors,
  google,
  notices,
  recovery,
  settings,
  usage,
}
