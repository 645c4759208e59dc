import { assistant } from './assistant.ts'
import { audit } from './auditors.ts'
import { auth } from './sign-in.ts'
import { billing } from './billing.ts'
import { bookmarks } from './bookmarks.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { engine } from './engine.ts'
import { erase } from './deletion.ts'
import { errors } from './errors.ts'
import { factor } from './second-factor.ts'
import { google } from './google.ts'
import { history } from './history.ts'
import { landing } from './landing.ts'
import { library } from './library.ts'
import { mail } from './mail.ts'
import { notices } from './notifications.ts'
import { offline } from './offline.ts'
import { preferences } from './preferences.ts'
import { recovery } from './recovery.ts'
import { result } from './result.ts'
import { settings } from './settings.ts'
import { toolkit } from './toolkit.ts'
import { usage } from './usage.ts'

export default {
  common,
  landing,
  history,
  library,
  auth,
  audit,
  billing,
  bookmarks,
  chat,
  dashboard,
  assistant,
  engine,
  mail,
  erase,
  errors,
  factor,
  google,
  notices,
  offline,
  preferences,
  recovery,
  result,
  settings,
  toolkit,
  usage,
}
