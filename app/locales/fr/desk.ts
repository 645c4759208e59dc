import { assistant } from './assistant.ts'
import { billing } from './billing.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { google } from './google.ts'
import { history } from './history.ts'
import { offline } from './offline.ts'
import { own } from './own.ts'
import { recovery } from './recovery.ts'
import { result } from './result.ts'
import { secondFactor } from './second-factor.ts'
import { signIn } from './sign-in.ts'

export default {
  common,
  'sign-in': signIn,
  billing,
  chat,
  dashboard,
  assistant,
  errors,
  'second-factor': secondFactor,
  google,
  history,
  offline,
  own,
  recovery,
  result,
}
