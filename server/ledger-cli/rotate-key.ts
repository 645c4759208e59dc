import { openLedger, signerFrom } from '#app/.server/ledger/index.ts'
import { systemClock } from '#app/.server/platform/clock.ts'
import { openDatabase } from '#app/.server/platform/database.ts'
import { type Env, rotateKeyFile } from '#app/.server/platform/env.ts'
import { lockStateDir } from '#app/.server/platform/lock.ts'
import { createLog } from '#app/.server/platform/log.ts'
import type { Call } from './arguments.ts'
import { originOf } from './checkpoint.ts'
import { openLedgerFile, Refused, settingsOf } from './data.ts'
import type { Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/**
 * `rotate-key`: puts a new key before the old one; the next start declares it in the log and signs with both. With
 * `--lost` declares, without the old key's help, that the configured one is in force from now on.
 */
export function rotateKeyCommand({ options }: Call, source: Source, terminal: Terminal): number {
  if (options.lost === true) return declareLost(settingsOf(source), terminal)
  if ((source.LEDGER_SIGNING_KEY ?? '').trim() !== '') {
    throw new Refused(
      'the keys come from LEDGER_SIGNING_KEY: put a new one (openssl rand -base64 32) and a comma before the old one there, and start the server again',
    )
  }
  const { stateDir } = settingsOf(source)
  rotateKeyFile(stateDir)
  const to = nextKeyOf(source)
  terminal.result({ to }, [
    `The new key is ${to}`,
    'Start the server again: it declares the key in the log and signs with both.',
    'Give the new verifier key to whoever keeps the old one.',
  ])
  return 0
}

function declareLost(env: Env, terminal: Terminal): number {
  const unlock = lockStateDir(env.stateDir)
  const database = openDatabase(env.dataDir, env.stateDir)
  try {
    const ledger = openLedger({ database, clock: systemClock, log: createLog('error'), origin: originOf(env) })
    const vkeys = env.ledger.signingKeys.map((seed) => signerFrom(seed, ledger.origin).vkey)
    const [to = ''] = vkeys
    const from = ledger.keyInForce()
    if (from === undefined) throw new Refused('the log has declared no key yet; start the server')
    if (vkeys.includes(from)) throw new Refused(`the key in force, ${from}, is among those configured: it is not lost`)
    const { seq } = ledger.declareKey({ from, to, reason: 'lost' })
    terminal.result({ from, to, seq }, [
      `Entry ${seq} says that ${from} is lost and ${to} is in force.`,
      'Tell everybody who verifies: a verifier that trusts the old key alone refuses what is signed from now on.',
    ])
    return 0
  } finally {
    database.close()
    unlock()
  }
}

function nextKeyOf(source: Source): string | undefined {
  using reader = openLedgerFile(source)
  const env = settingsOf(source)
  const origin = reader.sqlite.prepare<[], string>('SELECT origin FROM ledger_head').pluck().get() ?? originOf(env)
  return env.ledger.signingKeys.map((seed) => signerFrom(seed, origin).vkey)[0]
}
