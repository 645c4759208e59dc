import { createRemoteJWKSet, customFetch, errors, jwtVerify, type RemoteJWKSet } from 'jose'
import { z } from 'zod'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { EMAIL_MAX } from '#app/domain/sign-in/email.ts'

export type GoogleSettings = { clientId: string; clientSecret: string; issuer: string }

/** A user's identity at the provider. Trust the address only if it is verified. */
export type GoogleProof = { issuer: string; subject: string; email: string | null; emailVerified: boolean }

/** The requests to the provider. Each ends after five seconds and follows no redirect. */
export type GoogleProvider = {
  /** The addresses to which browsers are sent and at which codes are redeemed. */
  endpoints(): Promise<{ ok: true; authorization: URL; token: URL } | Refusal<'google_unavailable'>>
  /** Redeems a code of the authorization endpoint for an ID token. */
  exchange(input: {
    code: string
    codeVerifier: string
    redirectUri: string
  }): Promise<{ ok: true; idToken: string } | Refusal<'google_unavailable' | 'google_bad_response' | 'google_failed'>>
  /**
   * Checks an ID token (OpenID Connect Core 3.1.3.7): signature by a key of the issuer, issuer, audience, times, and
   * the nonce if the request had one. Only the subject and the address are read from its claims.
   */
  check(
    idToken: string,
    nonce?: string,
  ): Promise<{ ok: true; proof: GoogleProof } | Refusal<'google_unavailable' | 'google_failed'>>
}

const TIMEOUT_MS = 5_000
/** The provider's addresses rarely change; its keys have a lifetime of their own. */
const ENDPOINTS_KEPT_MS = 60 * 60 * 1000
/** The tolerated difference between the provider's clock and this server's. */
const SKEW_SECONDS = 60
/** An ID token is for signing in now, even if it claims to be valid for longer. */
export const ID_TOKEN_MAX_AGE_SECONDS = 10 * 60

const GOOGLE = 'https://accounts.google.com'
/** Google names itself in two ways and has endpoints on further hosts. No other provider may. */
const GOOGLE_ISSUERS = [GOOGLE, 'accounts.google.com']
const GOOGLE_HOSTS = ['https://oauth2.googleapis.com', 'https://www.googleapis.com']

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(EMAIL_MAX).nullable().catch(null),
  email_verified: z.unknown().optional(),
  azp: z.string().optional(),
  nonce: z.string().optional(),
})

type Known = { authorization: URL; token: URL; keys: RemoteJWKSet; at: number }

