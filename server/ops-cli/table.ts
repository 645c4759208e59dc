import type { Command } from './command.ts'
import { alarmList, alarmTest } from './commands/alarm.ts'
import { backup } from './commands/backup.ts'
import { breakerOff, breakerOn, breakerShow } from './commands/breaker.ts'
import { cluster } from './commands/cluster.ts'
import { contactAnswer, contactClose, contactList, contactShow } from './commands/contact.ts'
import { creditGrant, creditRevoke } from './commands/credit.ts'
import { drillNote } from './commands/drill.ts'
import { find } from './commands/find.ts'
import { journal } from './commands/journal.ts'
import { lostAdopt, lostKeep, lostShow } from './commands/lost.ts'
import { planRelease, planSet } from './commands/plan.ts'
import { refundNote } from './commands/refund.ts'
import { restore } from './commands/restore.ts'
import { restoreDrill } from './commands/restore-drill.ts'
import { rotateTextKeys } from './commands/rotate-text-keys.ts'
import { secondFactorOff } from './commands/second-factor.ts'
import { workspaceShow } from './commands/show.ts'
import { resume, suspend } from './commands/suspend.ts'

/** Every command of operators, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  find,
  workspaceShow,
  journal,
  breakerShow,
  alarmList,
  contactList,
  contactShow,
  suspend,
  resume,
  secondFactorOff,
  breakerOff,
  breakerOn,
  planSet,
  planRelease,
  creditGrant,
  creditRevoke,
  refundNote,
  lostAdopt,
  alarmTest,
  contactAnswer,
  contactClose,
  rotateTextKeys,
  backup,
  restore,
  restoreDrill,
  drillNote,
  cluster,
  lostShow,
  lostKeep,
]
