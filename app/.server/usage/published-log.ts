import {
  latestCheckpoint,
  lostNote,
  publishedConsistency,
  publishedTile,
  timestampOf,
  verifierProof,
} from '#app/.server/ledger/index.ts'
import type { Database } from '#app/.server/platform/database.ts'

/** The part of the ledger that everyone may read: signed checkpoints, hashes of the tree, and the keys that sign. */
export type PublishedLog = ReturnType<typeof createPublishedLog>

export function createPublishedLog({ database: { reader }, vkeys }: { database: Database; vkeys: readonly string[] }) {
  return {
    /** Verifier keys that sign now, newest first. */
    vkeys,
    /** The newest signed note; undefined before the first was published. */
    checkpoint: () => latestCheckpoint(reader),
    /** Which numbers were acknowledged and lost, as text. */
    lost: () => lostNote(reader),
    /** The receipt of the entry that names the verifier, the last one that is published; undefined if there is none. */
    verifier: () => verifierProof(reader),
    /** The proof that one published tree continues another; undefined if either was never published. */
    consistency: (from: number, to: number) => publishedConsistency(reader, from, to),
    /** The time stamp of a closed month's checkpoint; undefined if there is none. */
    timestamp: (period: string) => timestampOf(reader, period),
    /** `width` hashes from the n-th tile of a level; undefined if one of them lies beyond the newest checkpoint. */
    tile: (level: number, n: number, width: number) => publishedTile(reader, level, n, width),
  }
}
