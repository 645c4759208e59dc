import { existsSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { openLedger } from '#app/.server/ledger/index.ts'
import { appendAct } from '#app/.server/operations/journal.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { lockStateDir } from '#app/.server/platform/lock.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { operatorFrom } from './acknowledge-loss.ts'
import type { Call } from './arguments.ts'
import { originOf } from './checkpoint.ts'
import { Refused, settingsOf } from './data.ts'
import type { Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/** The list of hashes that the build writes beside the files: from the source, and from the build. */
const SUMS = ['../../build/verifier/SHA256SUMS', '../verifier/SHA256SUMS']

/**
 * `publish-verifier`: writes the hashes of the verifier that this build serves into the log, so that a person who trusts the log's key
 * can tell whether a verifier is that one.
 */
export async function publishVerifierCommand({ options }: Call, source: Source, terminal: Terminal): Promise<number> {
  const operator = operatorFrom(options.operator)
  const env = settingsOf(source)
  const hashes = hashesOfBuild()
  const unlock = lockStateDir(env.stateDir)
  const database = openDatabase(env.dataDir, env.stateDir)
  try {
    const ledger = openLedger({ database, clock: systemClock, log: createLog('error'), origin: originOf(env) })
    const published = ledger.publishVerifier({ ...hashes, operator })
    if (!published.ok) throw new Refused('the log says so already')
    await ledger.close()
    appendAct(database.writer, {
      ...{ at: systemClock.now(), operator, osUser: userInfo().username, command: 'ledger publish-verifier' },
      arguments: hashes,
      ...{ userId: null, workspaceId: null, ticket: null, outcome: 'done', detail: null },
    })
    terminal.result({ seq: published.seq, ...hashes }, [
      `Entry ${published.seq} names the verifier: ledger-verify.mjs ${hashes.command}`,
      `                                          ledger-verify.html ${hashes.page}`,
      'A checkpoint covers it after the next start, and /ledger/verifier then proves it to anybody.',
    ])
    return 0
  } finally {
    database.close()
    unlock()
  }
}

function hashesOfBuild(): { command: string; page: string } {
  const file = SUMS.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((each) => existsSync(each))
  if (file === undefined) throw new Refused('there is no build/verifier/SHA256SUMS: npm run build writes it')
  const text = readFileSync(file, 'utf8')
  const hashOf = (name: string) => new RegExp(`^([0-9a-f]{64})  ${name.replaceAll('.', '\\.')}$`, 'm').exec(text)?.[1]
  const [command, page] = [hashOf('ledger-verify.mjs'), hashOf('ledger-verify.html')]
  if (command === undefined || page === undefined) throw new Refused(`${file} does not list both files of the verifier`)
  return { command, page }
}
