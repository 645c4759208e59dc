import { createPublicKey, hash, verify } from 'node:crypto'
import { decodeBase64 } from './fields.ts'
import { isKeyName } from './note.ts'

const TIME_BYTES = 8

/** What differs between the two types of cosignatures (C2SP tlog-cosignature). */
type Kind = {
  keyBytes: number
  signatureBytes: number
  /** The fixed beginning of a public key in DER. */
  spki: Buffer
  /** The signed message; undefined for a text that is not a checkpoint. */
  message(signer: string, time: bigint, text: string): Buffer | undefined
}

/** By signature type. ML-DSA-44 is what C2SP recommends for new witnesses. */
const KINDS: Readonly<Record<number, Kind>> = {
  4: {
    ...{ keyBytes: 32, signatureBytes: 64 },
    // RFC 8410.
    spki: Buffer.from('302a300506032b6570032100', 'hex'),
    message: (_, time, text) => Buffer.from(`cosignature/v1\ntime ${time}\n${text}`),
  },
  6: {
    ...{ keyBytes: 1_312, signatureBytes: 2_420 },
    // RFC 9881.
    spki: Buffer.from('30820532300b06096086480165030403110382052100', 'hex'),
    message: subtreeMessage,
  },
}

/** `cosigned_message` of tlog-cosignature, for a whole tree. */
function subtreeMessage(signer: string, time: bigint, text: string): Buffer | undefined {
  const [origin = '', size = '', root = ''] = text.split('\n')
  const hash = decodeBase64(root)
  if (!/^\d{1,16}$/.test(size) || hash?.length !== 32) return undefined
  const numbers = Buffer.alloc(24)
  numbers.writeBigUInt64BE(time)
  numbers.writeBigUInt64BE(BigInt(size), 16)
  const named = (name: string) => {
    const bytes = Buffer.from(name)
    return Buffer.concat([Buffer.of(bytes.length), bytes])
  }
  const [at, range] = [numbers.subarray(0, 8), numbers.subarray(8)]
  return Buffer.concat([Buffer.from('subtree/v1\n\0'), named(signer), at, named(origin), range, hash])
}

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
  const kind = KINDS[material?.[0] ?? 0]
  if (!isKeyName(name) || name.length > 255 || material === undefined || kind === undefined) return undefined
  if (material.length !== 1 + kind.keyBytes) return undefined
  const named = Buffer.concat([Buffer.from(`${name}\n`), material])
  if (hash('sha256', named, 'buffer').subarray(0, 4).toString('hex') !== id) return undefined
  const key = createPublicKey({ key: Buffer.concat([kind.spki, material.subarray(1)]), format: 'der', type: 'spki' })
  return {
    name,
    vkey,
    verifies(line, text) {
      const [dash, signer, encoded, ...more] = line.split(' ')
      const bytes = encoded === undefined ? undefined : decodeBase64(encoded)
      if (dash !== '\u2014' || signer !== name || more.length > 0) return false
      const length = 4 + TIME_BYTES + kind.signatureBytes
      if (bytes?.length !== length || bytes.subarray(0, 4).toString('hex') !== id) return false
      const message = kind.message(name, bytes.readBigUInt64BE(4), text)
      return message !== undefined && verify(null, message, key, bytes.subarray(4 + TIME_BYTES))
    },
  }
}
