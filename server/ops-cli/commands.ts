import { SettingsError } from '#app/.server/platform/env.ts'
import { createTerminal } from '../ledger-cli/terminal.ts'
import { type Call, UsageError } from './arguments.ts'
import { backupCommand } from './backup.ts'
import { creditGrant, creditRevoke } from './credit.ts'
import { planRelease, planSet } from './plan.ts'
import { refundNote } from './refund.ts'
import { workspaceShow } from './show.ts'

type Source = Readonly<Record<string, string | undefined>>

const RUN = {
  'workspace show': workspaceShow,
  'plan set': planSet,
  'plan release': planRelease,
  'credit grant': creditGrant,
  'credit revoke': creditRevoke,
  'refund note': refundNote,
  backup: backupCommand,
} as const

/** Returns the exit code: 0 done, 1 refused or failed, 2 not understood. */
export async function runCommand(call: Call, source: Source): Promise<number> {
  try {
    await RUN[call.command](call, source, createTerminal(call.json))
    return 0
  } catch (error) {
    if (error instanceof UsageError) throw error
    return explain(error)
  }
}

function explain(error: unknown): number {
  if (error instanceof SettingsError) {
    for (const line of error.lines) process.stderr.write(`Setting ${line}\n`)
    return 2
  }
  process.stderr.write(`ops: ${wordsFor(error)}\n`)
  return 1
}

/** One line for an error that a person can act on; a defect comes with its stack. */
function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (/^no such (table|column)/.test(error.message)) {
    return `the database is of an earlier version; start the server once, which brings it up to date (${error.message})`
  }
  const isDefect = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  return isDefect ? (error.stack ?? error.message) : error.message
}
