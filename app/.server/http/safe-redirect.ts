const BASE = 'https://penmark.invalid'
/** Longest target: it is passed on in headers and cookies, which hold at most 16 KiB and 4 KiB. */
const LONGEST = 2_000

/**
 * The path and query of a target on this site, else `fallback`. Every target that a browser could read differently counts
 * as foreign: `//`, a backslash, control characters, and all of these percent-encoded at any depth (ASVS 3.7.2). The
 * fragment is dropped.
 */
export function safeRedirect(target: unknown, fallback = '/dashboard'): string {
  if (typeof target !== 'string' || target.length > LONGEST || !isLocal(target)) return fallback
  const url = URL.canParse(target, BASE) ? new URL(target, BASE) : undefined
  if (url === undefined || url.origin !== BASE || !isLocal(url.pathname)) return fallback
  const written = url.pathname + url.search
  // The URL encodes a letter outside ASCII in up to nine characters.
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
