import { timingSafeEqual } from 'node:crypto'

// The little DER that asking for a time stamp takes (RFC 3161). Whether its signature is right is judged by those who check an
// export, with the certificate of an authority that they trust; here it is only made sure that the reply is about our question.

const SHA256 = Buffer.from('300d06096086480165030402010500', 'hex')
const SIGNED_DATA = Buffer.from('06092a864886f70d010702', 'hex')
const TST_INFO = Buffer.from('060b2a864886f70d0109100104', 'hex')

function value(tag: number, content: Uint8Array): Buffer {
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

/**
 * A TimeStampReq for a SHA-256, which asks for the certificate of the signer too.
 * @param nonce 8 bytes, which the reply has to repeat
 */
export function timestampRequest(hash: Uint8Array, nonce: Uint8Array): Buffer {
  const imprint = value(0x30, Buffer.concat([SHA256, value(0x04, hash)]))
  return value(
    0x30,
    Buffer.concat([
      value(0x02, Uint8Array.of(1)),
      imprint,
      value(0x02, unsigned(nonce)),
      value(0x01, Uint8Array.of(0xff)),
    ]),
  )
}

/** The content of an INTEGER that is not negative, in its shortest form. */
function unsigned(bytes: Uint8Array): Buffer {
  let start = 0
  while (start < bytes.length - 1 && bytes[start] === 0) start += 1
  const short = Buffer.from(bytes.subarray(start))
  return (short[0] ?? 0) >= 0x80 ? Buffer.concat([Buffer.from([0]), short]) : short
}

type Value = { tag: number; content: Buffer; next: number }

function read(bytes: Buffer, at: number): Value {
  const tag = bytes[at]
  let length = bytes[at + 1]
  if (tag === undefined || length === undefined) throw new Error('the reply is cut off')
  let start = at + 2
  if (length >= 0x80) {
    const count = length & 0x7f
    if (count === 0 || count > 3) throw new Error('the reply has a length that no reply has')
    if (start + count > bytes.length) throw new Error('the reply is cut off')
    length = bytes.readUIntBE(start, count)
    start += count
  }
  if (start + length > bytes.length) throw new Error('the reply is cut off')
  return { tag, content: bytes.subarray(start, start + length), next: start + length }
}

function parts(bytes: Buffer): Value[] {
  const found: Value[] = []
  for (let at = 0; at < bytes.length; ) {
    const part = read(bytes, at)
    found.push(part)
    at = part.next
  }
  return found
}

function inside(part: Value | undefined, tag: number, what: string): Value[] {
  if (part?.tag !== tag) throw new Error(`the reply has no ${what}`)
  return parts(part.content)
}

/**
 * Makes sure that a reply grants a stamp of this hash with this nonce. @returns its time in milliseconds UTC
 * @throws with the reason, in words for the operator's log
 */
export function timeInReply(reply: Buffer, hash: Uint8Array, nonce: Uint8Array): number {
  const whole = read(reply, 0)
  if (whole.next !== reply.length) throw new Error('the reply has something behind its end')
  const [statusInfo, token] = inside(whole, 0x30, 'form of a time stamp')
  const [status] = inside(statusInfo, 0x30, 'status')
  const code = status?.tag === 0x02 && status.content.length === 1 ? (status.content[0] ?? -1) : -1
  if (code !== 0 && code !== 1) throw new Error(`the authority answered with status ${code}`)
  const [type, signed] = inside(token, 0x30, 'token')
  if (type === undefined || !value(type.tag, type.content).equals(SIGNED_DATA))
    throw new Error('the token is not signed')
  const [content] = inside(signed, 0xa0, 'signed data')
  const [, , encapsulated] = inside(content, 0x30, 'signed data')
  const [kind, wrapped] = inside(encapsulated, 0x30, 'content')
  if (kind === undefined || !value(kind.tag, kind.content).equals(TST_INFO))
    throw new Error('the content is no time stamp')
  const [octets] = inside(wrapped, 0xa0, 'content')
  if (octets?.tag !== 0x04) throw new Error('the reply has no content')
  const info = inside(read(octets.content, 0), 0x30, 'time')
  const [algorithm, imprint] = inside(info[2], 0x30, 'imprint')
  const isOurs =
    algorithm?.tag === 0x30 &&
    algorithm.content.subarray(0, 11).equals(SHA256.subarray(2, 13)) &&
    imprint?.content.length === hash.length &&
    timingSafeEqual(imprint.content, hash)
  if (!isOurs) throw new Error('the time stamp is of something else')
  const repeated = info.slice(5).find(({ tag }) => tag === 0x02)
  if (repeated === undefined || !repeated.content.equals(unsigned(nonce)))
    throw new Error('the time stamp is the answer to another question')
  const written = info[4]?.tag === 0x18 ? info[4].content.toString('latin1') : ''
  const time = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(?:\.\d{1,9})?Z$/.exec(written)
  if (time === null) throw new Error('the time stamp has no time')
  const [year = 0, month = 0, ...rest] = time.slice(1, 7).map(Number)
  return Date.UTC(year, month - 1, ...rest)
}
