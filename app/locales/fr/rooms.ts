import { auditors } from './auditors.ts'
import { commands } from './commands.ts'
import { deletion } from './deletion.ts'
import { notifications } from './notifications.ts'
import { settings } from './settings.ts'
import { toolkit } from './toolkit.ts'
import { usage } from './usage.ts'

export default {
  auditors,
  commands,
  deletion,
  notifications,
  settings,
  toolkit,
  usage,
}
