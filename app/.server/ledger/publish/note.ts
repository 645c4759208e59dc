import { decodeBase64 } from './fields.ts'
import type { Signer, Verifier } from './signer.ts'

/** As Go's sumdb/note; the specification asks for room for 16 signatures of up to 5 kB at least. */
const MAX_BYTES = 1_000_000
const MAX_SIGNATURES = 100

type NoteRefusal =
  /** Not the form of a signed note (C2SP signed-note). */
  | 'malformed'
  /** A signature of a known key does not fit the text. */
  | 'bad_signature'
  /** No known key has signed it. */
  | 'unsigned'

export type OpenedNote =
  | {
      ok: true
      /** With its final newline. */
      text: string
      /** The vkeys whose signature was verified, in the order of the lines; at least one. */
      signedBy: string[]
      /** Signature lines of other keys, unread. Nothing protects their bytes. */
      unknown: string[]
    }
  | { ok: false; code: NoteRefusal }

/**
 * The signed note of a text: the text, an empty line, one line for each signer.
 * @throws if the text cannot be a note's: no final newline, control characters, lone surrogates.
 */
export function signNote(text: string, signers: readonly Signer[]): string {
  if (!isText(text)) throw new Error('not the text of a note')
  if (signers.length === 0) throw new Error('a note has a signature')
  return `${text}\n${signers.map((signer) => signer.sign(text)).join('')}`
}

/**
 * Opens a signed note (C2SP signed-note) with the keys that are trusted. Strict: valid UTF-8, no control characters,
 * canonical base64, at most one line of each key, a line of a known key that does not verify refuses the whole.
 */
export function openNote(note: string | Uint8Array, trusted: readonly Verifier[]): OpenedNote {
  const malformed = { ok: false, code: 'malformed' } as const
  const whole = decodeNote(note)
  if (whole === undefined || !isText(whole)) return malformed
  const split = whole.lastIndexOf('\n\n')
  if (split === -1) return malformed
  const text = whole.slice(0, split + 1)
  const lines = whole.slice(split + 2, -1).split('\n')
  if (lines.length > MAX_SIGNATURES) return malformed

  const signedBy: string[] = []
  const unknown: string[] = []
  const seen = new Set<string>()
  let failed = false
  for (const line of lines) {
    const signature = parseLine(line)
    if (signature === undefined) return malformed
    const id = `${signature.name}+${signature.keyId}`
    if (seen.has(id)) return malformed
    seen.add(id)
    const key = trusted.find(({ name, keyId }) => name === signature.name && keyId === signature.keyId)
    if (key === undefined) unknown.push(line)
    else if (key.verify(text, signature.bytes)) signedBy.push(key.vkey)
    else failed = true
  }
  if (failed) return { ok: false, code: 'bad_signature' }
  if (signedBy.length === 0) return { ok: false, code: 'unsigned' }
  return { ok: true, text, signedBy, unknown }
}

function decodeNote(note: string | Uint8Array): string | undefined {
  if (typeof note === 'string')
    return note.length <= MAX_BYTES && Buffer.byteLength(note) <= MAX_BYTES ? note : undefined
  if (note.length > MAX_BYTES) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(note)
  } catch {
    return undefined
  }
}

/** Well-formed, ends with a newline, and has no other control character below U+0020. */
function isText(text: string): boolean {
  if (!text.isWellFormed() || !text.endsWith('\n')) return false
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit < 0x20 && unit !== 0x0a) return false
  }
  return true
}

function parseLine(line: string): { name: string; keyId: string; bytes: Buffer } | undefined {
  const [dash, name, encoded, ...more] = line.split(' ')
  if (dash !== '\u2014' || name === undefined || encoded === undefined || more.length > 0) return undefined
  const bytes = decodeBase64(encoded)
  if (!isKeyName(name) || bytes === undefined || bytes.length < 5) return undefined
  return { name, keyId: bytes.subarray(0, 4).toString('hex'), bytes: bytes.subarray(4) }
}

/** Non-empty, without Unicode spaces, plus signs and control characters. */
export function isKeyName(name: string): boolean {
  return name !== '' && name.isWellFormed() && !/[\s\u0085+]|\p{Cc}/u.test(name)
}
