import { createHash } from 'node:crypto'
import { Authenticator } from 'remix-auth'
import { OAuth2Strategy } from 'remix-auth-oauth2'
import { z } from 'zod'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { createEnvelopes } from './envelopes.ts'
import {
  createGoogleProvider,
  type GoogleProof,
  type GoogleSettings,
  ID_TOKEN_MAX_AGE_SECONDS,
} from './google-provider.ts'
import { tokenHash } from './tokens.ts'

/** The provider's proof of an identity, and the hashes of the answers that contained it: each answer counts once. */
export type GoogleAnswer = { proof: GoogleProof; answers: readonly { sha256: Buffer; expiresAt: number }[] }

/** The purpose of a browser's visit to the provider, and the page to continue at. */
type GoogleErrand = {
  /** The page that the visitor wanted. */
  redirectTo: string | null
  /** Set if a signed-in user adds the identity to their account: only that session may complete it. */
  connect: { userId: string; sessionId: string } | null
}

type Failed = Refusal<'google_unavailable' | 'google_bad_response' | 'google_failed'>

/** Signing in at Google, or at another OpenID provider instead. */
export type Google = {
  /**
   * Begins in a browser: the address to send it to, and the `Set-Cookie` lines that bind the answer to this browser.
   */
  begin(
    request: Request,
    errand: GoogleErrand,
  ): Promise<{ ok: true; location: string; cookies: string[] } | Refusal<'google_unavailable'>>
  /** Completes in the browser that began; `cookies` remove the binding, with either outcome. */
  finish(
    request: Request,
    back: { code: string; state: string },
  ): Promise<{ outcome: { ok: true; answer: GoogleAnswer; errand: GoogleErrand } | Failed; cookies: string[] }>
  /**
   * Begins for a program without cookies: the data that binds the answer is sealed into the state. `state` is a value
   * of the program's own and comes back with the answer.
   */
  authorizationUrl(
    state: string | null,
  ): Promise<{ ok: true; url: string; expiresAt: number } | Refusal<'google_unavailable'>>
  /** Completes for the program. */
  redeem(back: {
    code: string
    state: string
  }): Promise<{ ok: true; answer: GoogleAnswer; state: string | null } | Failed>
  /**
   * Accepts an ID token that a program got from the provider itself. It has no nonce of this server, so it must be
   * fresh.
   */
  accept(idToken: string): Promise<{ ok: true; answer: GoogleAnswer } | Failed>
}

/** The time that a user has at the provider. */
const FLOW_MS = 10 * 60 * 1000
/** The number of sign-ins that one browser may have under way; with more of them, or longer ones, all are forgotten. */
const FLOWS_MAX = 8
/** The length of their cookies: with more, a request with all its headers would be refused (431). */
const FLOWS_LENGTH_MAX = 6_000
const STRATEGY = 'google'
const CALL_STATE = 'google call'

const Errand = z.object({
  redirectTo: z.string().nullable(),
  connect: z.object({ userId: z.string(), sessionId: z.string() }).nullable(),
})
const CallState = z.object({ codeVerifier: z.string(), state: z.string().nullable() })

export type GoogleDeps = {
  settings: GoogleSettings
  publicUrl: string
  secure: boolean
  /** Newest first. */
  secrets: readonly [string, ...string[]]
  clock: Clock
  log: Log
}

