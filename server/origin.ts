import type { Env } from '#app/.server/platform/env.ts'

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * The origins of this site: PUBLIC_URL and, if that is a loopback name, the other loopback names on the same port, since
 * people type any of them.
 */
export function ownOrigins(env: Pick<Env, 'publicUrl'>): string[] {
  const url = new URL(env.publicUrl)
  if (!LOOPBACK.includes(url.hostname)) return [url.origin]
  const port = url.port === '' ? '' : `:${url.port}`
  return LOOPBACK.map((host) => `${url.protocol}//${host}${port}`)
}

/**
 * Paths that accept writes from any site: a mail provider presses the unsubscribe link for its user (RFC 8058), without
 * cookies and with any Origin. The token in the address is the only authority of such a request.
 */
const OPEN_WRITES: ReadonlySet<string> = new Set(['/unsubscribe'])

/**
 * The headers of a foreign site's write without those that could lend it a user's rights; undefined if foreign sites may
 * not write here.
 */
export function foreignWriteHeaders(request: Request): Headers | undefined {
  const { pathname, searchParams } = new URL(request.url)
  if (request.method !== 'POST' || !OPEN_WRITES.has(pathname) || !searchParams.has('token')) return undefined
  const headers = new Headers(request.headers)
  for (const name of ['cookie', 'authorization', 'origin', 'sec-fetch-site']) headers.delete(name)
  return headers
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Whether a write comes from this site; false if another site may have caused it (ASVS 3.5.1). Origin must be ours;
 * without it Sec-Fetch-Site must be same-origin or none; without either the request must not carry a cookie.
 */
export function isOwnWrite(request: Request, origins: readonly string[]): boolean {
  if (SAFE_METHODS.includes(request.method)) return true
  const origin = request.headers.get('origin')
  if (origin !== null) return origins.includes(origin)
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  return !request.headers.has('cookie')
}
