import { SettingsError } from '#app/.server/platform/env.ts'
import { acknowledgeLossCommand } from './acknowledge-loss.ts'
import { type Call, UsageError } from './arguments.ts'
import { checkpointCommand } from './checkpoint.ts'
import { correctClockCommand } from './correct-clock.ts'
import { exportCommand } from './export.ts'
import { publishVerifierCommand } from './publish-verifier.ts'
import { rebuildCommand } from './rebuild.ts'
import { rotateKeyCommand } from './rotate-key.ts'
import { statusCommand } from './status.ts'
import { createTerminal } from './terminal.ts'
import { verifyCommand } from './verify.ts'

type Source = Readonly<Record<string, string | undefined>>

/** 0 done, 1 refused, failed or different, 2 not understood; `verify FILE` ends as the verifier does. */
export async function runCommand(call: Call, source: Source): Promise<number> {
  try {
    return await run(call, source)
  } catch (error) {
    if (error instanceof UsageError) throw error
    return explain(error)
  }
}

async function run(call: Call, source: Source): Promise<number> {
  const terminal = createTerminal(call.json)
  switch (call.command) {
    case 'export':
      return exportCommand(call, source, terminal)
    case 'verify':
      return verifyCommand(call, source, terminal)
    case 'checkpoint':
      return checkpointCommand(call, source, terminal)
    case 'correct-clock':
      return correctClockCommand(call, source, terminal)
    case 'publish-verifier':
      return publishVerifierCommand(call, source, terminal)
    case 'acknowledge-loss':
      return acknowledgeLossCommand(call, source, terminal)
    case 'rebuild':
      return rebuildCommand(call, source, terminal)
    case 'status':
      return statusCommand(source, terminal)
    case 'rotate-key':
      return rotateKeyCommand(call, source, terminal)
    default:
      return call.command satisfies never
  }
}

function explain(error: unknown): number {
  if (error instanceof SettingsError) {
    for (const line of error.lines) process.stderr.write(`Setting ${line}\n`)
    return 2
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // The reader of the output has closed it.
  if (code === 'EPIPE') return 1
  process.stderr.write(`ledger: ${wordsFor(error)}\n`)
  return 1
}

/** One line for what a person can act on; a defect comes with its stack. */
function wordsFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (/^no such (table|column)/.test(error.message)) {
    return `the database is of an earlier version; start the server once, which brings it up to date (${error.message})`
  }
  const isDefect = [TypeError, RangeError, ReferenceError].some((kind) => error instanceof kind)
  return isDefect ? (error.stack ?? error.message) : error.message
}
