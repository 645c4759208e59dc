import { assistant } from './assistant.ts'
import { billing } from './billing.ts'
import { chat } from './chat.ts'
import { common } from './common.ts'
import { dashboard } from './dashboard.ts'
import { errors } from './errors.ts'
import { history } from './history.ts'
import { offline } from './offline.ts'
import { own } from './own.ts'
import { result } from './result.ts'

/** What a browser needs of this language for the overview and for writing. */
export default {
  assistant,
  billing,
  chat,
  common,
  dashboard,
  errors,
  history,
  offline,
  own,
  result,
}
