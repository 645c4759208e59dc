import { access } from './access.ts'
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
import { library } from './library.ts'
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

/** What a browser needs of this language: no mails, and no landing page, which runs no script. */
export default {
  common,
  access,
  'sign-in': signIn,
  auditors,
  billing,
  bookmarks,
  chat,
  dashboard,
  assistant,
  engine,
  deletion,
  errors,
  'second-factor': secondFactor,
  google,
  history,
  library,
  notifications,
  offline,
  preferences,
  recovery,
  result,
  settings,
  toolkit,
  usage,
}
