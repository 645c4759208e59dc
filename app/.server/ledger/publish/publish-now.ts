import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Archive } from '../archive/archive.ts'
import { openLedger } from '../write/ledger.ts'
import { passGate } from './gate.ts'
import { declareSigner } from './keys.ts'
import { createPublisher } from './publisher.ts'
import { signerFrom } from './signer.ts'
import { rememberWitnesses } from './witness-register.ts'
import { NO_WITNESSES, type Witnesses } from './witnesses.ts'

/** `news`: the tree grew. `gate` and `alarm` name the reason why the log may not be continued or was not published. */
export type PublishNowOutcome =
  | { ok: true; size: number; news: boolean }
  | { ok: false; gate: string }
  | { ok: false; alarm: string }

/**
 * Publishes what the log has gained and closes the ledger again: for a command, also beside a running server. The
 * archive's register decides which of the two publishes.
 * @throws if the log's key is not among ours, and as `passGate` and `openLedger` do.
 */
export async function publishNow(deps: {
  database: Database
  archive: Archive
  clock: Clock
  log: Log
  /** The name that a fresh log gets. */
  origin: string
  /** Seeds, newest first. */
  signingKeys: readonly string[]
  /** Others who cosign; none by default. */
  witnesses?: Witnesses
}): Promise<PublishNowOutcome> {
  const { database, archive, clock, log, witnesses = NO_WITNESSES } = deps
  const verdict = await passGate({ database, archive, origin: deps.origin, log })
  if (!verdict.ok) return { ok: false, gate: verdict.code }
  const ledger = openLedger({ database, clock, log, origin: deps.origin })
  const { origin } = ledger
  const signers = deps.signingKeys.map((seed) => signerFrom(seed, origin))
  const declareKey = () =>
    declareSigner(
      ledger,
      signers.map(({ vkey }) => vkey),
    )
  declareKey()
  rememberWitnesses(database.writer.sqlite, witnesses.vkeys)
  let alarm: string | undefined
  const onAlarm = (code: string) => {
    alarm = code
  }
  const publisher = createPublisher({
    ...{ database, archive, origin, signers, witnesses, clock, log, declareKey, onAlarm },
  })
  try {
    const published = await publisher.publish()
    return alarm === undefined ? { ok: true, ...published } : { ok: false, alarm }
  } finally {
    publisher.close()
    await ledger.close()
  }
}
