import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkLiveLedger, openArchive } from '#app/.server/ledger/index.ts'
import { type Call, UsageError } from './arguments.ts'
import { openLedgerFile, Refused, settingsOf } from './data.ts'
import type { Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/** The built verifier, as seen from this source file and from the built command in build/server. */
const PROGRAMS = ['../../build/verifier/ledger-verify.mjs', '../verifier/ledger-verify.mjs']

/** `verify`: a bundle by the program that auditors use, in a process of its own; or the live database as a whole. */
export async function verifyCommand(call: Call, source: Source, terminal: Terminal): Promise<number> {
  const { file, options } = call
  if (file !== undefined) return verifyFile(call, file)
  if (options.key !== undefined || options.state !== undefined) throw new UsageError('--key and --state go with a file')
  const env = settingsOf(source)
  using reader = openLedgerFile(source)
  const checks = await checkLiveLedger(reader, openArchive(env.ledger.archive), (line) => terminal.progress(line))
  const failed = checks.filter(({ trouble }) => trouble.length > 0)
  terminal.result({ ok: failed.length === 0, checks }, [
    ...checks.flatMap(({ name, says, trouble }) => [
      `${trouble.length === 0 ? 'ok  ' : 'FAIL'} ${name}: ${says}`,
      ...trouble.map((line) => `     ${line}`),
    ]),
  ])
  return failed.length === 0 ? 0 : 1
}

async function verifyFile({ options, json }: Call, file: string): Promise<number> {
  if (options.key === undefined) throw new UsageError('verify FILE needs --key, the verifier key that you trust')
  const program = PROGRAMS.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((each) =>
    existsSync(each),
  )
  if (program === undefined) throw new Refused('the verifier is not built: node verifier/build.mjs')
  const words = [program, file, '--key', String(options.key)]
  if (options.state !== undefined) words.push('--state', String(options.state))
  if (json) words.push('--json')
  const [code] = await once(spawn(process.execPath, words, { stdio: 'inherit' }), 'exit')
  return typeof code === 'number' ? code : 1
}
