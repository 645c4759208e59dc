import { decodeBase64, decodeDecimal, decodeHash } from '../publish/fields.ts'

/** An inclusion proof that can be checked offline: C2SP tlog-proof. */
export type TlogProof = {
  index: number
  /** From the leaf's sibling up. */
  proof: Buffer[]
  /** The signed note, verbatim. */
  checkpoint: string
  /** Opaque and not authenticated. */
  extra?: Buffer
}

export type ConsistencyProof = { from: number; to: number; proof: Buffer[] }

export type SubsetProof = { size: number; proof: Buffer[] }

const TLOG = 'c2sp.org/tlog-proof@v1'
const CONSISTENCY = 'penmark-consistency-proof/1'
const SUBSET = 'penmark-subset-proof/1'

// More than any tree of 2^53 leaves needs.
const MAX_PATH = 64

/** Text of a C2SP tlog-proof: magic, [extra], index, hashes, an empty line, the checkpoint. */
export function encodeTlogProof({ index, proof, checkpoint, extra }: TlogProof): string {
  const head = extra === undefined ? `${TLOG}\n` : `${TLOG}\nextra ${extra.toString('base64')}\n`
  return `${head}index ${index}\n${lines(proof)}\n${checkpoint}`
}

/** Reads what `encodeTlogProof` writes; undefined for any other text. The checkpoint is for `openNote`. */
export function decodeTlogProof(text: string): TlogProof | undefined {
  const blank = text.indexOf('\n\n')
  if (blank === -1) return undefined
  const [magic, ...rest] = text.slice(0, blank).split('\n')
  const extra = rest[0]?.startsWith('extra ') ? decodeBase64(rest.shift()?.slice('extra '.length) ?? '') : null
  const index = field(rest.shift(), 'index')
  const proof = hashes(rest)
  const checkpoint = text.slice(blank + 2)
  if (magic !== TLOG || extra === undefined || index === undefined || checkpoint === '') return undefined
  if (proof === undefined || proof.length > MAX_PATH) return undefined
  return { index, proof, checkpoint, ...(extra === null ? {} : { extra }) }
}

/** Text of `consistency.proof`: magic, `from`, `to`, the hashes in the order of RFC 6962 2.1.2. */
export function encodeConsistencyProof({ from, to, proof }: ConsistencyProof): string {
  return `${CONSISTENCY}\nfrom ${from}\nto ${to}\n${lines(proof)}`
}

/** Reads what `encodeConsistencyProof` writes; undefined for any other text. */
export function decodeConsistencyProof(text: string): ConsistencyProof | undefined {
  const [magic, first, second, ...rest] = linesOf(text) ?? []
  const [from, to, proof] = [field(first, 'from'), field(second, 'to'), hashes(rest)]
  if (magic !== CONSISTENCY || from === undefined || to === undefined) return undefined
  if (proof === undefined || proof.length > MAX_PATH) return undefined
  return { from, to, proof }
}

/**
 * Text of `subset.proof`, in pieces: magic, `size`, `hashes` with their number, the hashes from left to right.
 * @throws at the end if there are not `count` hashes.
 */
export function* encodeSubsetProof(size: number, count: number, proof: Iterable<Buffer>): Generator<string> {
  yield subsetHead(size, count)
  let written = 0
  for (const hash of proof) {
    yield `${hash.toString('base64')}\n`
    written += 1
  }
  if (written !== count) throw new Error(`${written} hashes instead of ${count}`)
}

/** Bytes of the text that `encodeSubsetProof` gives: known before any hash is. */
export function subsetProofBytes(size: number, count: number): number {
  return subsetHead(size, count).length + count * 45
}

/** Reads what `encodeSubsetProof` writes; undefined for any other text. */
export function decodeSubsetProof(text: string): SubsetProof | undefined {
  const [magic, first, second, ...rest] = linesOf(text) ?? []
  const [size, count, proof] = [field(first, 'size'), field(second, 'hashes'), hashes(rest)]
  if (magic !== SUBSET || size === undefined || proof === undefined || proof.length !== count) return undefined
  return { size, proof }
}

function subsetHead(size: number, count: number): string {
  return `${SUBSET}\nsize ${size}\nhashes ${count}\n`
}

function lines(proof: readonly Buffer[]): string {
  return proof.map((hash) => `${hash.toString('base64')}\n`).join('')
}

/** Undefined if the text does not end with a newline. */
function linesOf(text: string): string[] | undefined {
  return text.endsWith('\n') ? text.slice(0, -1).split('\n') : undefined
}

function field(line: string | undefined, name: string): number | undefined {
  return line?.startsWith(`${name} `) ? decodeDecimal(line.slice(name.length + 1)) : undefined
}

function hashes(encoded: readonly string[]): Buffer[] | undefined {
  const decoded = encoded.map(decodeHash)
  return decoded.every((hash) => hash !== undefined) ? decoded : undefined
}
