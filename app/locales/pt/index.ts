import { assistant } from './assistant.ts'
import { auditors } from './auditors.ts'
import { billing } from './billing.ts'
import { bookmarks } from './bookmarks.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { deletion } from './deletion.ts'
import { engine } from './engine.ts'
import { errors } from './errors.ts'
import { google } from './google.ts'
import { history } from './history.ts'
import { landing } from './landing.ts'
import { library } from './library.ts'
import { mail } from './mail.ts'
import { notifications } from './notifications.ts'
import { offline } from './offline.ts'
import { preferences } from './preferences.ts'
import { recovery } from './recovery.ts'
import { result } from './result.ts'
import { secondFactor } from './second-factor.ts'
import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'
import { toolkit } from './toolkit.ts'
import { usage } from './usage.ts'

export default {
  common,
  landing,
  history,
  library,
  'sign-in': signIn,
  auditors,
  billing,
  bookmarks,
  chat,
  dashboard,
  assistant,
  engine,
  mail,
  deletion,
  errors,
  'second-factor': secondFactor,
  google,
  notifications,
  offline,
  preferences,
  recovery,
  result,
  settings,
  toolkit,
  usage,
}
