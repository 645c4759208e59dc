import { type RouterContextProvider, redirect } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { logout } from '#app/.server/account/sign-in/logout.ts'
import type { SignedInSession, SignIn } from '#app/.server/account/sign-in/sign-in.ts'
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
  if (signedIn.step === 'second_factor') {
    const cookie = createChallengeCookie(penmark.env.secure).set(signedIn.challenge, signedIn.expiresAt)
    const way = redirectTo === null ? '' : `?${new URLSearchParams({ redirectTo: safeRedirect(redirectTo) })}`
    return redirect(`/login/second-factor${way}`, { status: 303, headers: { 'set-cookie': cookie } })
  }
  const headers = new Headers()
  for (const line of sessionCookies({ request, context }, signedIn)) headers.append('set-cookie', line)
  return redirectWithToast(
    penmark.toasts,
    safeRedirect(redirectTo),
    toast ?? { kind: 'success', key: 'sign-in:api.loggedIn' },
    headers,
  )
}

/** The `Set-Cookie` lines of a session that takes the place of the one that the browser had, which ends. */
export function sessionCookies(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  signedIn: SignedInSession,
): string[] {
  const penmark = context.get(penmarkContext)
  const cookie = createSessionCookie(penmark.env.secure)
  logout(accountDeps(penmark), cookie.tokenOf(request))
  // A second step that waited in this browser is over, whichever way it went.
  const challenge = createChallengeCookie(penmark.env.secure)
  const over = challenge.tokenOf(request) === undefined ? [] : [challenge.clear()]
  return [cookie.set(signedIn.token, signedIn.expiresAt), ...over]
}
