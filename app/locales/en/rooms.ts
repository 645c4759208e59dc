import { access } from './access.ts'
import { auditors } from './auditors.ts'
import { bookmarks } from './bookmarks.ts'
import { check } from './check.ts'
import { commands } from './commands.ts'
import { contact } from './contact.ts'
import { deletion } from './deletion.ts'
import { device } from './device.ts'
import { extension } from './extension.ts'
import { google } from './google.ts'
import { library } from './library.ts'
import { live } from './live.ts'
import { notifications } from './notifications.ts'
import { preferences } from './preferences.ts'
import { provenance } from './provenance.ts'
import { recovery } from './recovery.ts'
import { rewording } from './rewording.ts'
import { secondFactor } from './second-factor.ts'
import { settings } from './settings.ts'
import { signIn } from './sign-in.ts'
import { toolkit } from './toolkit.ts'
import { usage } from './usage.ts'

/** What a browser needs of this language besides the desk, on the pages around the writing (`load.ts` knows which). */
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
  google,
  library,
  live,
  notifications,
  preferences,
  provenance,
  recovery,
  rewording,
  'second-factor': secondFactor,
  settings,
  'sign-in': signIn,
  toolkit,
  usage,
}
