import { type RouterContextProvider, redirect } from 'react-router'
import { createChallengeCookie, createDeviceCookie, createSessionCookie } from '#app/.server/auth/session.ts'
import { refusedCall } from '#app/.server/http/call.ts'
import { siteContext, toastsContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { safeRedirect } from '#app/.server/http/safe-redirect.ts'
import { redirectWithToast, type Toast } from '#app/.server/http/toast.ts'
import { SECURE_PAGE } from '#app/domain/access/access.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { signInContext } from '../context.ts'
import type { SignedInSession, SignIn } from '../sign-in.ts'
import type { SignIns } from '../sign-ins.ts'

type Context = Readonly<RouterContextProvider>
type Incoming = { request: Request; context: Context }

/**
 * Answers a sign-in in a browser: the session as a cookie, instead of the one it had, and the page it wanted; or, if a
 * second factor is needed, the challenge as a cookie and the page for it, which keeps the return path. `redirectTo` is
 * the value of the address, as it came. After a reset of the password the first page is the one that looks through the
 * account.
 */
export async function answerSignIn(
  { request, context }: Incoming,
  signedIn: SignIn,
  { redirectTo, toast }: { redirectTo: string | null; toast?: Toast },
): Promise<Response> {
  if (signedIn.step === 'second_factor') {
    const cookie = createChallengeCookie(context.get(siteContext).secure).set(signedIn.challenge, signedIn.expiresAt)
    const query = redirectTo === null ? '' : `?${new URLSearchParams({ redirectTo: safeRedirect(redirectTo) })}`
    return redirect(`/login/second-factor${query}`, { status: 303, headers: { 'set-cookie': cookie } })
  }
  const headers = new Headers()
  for (const line of sessionCookies({ request, context }, signedIn)) headers.append('set-cookie', line)
  return redirectWithToast(
    context.get(toastsContext),
    signedIn.unchecked
      ? withReturnPath(SECURE_PAGE, redirectTo === null ? null : safeRedirect(redirectTo))
      : safeRedirect(redirectTo),
    toast ?? { kind: 'success', key: 'sign-in:api.loggedIn' },
    headers,
  )
}

/** The token of this browser's device cookie, if it has signed in here before. */
export function browserOf({ request, context }: Incoming): string | undefined {
  return createDeviceCookie(context.get(siteContext).secure).tokenOf(request)
}

/** The `Set-Cookie` lines of a session that replaces the one of this browser, which ends. */
export function sessionCookies({ request, context }: Incoming, signedIn: SignedInSession): string[] {
  const { secure } = context.get(siteContext)
  const cookie = createSessionCookie(secure)
  context.get(signInContext).logout(cookie.tokenOf(request))
  // A second step that waited in this browser is over, with either outcome.
  const challenge = createChallengeCookie(secure)
  const cleared = challenge.tokenOf(request) === undefined ? [] : [challenge.clear()]
  const { browser } = signedIn
  const device = browser === null ? [] : [createDeviceCookie(secure).set(browser.token, browser.expiresAt)]
  return [cookie.set(signedIn.token, signedIn.expiresAt), ...cleared, ...device]
}

/**
 * Answers a sign-in of a program: `{ user, token, message }`, the token being a bearer token of its own, never a web
 * session; or, if a second factor is on, 401 with the `challenge` for `POST /api/auth/second-factor`.
 * @param more further members of the answer
 */
export function answerApiSignIn(
  context: Context,
  signedIn: SignIn,
  more: Readonly<Record<string, unknown>> = {},
): Response {
  if (signedIn.step === 'second_factor') {
    return apiError('second_factor_required', context, {
      body: {
        ...more,
        error: 'second_factor_required',
        challenge: signedIn.challenge,
        challenge_expires_at: new Date(signedIn.expiresAt).toISOString(),
      },
    })
  }
  return Response.json({
    ...more,
    user: context.get(signInContext).apiUserOf(signedIn),
    token: signedIn.token,
    expires_at: new Date(signedIn.expiresAt).toISOString(),
    message: translatorFor(localeOf(context))('sign-in:api.loggedIn'),
  })
}

/** Answers a program that signed in with Google; the `state` that it sent comes back beside the token. */
export function answerApiGoogle(context: Context, outcome: Awaited<ReturnType<SignIns['googleByCode']>>): Response {
  if (!outcome.ok) return refusedCall(context, outcome)
  const { signedIn, state } = outcome
  return answerApiSignIn(context, signedIn, state === undefined ? {} : { state })
}

/** Why a sign-in ended before its second step, as the login page says it. */
const ENDS = {
  expired: 'errors:second_factor_expired',
  tries: 'errors:second_factor_exhausted',
  wait: 'second-factor:login.wait',
} as const satisfies Record<string, MessageKey>

export type SignInEnd = keyof typeof ENDS

/** The address of the login page that says why a sign-in ended, and keeps the return path. */
export function withSignInEnd(end: SignInEnd, returnPath: string | null): string {
  return `/login?${new URLSearchParams({ ...(returnPath === null ? {} : { redirectTo: returnPath }), ended: end })}`
}

/** The message for `ended` in the address of the login page; null for unknown values. */
export function signInEndOf(url: URL): MessageKey | null {
  const end = url.searchParams.get('ended') ?? ''
  return Object.hasOwn(ENDS, end) ? ENDS[end as SignInEnd] : null
}
