/** A verifier, as RFC 7636 4.1 wants it: 43 characters of 32 random bytes. */
export function randomText(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(32)))
}

/** The challenge to a verifier by the method S256 (RFC 7636 4.2). */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}
