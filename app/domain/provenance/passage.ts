import { normalise } from '../text.ts'

/**
 * What the server notes of a request for an author who wants to show later how much of a passage was changed: counts, and a
 * fingerprint of each text. No text can be read from it. The ledger's event holds {@link commitmentOf} of it, so that neither the
 * author nor the server can change it afterwards.
 */
export type Passage = {
  /** Fingerprint of the text that was sent. */
  before: string
  /** The answer, or the versions to choose from, in their order. */
  results: readonly PassageResult[]
  /** Words of the text that was sent. */
  words: number
}

export type PassageResult = {
  after: string
  /** Words that differ, and runs of such words; null for an operation that does not keep to the words of its text. */
  changed: number | null
  changes: number | null
  words: number
}

/** The sides of a passage; a fingerprint says of which side it is, so that equal texts have different ones. */
type Side = 'before' | 'after'

/** What comes before the bytes of a passage when its commitment is computed. */
const COMMITMENT = 'penmark passage v1\n'

/** The one spelling of a passage: JSON with sorted keys, no spaces. These bytes are committed to. */
export function passageLine({ before, results, words }: Passage): string {
  return JSON.stringify({
    before,
    results: results.map(({ after, changed, changes, words: own }) => ({ after, changed, changes, words: own })),
    words,
  })
}

/** A text without the differences that copying makes: one spelling of each letter, and one space for any white space. */
export function plainText(text: string): string {
  return normalise(text, 'NFC').replace(/\s+/gu, ' ').trim()
}

/** The text whose bytes are hashed for a fingerprint, after the 32 bytes of the salt. */
export function fingerprintInput(side: Side, text: string): string {
  return `${side}\n${plainText(text)}`
}

/** The text whose bytes are hashed for the commitment that stands in the ledger. */
export function commitmentInput(line: string): string {
  return `${COMMITMENT}${line}`
}

/** SHA-256 in hex, by the browser or by Node. @throws if there is none, as on a page that came without TLS */
async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The commitment to a passage's line, as the ledger's event holds it. */
export function commitmentOf(line: string): Promise<string> {
  return sha256(new TextEncoder().encode(commitmentInput(line)))
}

/** @param salt 32 bytes, hex */
export async function fingerprintOf(salt: string, side: Side, text: string): Promise<string> {
  const start = Uint8Array.from(salt.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
  const rest = new TextEncoder().encode(fingerprintInput(side, text))
  const bytes = new Uint8Array(start.length + rest.length)
  bytes.set(start)
  bytes.set(rest, start.length)
  return sha256(bytes)
}

/** Which texts of a passage `text` is: the one that was sent, and the numbers of the results, from 0. */
export async function sidesOf(
  { before, results }: Passage,
  salt: string,
  text: string,
): Promise<{ before: boolean; results: number[] }> {
  const [asBefore, asAfter] = await Promise.all([
    fingerprintOf(salt, 'before', text),
    fingerprintOf(salt, 'after', text),
  ])
  return {
    before: asBefore === before,
    results: results.flatMap(({ after }, number) => (after === asAfter ? [number] : [])),
  }
}
