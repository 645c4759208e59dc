// Signed notes, verifier keys and checkpoints: c2sp.org/signed-note, c2sp.org/tlog-checkpoint, c2sp.org/tlog-cosignature.
import { fromBase64, sameBytes, toHex } from './base64.js'
import { sha256, verifyEd25519, verifyMlDsa44 } from './crypto-node.js'

const ED25519 = 1
const COSIGNATURE = 4
const ML_DSA_COSIGNATURE = 6
/** The length of the key of each type of signature. @type {Record<number, number>} */
const KEY_BYTES = { [ED25519]: 32, [COSIGNATURE]: 32, [ML_DSA_COSIGNATURE]: 1312 }
// The specification asks for at least 16 signatures; with more than 64 this is not a checkpoint.
const MAX_SIGNATURES = 64
const MAX_NOTE = 65_536

/**
 * @typedef {{ name: string, id: string, kind: 'log' | 'witness', type: number, publicKey: Uint8Array, vkey: string }} Key
 * @typedef {{ name: string, id: string, signature: Uint8Array, line: string }} Signature
 * @typedef {{ text: string, signatures: Signature[] }} Note
 * @typedef {{ origin: string, size: number, root: string, rootText: string }} Checkpoint `root` is in hex, `rootText` as written
 */

/**
 * A verifier key: `name+hash+base64(type || key)`.
 * @param {string} text
 * @returns {Key | undefined}
 */
export function parseVkey(text) {
  const parts = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text)
  if (parts === null) return undefined
  const [, name, id, encoded] = parts
  const material = fromBase64(encoded)
  if (material === undefined || material.length === 0) return undefined
  const type = material[0]
  if (material.length !== 1 + KEY_BYTES[type]) return undefined
  // signed-note, "Signatures": key ID = SHA-256(key name || 0x0A || signature type || public key)[:4]
  const named = new TextEncoder().encode(`${name}\n`)
  const hashed = new Uint8Array(named.length + material.length)
  hashed.set(named)
  hashed.set(material, named.length)
  if (toHex(sha256(hashed).subarray(0, 4)) !== id) return undefined
  return { name, id, kind: type === ED25519 ? 'log' : 'witness', type, publicKey: material.slice(1), vkey: text }
}

/**
 * Reads a note strictly. The specification lets a verifier ignore some lines; this one refuses them, because bytes that
 * are not checked can be changed unnoticed.
 * @param {Uint8Array} bytes
 * @returns {Note | { wrong: string }}
 */
export function parseNote(bytes) {
  if (bytes.length > MAX_NOTE) return { wrong: `longer than ${MAX_NOTE} bytes` }
  let whole
  try {
    whole = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return { wrong: 'not UTF-8' }
  }
  for (let at = 0; at < whole.length; at += 1) {
    const code = whole.charCodeAt(at)
    if (code < 0x20 && code !== 0x0a) return { wrong: `a control character at position ${at}` }
  }
  const cut = whole.lastIndexOf('\n\n')
  if (cut < 0) return { wrong: 'no empty line between text and signatures' }
  if (!whole.endsWith('\n')) return { wrong: 'no line break at the end' }
  const text = whole.slice(0, cut + 1)
  const lines = whole.slice(cut + 2, -1).split('\n')
  if (lines.length > MAX_SIGNATURES) return { wrong: `more than ${MAX_SIGNATURES} signatures` }
  const signatures = []
  for (const line of lines) {
    const parts = /^\u2014 ([^+\s]+) ([A-Za-z0-9+/=]+)$/u.exec(line)
    const encoded = parts === null ? undefined : fromBase64(parts[2])
    if (parts === null || encoded === undefined || encoded.length < 5) {
      return { wrong: `not a signature line: ${JSON.stringify(line.slice(0, 80))}` }
    }
    if (lines.indexOf(line) !== lines.lastIndexOf(line)) return { wrong: 'the same signature line twice' }
    signatures.push({ name: parts[1], id: toHex(encoded.subarray(0, 4)), signature: encoded.slice(4), line })
  }
  return { text, signatures }
}

/**
 * Reads the three lines of a checkpoint. The specification allows extension lines; they are refused here, because this log
 * writes none and nothing checks them.
 * @param {string} text
 * @returns {Checkpoint | undefined}
 */
