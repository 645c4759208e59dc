import { setTimeout } from 'node:timers/promises'
import type { AccountDeps } from '#app/.server/account/deps.ts'
import { apiUserOf } from '#app/.server/account/queries.ts'
import { bringsItsTime, holdBackMs, isBaited } from '#app/.server/auth/bot-trap.ts'
import type { Google, GoogleAnswer } from '#app/.server/auth/google.ts'
import type { CurrentUser } from '#app/.server/auth/middleware.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import type { Device } from '#app/domain/sign-in/device.ts'
import { connectGoogle, googleSignIn } from './google-sign-in.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import type { Attempts } from './reauthenticate.ts'
import { register } from './register.ts'
import { resendVerification } from './resend-verification.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import type { SignedInSession } from './sign-in.ts'
import { needsPassword, type OpenedLink, registeredAddress, verifyEmail, verifyInBrowser } from './verify-email.ts'

/** Registering, signing in and out, and recovering an account, as routes use them. */
export type SignIns = ReturnType<typeof createSignIns>

type Rule = 'login' | 'register' | 'resend' | 'verify' | 'forgot' | 'reset' | 'googleCallback'
/** The client's address, by which attempts are counted. */
type Counted = { address: string }

/** The refusals while an operator has switched a part of the product off. */
type Closed = {
  refusal<Name extends 'registration' | 'mails'>(
    name: Name,
  ): (Refusal<`${Name}_off`> & { retryAfterSeconds: number }) | undefined
}

