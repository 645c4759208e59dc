import { decodeDecimal, decodeHash } from './fields.ts'

/** What a checkpoint says: in the log of this name the first `size` events have this Merkle tree hash (32 bytes). */
export type Checkpoint = { origin: string; size: number; root: Buffer }

/**
 * The text of a checkpoint (C2SP tlog-checkpoint): origin, size, root; no extension lines.
 * @throws if the values cannot be those of a checkpoint.
 */
export function checkpointText({ origin, size, root }: Checkpoint): string {
  const text = `${origin}\n${size}\n${root.toString('base64')}\n`
  if (parseCheckpoint(text, origin) === undefined) throw new Error('not a checkpoint')
  return text
}

/**
 * Reads the text of a checkpoint of the log `origin`. Undefined for any other log, for extension lines, and for any
 * text but the one that `checkpointText` gives for these values.
 */
export function parseCheckpoint(text: string, origin: string): Checkpoint | undefined {
  const [name, decimal = '', hash = '', end, ...more] = text.split('\n')
  if (name === '' || name !== origin || end !== '' || more.length > 0) return undefined
  const size = decodeDecimal(decimal)
  const root = decodeHash(hash)
  return size === undefined || root === undefined ? undefined : { origin, size, root }
}