export function createGoogleProvider(settings: GoogleSettings, deps: { clock: Clock; log: Log }): GoogleProvider {
  const { clientId, clientSecret, issuer } = settings
  const { clock, log } = deps
  const hosts = [new URL(issuer).origin, ...(issuer === GOOGLE ? GOOGLE_HOSTS : [])]
  let known: Known | undefined
  let asking: Promise<Known | undefined> | undefined

  async function discover(): Promise<Known | undefined> {
    try {
      const answer = await ask(`${issuer}/.well-known/openid-configuration`)
      if (!answer.ok) throw new Error(`discovery answered ${answer.status}`)
      const found = Discovery.parse(await answer.json())
      if (found.issuer !== issuer) throw new Error('discovery names another issuer')
      const [authorization, token, keys] = [
        new URL(found.authorization_endpoint),
        new URL(found.token_endpoint),
        new URL(found.jwks_uri),
      ]
      // Browsers are sent only to the issuer, and the server's requests only to hosts on the list (ASVS 3.7.2, 13.2.4).
      if (authorization.origin !== hosts[0]) throw new Error('the authorization endpoint is elsewhere')
      if (!hosts.includes(token.origin) || !hosts.includes(keys.origin)) throw new Error('an endpoint is elsewhere')
      const keySet = createRemoteJWKSet(keys, {
        timeoutDuration: TIMEOUT_MS,
        [customFetch]: (url, options) => fetch(url, { ...options, redirect: 'error' }),
      })
      return { authorization, token, keys: keySet, at: clock.monotonic() }
    } catch (error) {
      log.error({ event: 'google.unreachable', error }, 'the OpenID provider cannot be asked where things are')
      return undefined
    }
  }

  async function whereThingsAre(): Promise<Known | undefined> {
    if (known !== undefined && clock.monotonic() - known.at < ENDPOINTS_KEPT_MS) return known
    asking ??= discover().finally(() => {
      asking = undefined
    })
    // If asking fails, the addresses of an hour ago are still better than none.
    known = (await asking) ?? known
    return known
  }

  return {
    async endpoints() {
      const found = await whereThingsAre()
      return found === undefined ? refuse('google_unavailable') : { ok: true, ...found }
    },

    async exchange({ code, codeVerifier, redirectUri }) {
      const found = await whereThingsAre()
      if (found === undefined) return refuse('google_unavailable')
      const answer = await ask(found.token, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization: `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`,
        },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: redirectUri,
          code_verifier: codeVerifier,
        }),
      }).catch(() => undefined)
      if (answer === undefined || answer.status >= 500) return refuse('google_unavailable')
      const body = await answer.json().catch(() => undefined)
      if (answer.status === 400 || answer.status === 401) {
        log.warn({ event: 'google.code_refused', error: errorCode(body?.error) }, 'the provider refused a code')
        return refuse('google_failed')
      }
      const idToken = body?.id_token
      return answer.ok && typeof idToken === 'string' ? { ok: true, idToken } : refuse('google_bad_response')
    },

    async check(idToken, nonce) {
      const found = await whereThingsAre()
      if (found === undefined) return refuse('google_unavailable')
      const refused = (reason: string) => {
        log.warn({ event: 'google.id_token_refused', reason }, 'an ID token was refused')
        return refuse('google_failed')
      }
      try {
        const { payload } = await jwtVerify(idToken, found.keys, {
          algorithms: ['RS256', 'ES256'],
          issuer: issuer === GOOGLE ? GOOGLE_ISSUERS : issuer,
          audience: clientId,
          requiredClaims: ['sub', 'exp', 'iat'],
          clockTolerance: SKEW_SECONDS,
          maxTokenAge: ID_TOKEN_MAX_AGE_SECONDS,
          currentDate: new Date(clock.now()),
        })
        const claims = Claims.safeParse(payload)
        if (!claims.success) return refused('claims')
        const { sub: subject, email, email_verified: verified, azp } = claims.data
        // A token with several audiences is for this client only if `azp` says so (OpenID Connect Core 3.1.3.7, 3 to
        // 5).
        if (Array.isArray(payload.aud) && payload.aud.length > 1 && azp === undefined) return refused('azp')
        if (azp !== undefined && azp !== clientId) return refused('azp')
        if (nonce !== undefined && claims.data.nonce !== nonce) return refused('nonce')
        return { ok: true, proof: { issuer, subject, email, emailVerified: verified === true } }
      } catch (error) {
        if (error instanceof errors.JOSEError && !UNREACHABLE.includes(error.code)) return refused(error.code)
        log.error({ event: 'google.unreachable', error }, 'the keys of the OpenID provider cannot be read')
        return refuse('google_unavailable')
      }
    },
  }
}

/** jose's error codes for keys that could not be fetched; its other errors are about the token. */
const UNREACHABLE: readonly string[] = ['ERR_JWKS_TIMEOUT', 'ERR_JOSE_GENERIC', 'ERR_JWKS_INVALID']

function ask(url: URL | string, init: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })
}

/** An error code of RFC 6749 that is safe to log and to show. */
export function errorCode(code: unknown): string {
  return typeof code === 'string' && /^[a-z][a-z_]{1,39}$/.test(code) ? code : 'unknown_error'
}