/** @param deps.google undefined if the settings name no client */
export function createSignIns(
  deps: AccountDeps & { google: Google | undefined; limits: Readonly<Record<Rule, Attempts>>; breakers: Closed },
) {
  const { google, limits, clock, breakers } = deps

  return {
    /** The refusal of every registration; null while accounts can be opened. */
    registrationClosed: () => breakers.refusal('registration') ?? null,
    /** Whether Google is a way to sign in here. */
    offersGoogle: google !== undefined,
    /** The time that a form for strangers carries, see the bot trap. */
    formTime: () => clock.now(),
    /** Waits as long as the form must be held back, then tells whether its bait was taken. */
    async fellForBotTrap(form: FormData): Promise<boolean> {
      await setTimeout(holdBackMs(form, clock.now()))
      return isBaited(form)
    },
    /** Whether a form was put together by a script, which never saw its page. */
    isHomemade: (form: FormData) => !bringsItsTime(form, clock.now()),

    async register(input: Parameters<typeof register>[1] & Counted) {
      const { address, ...account } = input
      const closed = breakers.refusal('registration')
      if (closed !== undefined) return closed
      const attempt = await limits.register.take({ identifier: account.email, address })
      return attempt.ok ? register(deps, account) : attempt
    },

    /** Counts an attempt; a successful sign-in is not counted. */
    async login(input: Parameters<typeof login>[1] & Counted) {
      const { address, ...credentials } = input
      const attempt = await limits.login.take({ identifier: credentials.email, address })
      if (!attempt.ok) return attempt
      const outcome = await login(deps, credentials)
      if (outcome.ok) await attempt.succeeded()
      return outcome
    },

    logout: (token: string | undefined) => logout(deps, token),

    async verifyEmail({ token, address }: { token: string } & Counted) {
      const attempt = await limits.verify.take({ identifier: token, address })
      return attempt.ok ? verifyEmail(deps, { token }) : attempt
    },

    /** Whether a link that was opened in this browser needs the password of the registration. */
    needsPassword: (link: OpenedLink) => needsPassword(deps, link),
    /** The unverified address that was registered in this browser. */
    registeredAddress: (browser: string | undefined) => registeredAddress(deps, browser),

    /** Counts an attempt for each wrong password too: five for one link. */
    async verifyInBrowser({ address, ...input }: Parameters<typeof verifyInBrowser>[1] & Counted) {
      const attempt = await limits.verify.take({ identifier: input.token, address })
      return attempt.ok ? verifyInBrowser(deps, input) : attempt
    },

    async resendVerification({ email, returnPath, address }: { email: string; returnPath?: string | null } & Counted) {
      const closed = breakers.refusal('mails')
      if (closed !== undefined) return closed
      const attempt = await limits.resend.take({ identifier: email, address })
      if (!attempt.ok) return attempt
      resendVerification(deps, { email, returnPath: returnPath ?? null })
      return { ok: true as const }
    },

    async requestPasswordReset({ email, address }: { email: string } & Counted) {
      const closed = breakers.refusal('mails')
      if (closed !== undefined) return closed
      const attempt = await limits.forgot.take({ identifier: email, address })
      if (!attempt.ok) return attempt
      requestPasswordReset(deps, { email })
      return { ok: true as const }
    },

    async resetPassword({ token, newPassword, address }: { token: string; newPassword: string } & Counted) {
      const attempt = await limits.reset.take({ identifier: token, address })
      return attempt.ok ? resetPassword(deps, { token, newPassword }) : attempt
    },

    /** Begins signing in with Google in a browser. */
    async beginGoogle(request: Request, redirectTo: string | null) {
      return (await google?.begin(request, { redirectTo, connect: null })) ?? refuse('google_not_configured')
    },

    /**
     * Completes what a browser began at Google: signs in, or connects Google to the account of `user`, if the same
     * session began that. `cookies` end the flow in this browser and belong in every answer.
     */
    async finishGoogle(
      request: Request,
      callback: { code: string; state: string },
      by: {
        user: Pick<CurrentUser, 'sessionId'> | null
        locale: Locale
        device: Device
        browser: string | undefined
      } & Counted,
    ) {
      if (google === undefined) return { ...refuse('google_not_configured'), cookies: [] }
      const attempt = await limits.googleCallback.take({ identifier: by.address, address: by.address })
      if (!attempt.ok) return { ...attempt, cookies: [] }
      const { outcome, cookies } = await google.finish(request, callback)
      if (!outcome.ok) return { ...outcome, cookies }
      const { answer, errand } = outcome
      if (errand.connect !== null) {
        // Only the session that began this may complete it.
        if (by.user?.sessionId !== errand.connect.sessionId) return { ...refuse('google_failed'), cookies }
        const connected = connectGoogle(deps, { ...errand.connect, answer })
        return connected.ok
          ? { ok: true as const, done: 'connected' as const, cookies }
          : { ...connected, connecting: true, cookies }
      }
      const entered = googleSignIn(deps, {
        answer,
        kind: 'web',
        locale: by.locale,
        device: by.device,
        browser: by.browser,
        closed: breakers.refusal('registration'),
      })
      if (!entered.ok) return { ...entered, cookies }
      const { signedIn, email } = entered
      return { ok: true as const, done: 'signed_in' as const, signedIn, email, redirectTo: errand.redirectTo, cookies }
    },

    /** The address at Google for a program, and how long it works. */
    async googleAddress(state: string | null) {
      return google === undefined ? refuse('google_not_configured') : google.authorizationUrl(state)
    },

    /** Signs a program in with the code that Google answered. */
    googleByCode: (callback: { code: string; state: string }, by: GoogleCaller) =>
      callByGoogle((client) => client.redeem(callback), by),
    /** Signs a program in with an ID token that Google gave it. */
    googleByIdToken: (idToken: string, by: GoogleCaller) => callByGoogle((client) => client.accept(idToken), by),

    /** The user of a new session, in the field names of the calls. */
    apiUserOf: (session: Pick<SignedInSession, 'userId' | 'workspaceId'>) => apiUserOf(deps, session),
  }

  async function callByGoogle(prove: (client: Google) => Promise<GoogleProofOutcome>, by: GoogleCaller) {
    const { address, locale, device } = by
    const attempt = await limits.googleCallback.take({ identifier: address, address })
    if (!attempt.ok) return attempt
    if (google === undefined) return refuse('google_not_configured')
    const proof = await prove(google)
    if (!proof.ok) return proof
    const entered = googleSignIn(deps, {
      answer: proof.answer,
      kind: 'api',
      locale,
      device,
      closed: breakers.refusal('registration'),
    })
    return entered.ok ? { ok: true as const, signedIn: entered.signedIn, state: proof.state } : entered
  }
}

type GoogleProofOutcome =
  | { ok: true; answer: GoogleAnswer; state?: string | null }
  | Refusal<'google_unavailable' | 'google_bad_response' | 'google_failed'>
type GoogleCaller = { locale: Locale; device: Device } & Counted
