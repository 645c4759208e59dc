import type { Clock } from '#app/.server/platform/clock.ts'
import type { LeaseMark } from '#app/.server/platform/cluster/lease.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Archive } from '../archive/archive.ts'
import type { ClockTrust } from '../write/clock-trust.ts'
import { type Ledger, openLedger } from '../write/ledger.ts'
import { Alarm } from './alarm.ts'
import { type GateVerdict, passGate } from './gate.ts'
import { continueBehind } from './inherited.ts'
import { declareSigner } from './keys.ts'
import { createPublisher, type Publisher } from './publisher.ts'
import { latestCheckpoint } from './queries.ts'
import { signerFrom } from './signer.ts'
import { rememberWitnesses } from './witness-register.ts'
import { NO_WITNESSES, type Witnesses } from './witnesses.ts'

export type PublishedLedger = {
  ledger: Ledger
  publisher: Publisher
  /** Verifier keys of those that sign checkpoints, newest first. */
  vkeys: readonly string[]
  verdict: GateVerdict
  /**
   * Asks an archive that did not answer at the gate once more, and lets the ledger be written to if the archive now
   * says that this log may be continued. Does nothing if the ledger is writable, or read-only for another reason.
   */
  passGateAgain(): Promise<void>
}

/** The terms on which one of several machines leads. */
export type LeadTerms = {
  /** Whether an answer may be given now that says that something was saved. */
  mayAcknowledge(): boolean
  /** Resolves with true once the next leader would know how far the log has come at this call. */
  noted(): Promise<boolean>
  /** What the leader before had acknowledged at least; null if there was none. */
  inherited: LeaseMark | null
  /** Whether the log here may have events that the leader before did not have. */
  hasOwnTail: boolean
}

/**
 * Opens a ledger together with what was published of it: the gate first, then the ledger, read-only if the gate
 * says so, then the key that signs. A publisher that raises an alarm makes the ledger read-only.
 * @throws if the log's key is not among ours, and as `passGate` and `openLedger` do.
 */
export async function openPublishedLedger(deps: {
  database: Database
  archive: Archive
  clock: Clock
  log: Log
  /** The name that a fresh log gets. */
  origin: string
  /** Seeds, newest first. */
  signingKeys: readonly string[]
  /** Told when the disk did not take a write of the ledger. */
  onStorageFailed?: () => void
  /** Whether a later month may begin; absent: whenever the clock says so. */
  clockTrust?: ClockTrust | undefined
  /** Others who cosign; none by default. */
  witnesses?: Witnesses
  /** Absent: this machine is alone, and keeps the mark of its log in a file. */
  lead?: LeadTerms | undefined
}): Promise<PublishedLedger> {
  const { database, archive, clock, log, witnesses = NO_WITNESSES } = deps
  const gate = { database, archive, origin: deps.origin, log }
  const passed = await passGate(gate)
  const verdict = passed.ok ? inheritOr(passed) : passed
  const ledger = openLedger({
    ...deps,
    mayAcknowledge: deps.lead?.mayAcknowledge,
    noted: deps.lead?.noted,
    readOnly: verdict.ok ? undefined : verdict.code,
  })
  const { origin } = ledger
  const signers = deps.signingKeys.map((seed) => signerFrom(seed, origin))
  const vkeys = signers.map((signer) => signer.vkey)
  const declareKey = () => declareSigner(ledger, vkeys)
  if (ledger.readOnly === undefined) declareKey()
  rememberWitnesses(database.writer.sqlite, witnesses.vkeys)
  const onAlarm = (code: string) => ledger.setReadOnly(code)
  const publisher = createPublisher({
    ...{ database, archive, origin, signers, witnesses, clock, log, declareKey, onAlarm },
  })

  return {
    ledger,
    publisher,
    vkeys,
    verdict,
    async passGateAgain() {
      if (ledger.readOnly !== 'archive_unreachable') return
      const passedNow = await passGate(gate)
      const again = passedNow.ok ? inheritOr(passedNow) : passedNow
      ledger.setReadOnly(again.ok ? undefined : again.code)
      if (!again.ok) return
      try {
        declareKey()
      } catch (error) {
        ledger.setReadOnly('key_unknown')
        throw error
      }
      log.warn({}, 'the archive answers again: the ledger is written to')
    },
  }

  function inheritOr(passed: GateVerdict): GateVerdict {
    const mark = deps.lead?.inherited
    if (mark == null) return passed
    try {
      continueBehind({ database, clock, log }, mark, deps.lead?.hasOwnTail)
      return passed
    } catch (error) {
      if (!(error instanceof Alarm)) throw error
      log.error({ alarm: error.code, detail: error.message }, 'ledger alarm: the log may not be continued')
      return { ok: false, code: error.code }
    }
  }
}

/**
 * The same log on a machine that does not lead: it is read, and nothing is written, published or asked of the archive.
 * @param deps.readOnly what a command answers that would write
 */
export function followPublishedLedger(deps: {
  database: Database
  clock: Clock
  log: Log
  origin: string
  signingKeys: readonly string[]
  readOnly: string
}): Omit<PublishedLedger, 'verdict'> {
  const ledger = openLedger(deps)
  const size = () => latestCheckpoint(deps.database.reader)?.size ?? 0
  return {
    ledger,
    publisher: {
      publish: () => Promise.resolve({ size: size(), news: false }),
      state: () => ({ size: size(), halted: undefined }),
      close() {},
    },
    vkeys: deps.signingKeys.map((seed) => signerFrom(seed, ledger.origin).vkey),
    passGateAgain: () => Promise.resolve(),
  }
}
