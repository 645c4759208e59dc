import type { Command } from './command.ts'
import { backup } from './commands/backup.ts'
import { creditGrant, creditRevoke } from './commands/credit.ts'
import { journal } from './commands/journal.ts'
import { planRelease, planSet } from './commands/plan.ts'
import { refundNote } from './commands/refund.ts'
import { workspaceShow } from './commands/show.ts'

/** Every command of operators, in the order of the help. */
export const COMMANDS: readonly Command[] = [
  workspaceShow,
  journal,
  planSet,
  planRelease,
  creditGrant,
  creditRevoke,
  refundNote,
  backup,
]
