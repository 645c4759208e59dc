/** A cookie that holds one token. */
type TokenCookie = {
  /** The token that a request brings, if it could be one. */
  tokenOf(request: Request): string | undefined
  /** `Set-Cookie` that sets the token; the browser deletes it when the session or challenge expires. */
  set(token: string, expiresAt: number): string
  /** `Set-Cookie` that deletes it. */
  clear(): string
}

/**
 * The cookie of the web session. Its value is the token alone: 256 random bits need no signature, and losing a signing
 * secret signs out no user. `__Host-` binds it to this host and to https (ASVS 3.3.1-3.3.5); plain http on localhost
 * cannot carry that prefix.
 */
export function createSessionCookie(secure: boolean): TokenCookie {
  return createTokenCookie('penmark_session', secure)
}

/**
 * The cookie of a sign-in that waits for its second step: it binds that step to the browser of the first one. It
 * follows the rules of the session cookie.
 */
export function createChallengeCookie(secure: boolean): TokenCookie {
  return createTokenCookie('penmark_challenge', secure)
}

/**
 * The cookie of the browser in which an account was registered: only there does the mailed link confirm the address
 * without the password. It follows the rules of the session cookie.
 */
export function createRegistrationCookie(secure: boolean): TokenCookie {
  return createTokenCookie('penmark_registration', secure)
}

/**
 * The cookie by which a user's own devices are known: it spares them the mail about a new device and the waits at the
 * second step. It is set by a sign-in, read by the next one, and says nothing without the user's id.
 */
export function createDeviceCookie(secure: boolean): TokenCookie {
  return createTokenCookie('penmark_device', secure)
}

/** The cookie of a challenge that an authenticator signs: the answer counts only from the browser that requested it. */
export function createPasskeyCookie(secure: boolean): TokenCookie {
  return createTokenCookie('penmark_passkey', secure)
}

function createTokenCookie(plainName: string, secure: boolean): TokenCookie {
  const name = secure ? `__Host-${plainName}` : plainName
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const pattern = new RegExp(`(?:^|;\\s*)${name}=([A-Za-z0-9_-]{43})(?:;|$)`)
  return {
    tokenOf: (request) => pattern.exec(request.headers.get('cookie') ?? '')?.[1],
    set: (token, expiresAt) => `${name}=${token}; Expires=${new Date(expiresAt).toUTCString()}${attributes}`,
    clear: () => `${name}=; Max-Age=0${attributes}`,
  }
}
