import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** The credential that a browser sends to a server, as JSON (WebAuthn 3, 5.1.8 and 5.1.9). */
type Credential = { id: string; rawId: string; type: 'public-key'; response: Record<string, unknown> }

type Creation = { challenge: string; rp: { id?: string }; user: { id: string } }
type Request = { challenge: string; rpId?: string; allowCredentials?: { id: string }[] }

/** Misbehaviour of a passkey. */
type Quirks = {
  origin?: string
  /** Signs without user verification: the owner gave neither finger nor PIN. */
  unverified?: boolean
  challenge?: string
  userHandle?: string
}

/** A passkey in software: creates itself once, then signs (ES256, attestation `none`). */
export type Authenticator = {
  create(options: Creation, quirks?: Quirks): Credential
  sign(options: Request, quirks?: Quirks): Credential
  /** Uses so far; always 0 for an authenticator that does not count. */
  counter: number
  id: string
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40

/** @param options.counts whether it counts its uses, as hardware keys do and synced passkeys do not */
export function softAuthenticator(origin: string, options: { counts?: boolean } = {}): Authenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  let user = ''
  const clientData = (type: string, challenge: string, quirks: Quirks) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: quirks.challenge ?? challenge,
        origin: quirks.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const authData = (host: string, flags: number, tail: Buffer, quirks: Quirks) => {
    const head = Buffer.alloc(5)
    head[0] = (quirks.unverified === true ? flags & ~USER_VERIFIED : flags) | USER_PRESENT
    head.writeUInt32BE(device.counter, 1)
    return Buffer.concat([createHash('sha256').update(host).digest(), head, tail])
  }
  const credential = (response: Record<string, unknown>): Credential => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    response,
  })
  const host = new URL(origin).hostname
  const device: Authenticator = {
    counter: 0,
    id: id.toString('base64url'),
    create({ challenge, rp, user: owner }, quirks = {}) {
      user = owner.id
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseKey(publicKey)])
      const data = authData(rp.id ?? host, USER_VERIFIED | HAS_KEY, key, quirks)
      const attestation = cborMap([
        [text('fmt'), text('none')],
        [text('attStmt'), cborMap([])],
        [text('authData'), bytes(data)],
      ])
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge, quirks).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    sign({ challenge, rpId }, quirks = {}) {
      if (options.counts === true) device.counter += 1
      const client = clientData('webauthn.get', challenge, quirks)
      const data = authData(rpId ?? host, USER_VERIFIED, Buffer.alloc(0), quirks)
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()])
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle: quirks.userHandle ?? user,
      })
    },
  }
  return device
}

/** RFC 9053, 7.1.1: an elliptic-curve key for ES256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  const int = (value: number) => Buffer.from([value >= 0 ? value : 0x20 | (-1 - value)])
  return cborMap([
    [int(1), int(2)],
    [int(3), int(-7)],
    [int(-1), int(1)],
    [int(-2), bytes(Buffer.from(x, 'base64url'))],
    [int(-3), bytes(Buffer.from(y, 'base64url'))],
  ])
}

// The part of CBOR (RFC 8949) that the above needs.
function cborMap(entries: [Buffer, Buffer][]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 | entries.length]), ...entries.flat()])
}
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])
}
function bytes(value: Buffer): Buffer {
  const head = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff]
  return Buffer.concat([Buffer.from(head), value])
}
