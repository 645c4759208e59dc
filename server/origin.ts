import type { Env } from '#app/.server/platform/env.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The origins this site answers to: PUBLIC_URL and, when that is a loopback name, its loopback aliases on the same
 * port, since people type either.
 */
export function ownOrigins(env: Pick<Env, 'publicUrl'>): string[] {
  const url = new URL(env.publicUrl)
  if (!LOOPBACK.includes(url.hostname)) return [url.origin]
  const port = url.port === '' ? '' : `:${url.port}`
  return LOOPBACK.map((host) => `${url.protocol}//${host}${port}`)
}

/**
 * Where anybody's server may write: a mail provider presses the unsubscribe link for its user (RFC 8058), without cookies
 * and with whatever Origin. The token in the address is all that such a request can do anything by.
 */
const OPEN_TO_ALL: ReadonlySet<string> = new Set(['/unsubscribe'])

/**
 * The headers of a stranger's write without those that could lend it somebody's rights; undefined where strangers may
 * not write.
 */
export function strangersHeaders(request: Request): Headers | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'POST' || !OPEN_TO_ALL.has(pathname) || !searchParams.has('token')) return undefined
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'authorization', 'origin', 'sec-fetch-site']) headers.delete(name)
  return headers
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * False for a write that another site may have caused (ASVS 3.5.1): Origin must be ours; without an Origin,
 * Sec-Fetch-Site must be same-origin or none; with neither, the request must carry no cookie to ride on.
 */
export function isOwnWrite(request: Request, origins: readonly string[]): boolean {
  if (SAFE_METHODS.includes(request.method)) return true
  const origin = request.headers.get('origin')
  if (origin !== null) return origins.includes(origin)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  return !request.headers.has('cookie')
}