/** The vendor adapter: authorization code flow with PKCE (S256), state and nonce through remix-auth. */
export function createGoogle(deps: GoogleDeps): Google {
  const { settings, publicUrl, secure, secrets, clock, log } = deps
  const provider = createGoogleProvider(settings, { clock, log })
  const envelopes = createEnvelopes(secrets)
  const redirectUri = `${publicUrl}/auth/callback`
  const cookies = flowCookies(secure)

  /** Redeems the code, and checks the ID token against the browser or program that asked for it. */
  async function finished(code: string, codeVerifier: string): Promise<{ ok: true; answer: GoogleAnswer } | Failed> {
    const exchanged = await provider.exchange({ code, codeVerifier, redirectUri })
    if (!exchanged.ok) return exchanged
    const checked = await provider.check(exchanged.idToken, nonceFor(challengeOf(codeVerifier)))
    if (!checked.ok) return checked
    return { ok: true, answer: { proof: checked.proof, answers: [once(exchanged.idToken)] } }
  }

  function once(answer: string): { sha256: Buffer; expiresAt: number } {
    // Stored for longer than any answer is valid: the age of an ID token counts from its own issue.
    return { sha256: tokenHash(answer), expiresAt: clock.now() + FLOW_MS + 2 * ID_TOKEN_MAX_AGE_SECONDS * 1000 }
  }

  async function flow(): Promise<{ ok: true; flow: CodeFlow } | Refusal<'google_unavailable'>> {
    const endpoints = await provider.endpoints()
    if (!endpoints.ok) return endpoints
    const strategy = new CodeFlow(
      {
        clientId: settings.clientId,
        clientSecret: settings.clientSecret,
        authorizationEndpoint: endpoints.authorization,
        tokenEndpoint: endpoints.token,
        redirectURI: redirectUri,
        scopes: ['openid', 'email'],
        cookie: {
          name: cookies.name,
          ...(secure ? { secure } : {}),
          httpOnly: true,
          sameSite: 'Lax',
          path: '/',
          maxAge: FLOW_MS / 1000,
        },
      },
      finished,
    )
    return { ok: true, flow: strategy }
  }

  return {
    async begin(request, errand) {
      const ready = await flow()
      if (!ready.ok) return ready
      const auth = new Authenticator<Finished>().use(ready.flow, STRATEGY)
      const begun = await auth.authenticate(STRATEGY, new Request(redirectUri)).catch((thrown: unknown) => thrown)
      if (!(begun instanceof Response)) throw new Error('the strategy began without sending anybody away')
      const location = begun.headers.get('location') ?? ''
      const state = new URL(location).searchParams.get('state') ?? ''
      const sealedErrand = envelopes.seal(`google flow ${state}`, errand, clock.now() + FLOW_MS)
      return {
        ok: true,
        location,
        cookies: [
          ...cookies.overflow(request),
          ...begun.headers.getSetCookie(),
          cookies.errand(state, sealedErrand, FLOW_MS / 1000),
        ],
      }
    },

    async finish(request, { code, state }) {
      const clear = cookies.of(request, state)
      const sealedErrand = cookies.errandOf(request, state)
      const errand = Errand.safeParse(sealedErrand && envelopes.open(`google flow ${state}`, sealedErrand, clock.now()))
      // Without a state the strategy would start a new sign-in.
      if (state === '' || !errand.success) return { outcome: refuse('google_failed'), cookies: clear }
      const ready = await flow()
      if (!ready.ok) return { outcome: ready, cookies: [] }
      const auth = new Authenticator<Finished>().use(ready.flow, STRATEGY)
      const back = new Request(`${redirectUri}?${new URLSearchParams({ code, state })}`, {
        headers: { cookie: request.headers.get('cookie') ?? '' },
      })
      try {
        const outcome = await auth.authenticate(STRATEGY, back)
        return { outcome: outcome.ok ? { ...outcome, errand: errand.data } : outcome, cookies: clear }
      } catch (error) {
        // The strategy throws these errors if the state does not belong to this browser.
        if (!(error instanceof ReferenceError) && !(error instanceof RangeError)) throw error
        log.warn({ event: 'google.state_refused' }, 'an answer of the provider came to another browser')
        return { outcome: refuse('google_failed'), cookies: clear }
      }
    },

    async authorizationUrl(state) {
      const ready = await flow()
      if (!ready.ok) return ready
      const { codeVerifier, url } = ready.flow.begin()
      const expiresAt = clock.now() + FLOW_MS
      url.searchParams.set('state', `${CALL_PREFIX}${envelopes.seal(CALL_STATE, { codeVerifier, state }, expiresAt)}`)
      return { ok: true, url: url.href, expiresAt }
    },

    async redeem({ code, state }) {
      const sealed = isStateOfCall(state) ? state.slice(CALL_PREFIX.length) : ''
      const opened = CallState.safeParse(envelopes.open(CALL_STATE, sealed, clock.now()))
      if (!opened.success) return refuse('google_failed')
      const done = await finished(code, opened.data.codeVerifier)
      if (!done.ok) return done
      const { proof, answers } = done.answer
      return { ok: true, answer: { proof, answers: [...answers, once(state)] }, state: opened.data.state }
    },

    async accept(idToken) {
      const checked = await provider.check(idToken)
      if (!checked.ok) return checked
      return { ok: true, answer: { proof: checked.proof, answers: [once(idToken)] } }
    },
  }
}

