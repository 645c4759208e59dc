import { access } from './access.ts'
import { auditors } from './auditors.ts'
import { bookmarks } from './bookmarks.ts'
import { check } from './check.ts'
import { commands } from './commands.ts'
import { contact } from './contact.ts'
import { deletion } from './deletion.ts'
import { device } from './device.ts'
import { extension } from './extension.ts'
import { library } from './library.ts'
import { live } from './live.ts'
import { notifications } from './notifications.ts'
import { preferences } from './preferences.ts'
import { provenance } from './provenance.ts'
import { rewording } from './rewording.ts'
import { settings } from './settings.ts'
import { toolkit } from './toolkit.ts'
import { usage } from './usage.ts'

export default {
  access,
  auditors,
  bookmarks,
  check,
  commands,
  contact,
  deletion,
  device,
  extension,
  library,
  live,
  notifications,
  preferences,
  provenance,
  rewording,
  settings,
  toolkit,
  usage,
}
