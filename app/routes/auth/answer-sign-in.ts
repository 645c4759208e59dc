import { type RouterContextProvider, redirect } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { logout } from '#app/.server/account/logout.ts'
import type { SignIn } from '#app/.server/account/sign-in.ts'
import { createChallengeCookie, createSessionCookie } from '#app/.server/auth/session.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { safeRedirect } from '#app/.server/http/safe-redirect.ts'
import { redirectWithToast, type Toast } from '#app/.server/http/toast.ts'

/**
 * What a browser gets for a sign-in that a screen brought about: the session as a cookie, in place of the one it had,
 * and the page it wanted; or, where a second factor is asked for, the challenge as a cookie and the page for it, which
 * keeps the way. `redirectTo` is what the address said: any string or nothing.
 */
export async function answerSignIn(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  signedIn: SignIn,
  { redirectTo, toast }: { redirectTo: string | null; toast?: Toast },
): Promise<Response> {
  const penmark = context.get(penmarkContext)
  const challenge = createChallengeCookie(penmark.env.secure)
  if (signedIn.step === 'second_factor') {
    const cookie = challenge.set(signedIn.challenge, signedIn.expiresAt)
    const way = redirectTo === null ? '' : `?${new URLSearchParams({ redirectTo: safeRedirect(redirectTo) })}`
    return redirect(`/login/second-factor${way}`, { status: 303, headers: { 'set-cookie': cookie } })
  }
  const cookie = createSessionCookie(penmark.env.secure)
  logout(accountDeps(penmark), cookie.tokenOf(request))
  const headers = new Headers({ 'set-cookie': cookie.set(signedIn.token, signedIn.expiresAt) })
  // A second step that waited in this browser is over, whichever way it went.
  if (challenge.tokenOf(request) !== undefined) headers.append('set-cookie', challenge.clear())
  return redirectWithToast(
    penmark.toasts,
    safeRedirect(redirectTo),
    toast ?? { kind: 'success', key: 'auth:api.loggedIn' },
    headers,
  )
}
