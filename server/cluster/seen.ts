import type { Positions } from '#app/.server/platform/cluster/litefs.ts'

/** A browser that has just written must not read an older state: as long as this, since replicas are seconds behind at most. */
const KEPT_SECONDS = 300

/** Cookies of a browser that are looked at; each names an answer that was still writing. */
const WRITING_MOST = 16

/** The name of the cookie that says which state its browser has seen. */
function seenName(secure: boolean): string {
  return secure ? '__Host-penmark_seen' : 'penmark_seen'
}

/** Each answer has a cookie of its own, since those of two answers at once would replace one another. */
function writingName(answer: string, secure: boolean): string {
  return `${secure ? '__Host-' : ''}penmark_writing_${answer}`
}

function attributes(seconds: number, secure: boolean): string {
  return `Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
}

/** The cookie for an answer that wrote: the positions of both databases after it. */
export function seenCookie({ penmark, keys }: Positions, secure: boolean): string {
  return `${seenName(secure)}=${penmark}.${keys}; ${attributes(KEPT_SECONDS, secure)}`
}

/** The cookie for an answer that still writes after its head, in which no later position can stand. */
export function writingCookie(answer: string, secure: boolean): string {
  return `${writingName(answer, secure)}=1; ${attributes(KEPT_SECONDS, secure)}`
}

/** Removes such a cookie: what the answer wrote is among what the browser has seen. */
export function writtenCookie(answer: string, secure: boolean): string {
  return `${writingName(answer, secure)}=; ${attributes(0, secure)}`
}

/** The answers in a request's cookies that were still writing when they began. */
export function writingIn(cookies: string | undefined, secure: boolean): string[] {
  const prefix = writingName('', secure)
  const names = pairsOf(cookies).flatMap(([key]) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  return [...new Set(names.filter((name) => /^[0-9a-f]{16}$/.test(name)))].slice(0, WRITING_MOST)
}

/** The positions in a request's cookies; undefined without a cookie, or for one that is not ours. */
export function seenIn(cookies: string | undefined, secure: boolean): Positions | undefined {
  const name = seenName(secure)
  for (const [key, value] of pairsOf(cookies)) {
    const [, penmark, keys] = key === name ? (/^([0-9a-f]{16})\.([0-9a-f]{16})$/.exec(value) ?? []) : []
    if (penmark !== undefined && keys !== undefined) return { penmark, keys }
  }
  return undefined
}

/** Whether these positions hold everything that was seen. */
export function holds(here: Positions | undefined, seen: Positions): boolean {
  return here !== undefined && here.penmark >= seen.penmark && here.keys >= seen.keys
}

function pairsOf(cookies: string | undefined): (readonly [string, string])[] {
  return (cookies ?? '')
    .slice(0, 16_384)
    .split(';')
    .map((pair) => {
      const [key = '', value = ''] = pair.trim().split('=', 2)
      return [key, value] as const
    })
}
