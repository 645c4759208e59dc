/**
 * How sure an entry of the ledger is. `recorded`: it has its number and its hash on the machine that leads. `replicated`: a second
 * machine holds it too. `published`: a signed checkpoint covers it, so no change could go unnoticed any more.
 */
export type EntryStanding = 'recorded' | 'replicated' | 'published'

/** What a receipt says as a file: the answer of the call, and what its page hands out while there is no proof yet. */
export type ReceiptFile = {
  seq: number
  time: string
  type: string
  /** The older word for the same: `proven` once it is published. */
  state: 'promised' | 'proven'
  standing: EntryStanding
  leaf: string
  /** The exact line. */
  event: string
  checkpoint_size: number | null
  proven_at: string | null
  proof: string | null
}

type Entry = { seq: number; at: number; leaf: string; body: string; event: { type: string } } & (
  | { state: 'promised' }
  | { state: 'proven'; size: number; provenAt: number }
)

/** An entry as the file of its receipt. */
export function receiptFile(entry: Entry, standing: EntryStanding, proof: string | null): ReceiptFile {
  const isProven = entry.state === 'proven'
  return {
    seq: entry.seq,
    time: new Date(entry.at).toISOString(),
    type: entry.event.type,
    state: entry.state,
    standing,
    leaf: entry.leaf,
    event: entry.body,
    checkpoint_size: isProven ? entry.size : null,
    proven_at: isProven ? new Date(entry.provenAt).toISOString() : null,
    proof,
  }
}
