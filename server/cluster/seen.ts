import type { Positions } from '#app/.server/platform/cluster/litefs.ts'

/** A browser that has just written must not read an older state: as long as this, since replicas are seconds behind at most. */
const KEPT_SECONDS = 300

/** The name of the cookie that says which state its browser has seen. */
function seenName(secure: boolean): string {
  return secure ? '__Host-penmark_seen' : 'penmark_seen'
}

/** The cookie for an answer that wrote: the positions of both databases after it. */
export function seenCookie({ penmark, keys }: Positions, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${seenName(secure)}=${penmark}.${keys}; ${attributes}`
}

/** The positions in a request's cookies; undefined without a cookie, or for one that is not ours. */
export function seenIn(cookies: string | undefined, secure: boolean): Positions | undefined {
  const name = seenName(secure)
  for (const pair of (cookies ?? '').slice(0, 16_384).split(';')) {
    const [key = '', value = ''] = pair.trim().split('=', 2)
    const [, penmark, keys] = key === name ? (/^([0-9a-f]{16})\.([0-9a-f]{16})$/.exec(value) ?? []) : []
    if (penmark !== undefined && keys !== undefined) return { penmark, keys }
  }
  return undefined
}

/** Whether these positions hold everything that was seen. */
export function holds(here: Positions | undefined, seen: Positions): boolean {
  return here !== undefined && here.penmark >= seen.penmark && here.keys >= seen.keys
}
