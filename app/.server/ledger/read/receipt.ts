import type { Handle } from '#app/.server/platform/database.ts'
import { type CurrentEvent, SYSTEM } from '../format/events.ts'
import { firstCheckpointCovering } from '../publish/queries.ts'
import { type Nodes, storedNodes } from '../tree/nodes.ts'
import { encodeTlogProof } from '../tree/proof-text.ts'
import { inclusionProof } from '../tree/proofs.ts'
import { endOf, eventAt, lineOf } from './chain.ts'

export type Receipt = {
  seq: number
  at: number
  /** Hex. */
  leaf: string
  /** The exact bytes that were hashed, as text. */
  body: string
  event: CurrentEvent
  /** The beginning of the request that this event ends. Null for any other event. */
  begun: (CurrentEvent & { type: 'request.reserved' }) | null
  /** For the beginning of a request: the seq of its end, once it is there. */
  end: number | null
} & ({ state: 'promised' } | { state: 'proven'; size: number; provenAt: number })

/**
 * The receipt of one of the account's own events; undefined for anybody else's and for none. `promised`: the event has
 * its place and its hash. `proven`: a published, signed checkpoint covers it.
 */
export function receiptOf(reader: Handle, account: string, seq: number): Receipt | undefined {
  const stored = eventAt(reader, seq)
  if (stored === undefined || stored.account !== account) return undefined
  const event = lineOf(stored)
  const covering = firstCheckpointCovering(reader, seq + 1)
  return {
    seq,
    at: stored.at,
    leaf: stored.leaf.toString('hex'),
    body: stored.body.toString('utf8'),
    event,
    begun: begunBy(reader, event),
    end: event.type === 'request.reserved' ? (endOf(reader, seq) ?? null) : null,
    ...(covering === undefined
      ? { state: 'promised' }
      : { state: 'proven', size: covering.size, provenAt: covering.publishedAt }),
  }
}

/**
 * The text of a C2SP tlog-proof of one of the account's own events, its bytes in the `extra` line, so that the file
 * alone can be checked against the log's key. By the first checkpoint that covers the event: it never changes.
 * Undefined for anybody else's event, and while the event is only promised.
 */
export function proofOf(reader: Handle, account: string, seq: number): string | undefined {
  const stored = eventAt(reader, seq)
  if (stored === undefined || stored.account !== account) return undefined
  const covering = firstCheckpointCovering(reader, seq + 1)
  if (covering === undefined) return undefined
  return encodeTlogProof({
    index: seq,
    proof: inclusionProof(nodesOf(reader), seq, covering.size),
    checkpoint: covering.note,
    extra: stored.body,
  })
}

/** The `.tlog-proof` of the newest published entry that names the verifier. It is the log's own, so anybody may have it. */
export function verifierProof(reader: Handle): string | undefined {
  const seqs = reader.sqlite
    .prepare<[string], number>(
      "SELECT seq FROM ledger_event WHERE account = ? AND type = 'verifier.published' ORDER BY aseq DESC LIMIT 8",
    )
    .pluck()
    .all(SYSTEM)
  for (const seq of seqs) {
    const proof = proofOf(reader, SYSTEM, seq)
    if (proof !== undefined) return proof
  }
  return undefined
}

function begunBy(reader: Handle, event: CurrentEvent) {
  if (event.type !== 'request.settled' && event.type !== 'request.released' && event.type !== 'request.expired')
    return null
  const stored = eventAt(reader, event.data.reserve)
  const line = stored === undefined ? undefined : lineOf(stored)
  return line?.type === 'request.reserved' ? line : null
}

const warm = new WeakMap<Handle, Nodes>()

function nodesOf(reader: Handle): Nodes {
  const known = warm.get(reader)
  if (known !== undefined) return known
  const fresh = storedNodes(reader.sqlite)
  warm.set(reader, fresh)
  return fresh
}

/** Reads the number of an entry from an address. */
export function seqFrom(text: string): number | undefined {
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
}
