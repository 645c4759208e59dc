import { createPublicKey, hash, verify } from 'node:crypto'
import { decodeBase64 } from './fields.ts'
import { isKeyName } from './note.ts'

/** Signature type of timestamped Ed25519 cosignatures (C2SP tlog-cosignature). */
const COSIGNATURE = 0x04
const KEY_BYTES = 32
const TIME_BYTES = 8
// RFC 8410: what stands before the 32 bytes of a public key in DER.
const SPKI = Buffer.from('302a300506032b6570032100', 'hex')

export type WitnessKey = {
  name: string
  vkey: string
  /** Whether a signature line is this witness's cosignature of a checkpoint's text. */
  verifies(line: string, text: string): boolean
}

/** Reads the verifier key of a witness (C2SP signed-note, tlog-cosignature); undefined if it is none. */
export function parseWitnessKey(vkey: string): WitnessKey | undefined {
  const [name = '', id, ...rest] = vkey.split('+')
  // Base64 has plus signs of its own.
  const material = decodeBase64(rest.join('+'))
  if (!isKeyName(name) || material?.length !== 1 + KEY_BYTES || material[0] !== COSIGNATURE) return undefined
  const named = Buffer.concat([Buffer.from(`${name}\n`), material])
  if (hash('sha256', named, 'buffer').subarray(0, 4).toString('hex') !== id) return undefined
  const key = createPublicKey({ key: Buffer.concat([SPKI, material.subarray(1)]), format: 'der', type: 'spki' })
  return {
    name,
    vkey,
    verifies(line, text) {
      const [dash, signer, encoded, ...more] = line.split(' ')
      const bytes = encoded === undefined ? undefined : decodeBase64(encoded)
      if (dash !== '\u2014' || signer !== name || more.length > 0) return false
      if (bytes?.length !== 4 + TIME_BYTES + 64 || bytes.subarray(0, 4).toString('hex') !== id) return false
      const time = bytes.readBigUInt64BE(4)
      const message = Buffer.from(`cosignature/v1\ntime ${time}\n${text}`)
      return verify(null, message, key, bytes.subarray(4 + TIME_BYTES))
    },
  }
}
