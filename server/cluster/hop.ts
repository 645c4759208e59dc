import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** The header that a machine adds to a request that it passes on to the leader. */
export const HOP = 'x-penmark-hop'

/** How far the clocks of two machines may be apart. */
const VALID_MS = 60_000

type Passed = { method: string; url: string }

/**
 * Signs who sent a request and that it was passed on once, so that the leader believes the client's address and passes it on
 * no further. To make one takes the secret of the cluster.
 */
export function signHop(secret: string, { method, url }: Passed, clientAddress: string, now: number): string {
  const text = `${now};${clientAddress}`
  return `${text};${macOf(secret, method, url, text)}`
}

/** The client's address in a hop; undefined for one that none of the secrets signed, or for another request, or long ago. */
export function clientOfHop(
  header: string | null,
  secrets: readonly string[],
  { method, url }: Passed,
  now: number,
): string | undefined {
  const [, text = '', at = '', client, mac = ''] =
    /^((\d{1,15});([0-9a-zA-Z.:%]{1,60}));([\w-]{43})$/.exec(header ?? '') ?? []
  if (client === undefined || Math.abs(now - Number(at)) > VALID_MS) return undefined
  const isSigned = secrets.some((secret) =>
    timingSafeEqual(Buffer.from(macOf(secret, method, url, text)), Buffer.from(mac)),
  )
  return isSigned ? client : undefined
}

const keys = new Map<string, Buffer>()

function macOf(secret: string, method: string, url: string, text: string): string {
  let key = keys.get(secret)
  if (key === undefined) {
    key = Buffer.from(hkdfSync('sha256', secret, '', 'penmark hop between machines', 32))
    keys.set(secret, key)
  }
  return createHmac('sha256', key).update(`${method}\n${url}\n${text}`).digest('base64url')
}
