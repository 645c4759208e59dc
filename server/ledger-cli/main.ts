import { LedgerBreach } from '#app/.server/ledger/breach.ts'
import { SettingsError } from '#app/.server/platform/env.ts'
import { type Call, readCall, USAGE, UsageError } from './arguments.ts'
import { checkpointCommand } from './checkpoint.ts'
import { Refused } from './data.ts'
import { exportCommand } from './export.ts'
import { rebuildCommand } from './rebuild.ts'
import { rotateKeyCommand } from './rotate-key.ts'
import { statusCommand } from './status.ts'
import { createTerminal } from './terminal.ts'
import { verifyCommand } from './verify.ts'

// biome-ignore lint/style/noProcessEnv: the one place where the process hands its environment to the settings schema.
const source = process.env

/** 0 done, 1 refused, failed or different, 2 not understood; `verify FILE` ends as the verifier does. */
async function run(call: Call): Promise<number> {
  const terminal = createTerminal(call.json)
  switch (call.command) {
    case 'export':
      return exportCommand(call, source, terminal)
    case 'verify':
      return verifyCommand(call, source, terminal)
    case 'checkpoint':
      return checkpointCommand(call, source, terminal)
    case 'rebuild':
      return rebuildCommand(source, terminal)
    case 'status':
      return statusCommand(source, terminal)
    case 'rotate-key':
      return rotateKeyCommand(call, source, terminal)
    default:
      return call.command satisfies never
  }
}

async function main(words: readonly string[]): Promise<number> {
  if (words.length === 0 || words[0] === 'help' || words.includes('--help')) {
    process.stdout.write(USAGE)
    return words.length === 0 ? 2 : 0
  }
  try {
    return await run(readCall(words))
  } catch (error) {
    return explain(error)
  }
}

function explain(error: unknown): number {
  if (error instanceof UsageError) {
    process.stderr.write(`ledger: ${error.message}\nnpm run ledger -- help says what there is.\n`)
    return 2
  }
  if (error instanceof SettingsError) {
    for (const line of error.lines) process.stderr.write(`Setting ${line}\n`)
    return 2
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // Whoever reads the output has had enough.
  if (code === 'EPIPE') return 1
  process.stderr.write(`ledger: ${wordsFor(error, code)}\n`)
  return 1
}

function wordsFor(error: unknown, code: string): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof Refused || error instanceof LedgerBreach) return error.message
  if (/^no such (table|column)/.test(error.message)) {
    return `the database is of an earlier version; start the server once, which brings it up to date (${error.message})`
  }
  return code === '' ? (error.stack ?? error.message) : error.message
}

process.exitCode = await main(process.argv.slice(2))