export function parseCheckpoint(text) {
  const parts = /^([^\n]+)\n(0|[1-9][0-9]{0,15})\n([A-Za-z0-9+/=]{44})\n$/.exec(text)
  if (parts === null) return undefined
  const [, origin, sizeText, rootText] = parts
  const size = Number(sizeText)
  const root = fromBase64(rootText)
  if (!Number.isSafeInteger(size) || root === undefined || root.length !== 32) return undefined
  return { origin, size, root: toHex(root), rootText }
}

/**
 * Which of the known keys signed a note, and which signature lines are by unknown keys.
 * @param {Note} note
 * @param {Key[]} keys
 * @returns {Promise<{ log: Key[], witnesses: Key[], bad: Key[], unknown: Signature[], unchecked: Key[], cannot: boolean }>}
 *   `unchecked` are known keys of a kind that this machine cannot check: for and against them it says nothing
 */
export async function judgeSignatures(note, keys) {
  const judged = {
    log: /** @type {Key[]} */ ([]),
    witnesses: /** @type {Key[]} */ ([]),
    bad: /** @type {Key[]} */ ([]),
    unknown: /** @type {Signature[]} */ ([]),
    unchecked: /** @type {Key[]} */ ([]),
    cannot: false,
  }
  for (const signed of note.signatures) {
    const key = keys.find(({ name, id }) => name === signed.name && id === signed.id)
    if (key === undefined) {
      judged.unknown.push(signed)
      continue
    }
    const good =
      key.kind === 'log'
        ? await verifySignature(key, note.text, signed)
        : await verifyCosignature(key, note.text, signed)
    if (good === undefined && key.type === ML_DSA_COSIGNATURE) judged.unchecked.push(key)
    else if (good === undefined) judged.cannot = true
    else if (!good) judged.bad.push(key)
    else if (key.kind === 'log') judged.log.push(key)
    else judged.witnesses.push(key)
  }
  return judged
}

/**
 * @param {Key} key
 * @param {string} text
 * @param {Signature} signed
 */
function verifySignature(key, text, signed) {
  return verifyEd25519(key.publicKey, new TextEncoder().encode(text), signed.signature)
}

/**
 * tlog-cosignature: eight bytes of time in seconds, then an Ed25519 signature of the text below.
 * @param {Key} key
 * @param {string} text
 * @param {Signature} signed
 */
async function verifyCosignature(key, text, signed) {
  if (key.type === ML_DSA_COSIGNATURE) return verifyMlDsaCosignature(key, text, signed)
  if (signed.signature.length !== 72) return false
  const view = new DataView(signed.signature.buffer, signed.signature.byteOffset)
  const time = view.getBigUint64(0)
  const message = new TextEncoder().encode(`cosignature/v1\ntime ${time}\n${text}`)
  return verifyEd25519(key.publicKey, message, signed.signature.slice(8))
}

const LABEL = 'subtree/v1\n\0'
const ML_DSA_SIGNATURE = 2420

/**
 * tlog-cosignature, "ML-DSA-44 signed message": a structure of the witness's name, a time in seconds, the log's name, and
 * which events the root is of. It leaves out extension lines, which no checkpoint of this log has.
 * @param {Key} key
 * @param {string} text
 * @param {Signature} signed
 */
async function verifyMlDsaCosignature(key, text, signed) {
  const checkpoint = parseCheckpoint(text)
  if (checkpoint === undefined || signed.signature.length !== 8 + ML_DSA_SIGNATURE) return false
  const encoder = new TextEncoder()
  const [cosigner, origin] = [encoder.encode(key.name), encoder.encode(checkpoint.origin)]
  if (cosigner.length > 255 || origin.length > 255) return false
  const size = new Uint8Array(16)
  // From event 0 up to the size of the tree.
  new DataView(size.buffer).setBigUint64(8, BigInt(checkpoint.size))
  const message = [
    ...encoder.encode(LABEL),
    ...[cosigner.length, ...cosigner],
    ...signed.signature.subarray(0, 8),
    ...[origin.length, ...origin],
    ...size,
    ...(fromBase64(checkpoint.rootText) ?? []),
  ]
  return verifyMlDsa44(key.publicKey, Uint8Array.from(message), signed.signature.slice(8))
}

/**
 * @param {Key} one
 * @param {Key} other
 * @returns {boolean}
 */
export function sameKey(one, other) {
  return one.name === other.name && one.id === other.id && sameBytes(one.publicKey, other.publicKey)
}
