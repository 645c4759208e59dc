import { createSocket } from 'node:dgram'

/** How long a source may take. An answer that came later would say what time it was. */
const PATIENCE_MS = 3_000
/** Seconds from 1900, the first year of NTP, to 1970. */
const NTP_EPOCH_SECONDS = 2_208_988_800

/**
 * The time that a source tells, in milliseconds UTC; undefined if it tells none. An `http:` or `https:` address tells it by the
 * `Date` of its answer, of any status, to a HEAD without credentials, an `ntp:` address by SNTP (RFC 4330).
 */
export async function timeTold(source: string): Promise<number | undefined> {
  const url = new URL(source)
  return url.protocol === 'ntp:' ? ntpTime(url) : httpTime(url)
}

async function httpTime(url: URL): Promise<number | undefined> {
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const time = Date.parse(answer.headers.get('date') ?? '')
    return Number.isNaN(time) ? undefined : time
  } catch {
    return undefined
  }
}

function ntpTime({ hostname, port }: URL): Promise<number | undefined> {
  return new Promise((resolve) => {
    const socket = createSocket(hostname.startsWith('[') ? 'udp6' : 'udp4')
    const question = Buffer.alloc(48)
    // Version 4, client.
    question[0] = 0x23
    const end = (time: number | undefined) => {
      clearTimeout(over)
      socket.close()
      resolve(time)
    }
    const over = setTimeout(end, PATIENCE_MS, undefined)
    socket.on('error', () => end(undefined))
    socket.on('message', (answer) => end(transmitTime(answer)))
    socket.connect(Number(port || 123), hostname.replace(/^\[|\]$/g, ''), () => socket.send(question))
  })
}

/** The transmit time of an answer of a server that is itself synchronised. */
function transmitTime(answer: Buffer): number | undefined {
  if (answer.length < 48) return undefined
  const [first = 0, stratum = 0] = answer
  if ((first & 0b111) !== 4 || first >> 6 === 3 || stratum === 0 || stratum > 15) return undefined
  const seconds = answer.readUInt32BE(40)
  if (seconds === 0) return undefined
  const milliseconds = (answer.readUInt32BE(44) / 2 ** 32) * 1000
  // In 2036 the count starts from 0 again.
  const era = seconds < NTP_EPOCH_SECONDS ? 2 ** 32 : 0
  return Math.floor((seconds + era - NTP_EPOCH_SECONDS) * 1000 + milliseconds)
}
