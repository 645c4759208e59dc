const BASE = 'https://penmark.invalid'
/** An address travels on in headers and cookies, which hold no more than 16 KiB and 4 KiB. */
const LONGEST = 2_000

/**
 * The path and query of a target that stays on this site, else `fallback`. Takes what a browser could read in any
 * other way for foreign: `//`, a backslash, control characters, and all of these percent-encoded, however deep
 * (ASVS 3.7.2). The fragment is dropped.
 */
export function safeRedirect(target: unknown, fallback = '/dashboard'): string {
  if (typeof target !== 'string' || target.length > LONGEST || !isLocal(target)) return fallback
  const url = URL.canParse(target, BASE) ? new URL(target, BASE) : undefined
  if (url === undefined || url.origin !== BASE || !isLocal(url.pathname)) return fallback
  const written = url.pathname + url.search
  // A letter that is no ASCII is written as up to nine characters.
  return written.length > LONGEST ? fallback : written
}

/** The page that a visitor wanted before signing in, from the address of an account screen; `null` if it names none. */
export function returnPathOf(url: URL): string | null {
  return safeRedirect(url.searchParams.get('redirectTo'), '') || null
}

function isLocal(target: string): boolean {
  let form = target
  for (let depth = 0; depth < 5; depth += 1) {
    if (!form.startsWith('/') || form.startsWith('//') || /[\\\p{Cc}\p{Cf}]/u.test(form)) return false
    const decoded = decodeOnce(form)
    if (decoded === undefined) return false
    if (decoded === form) return true
    form = decoded
  }
  return false
}

function decodeOnce(form: string): string | undefined {
  try {
    return decodeURIComponent(form)
  } catch {
    return undefined
  }
}
