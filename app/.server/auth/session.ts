/**
 * The cookie of the web session. Its value is the token alone: 256 random bits need no signature, and a lost signing
 * secret logs nobody out. `__Host-` binds it to this host and to https (ASVS 3.3.1-3.3.5); plain http on localhost
 * cannot carry that prefix.
 */
export type SessionCookie = {
  /** The token that a request brings, if it could be one. */
  tokenOf(request: Request): string | undefined
  /** `Set-Cookie` that hands the token over; the browser forgets it when the session ends anyway. */
  set(token: string, expiresAt: number): string
  /** `Set-Cookie` that takes it away. */
  clear(): string
}

export function createSessionCookie(secure: boolean): SessionCookie {
  const name = secure ? '__Host-penmark_session' : 'penmark_session'
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`)
  return {
    tokenOf: (request) => pattern.exec(request.headers.get('cookie') ?? '')?.[1],
    set: (token, expiresAt) => `${name}=${token}; Expires=${new Date(expiresAt).toUTCString()}${attributes}`,
    clear: () => `${name}=; Max-Age=0${attributes}`,
  }
}