const CALL_PREFIX = 'api.'

/** Whether a returned state belongs to a program: then a browser can do nothing with it. */
export function isStateOfCall(state: string): boolean {
  return state.startsWith(CALL_PREFIX)
}

type Finished = { ok: true; answer: GoogleAnswer } | Failed
type Tokens = OAuth2Strategy.VerifyOptions['tokens']

/**
 * A class, because remix-auth-oauth2 learns about a provider only by inheritance. Its own exchange has no timeout,
 * follows redirects and has no nonce, so this exchange replaces it and its result is passed on.
 */
class CodeFlow extends OAuth2Strategy<Finished> {
  private readonly finish: (code: string, codeVerifier: string) => Promise<Finished>

  constructor(
    options: OAuth2Strategy.ConstructorOptions,
    finish: (code: string, codeVerifier: string) => Promise<Finished>,
  ) {
    super(options, async ({ tokens }) => tokens as unknown as Finished)
    this.finish = finish
  }

  /** The provider's address with a state and a challenge, and the verifier of the challenge. */
  begin(): { codeVerifier: string; url: URL } {
    const { codeVerifier, url } = this.createAuthorizationURL()
    url.search = this.authorizationParams(url.searchParams).toString()
    return { codeVerifier, url }
  }

  protected override authorizationParams(params: URLSearchParams): URLSearchParams {
    const all = new URLSearchParams(params)
    all.set('nonce', nonceFor(all.get('code_challenge') ?? ''))
    all.set('prompt', 'select_account')
    return all
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string): Promise<Tokens> {
    return (await this.finish(code, codeVerifier)) as unknown as Tokens
  }
}

function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url')
}

/**
 * The nonce is a hash of a value that only this browser has, as OpenID Connect Core proposes (15.5.2): the cookie of
 * the verifier binds it without revealing it.
 */
function nonceFor(codeChallenge: string): string {
  return createHash('sha256').update(`nonce ${codeChallenge}`).digest('base64url')
}

/**
 * The cookies of sign-ins under way, two for each: the strategy's, whose name ends with a random id, and one with the
 * errand.
 */
function flowCookies(secure: boolean) {
  const name = secure ? '__Host-penmark_google' : 'penmark_google'
  const errandName = (state: string) => `${secure ? '__Host-' : ''}penmark_errand_${state.slice(0, 12)}`
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  const gone = (cookie: string) => `${cookie}=; Max-Age=0${attributes}`
  return {
    name,
    errand: (state: string, value: string, seconds: number) =>
      `${errandName(state)}=${value}; Max-Age=${seconds}${attributes}`,
    errandOf: (request: Request, state: string) =>
      cookiesOf(request).find((cookie) => cookie.name === errandName(state))?.value,
    /** Removes the cookies of this state. */
    of: (request: Request, state: string) =>
      cookiesOf(request)
        .filter((cookie) =>
          cookie.name.startsWith(`${name}:`)
            ? new URLSearchParams(cookie.value).get('state') === state
            : cookie.name === errandName(state),
        )
        .map((cookie) => gone(cookie.name)),
    /** Removes all of them if there are too many. */
    overflow: (request: Request) => {
      const all = cookiesOf(request).filter(
        (cookie) => cookie.name.startsWith(`${name}:`) || cookie.name.startsWith(errandName('')),
      )
      const length = all.reduce((sum, cookie) => sum + cookie.name.length + cookie.value.length, 0)
      return all.length < 2 * FLOWS_MAX && length < FLOWS_LENGTH_MAX ? [] : all.map((cookie) => gone(cookie.name))
    },
  }
}

function cookiesOf(request: Request): { name: string; value: string }[] {
  return (request.headers.get('cookie') ?? '').split(';').flatMap((pair) => {
    const [, name, value] = /^\s*([^=\s]+)=(.*?)\s*$/.exec(pair) ?? []
    return name === undefined || value === undefined ? [] : [{ name, value }]
  })
}
