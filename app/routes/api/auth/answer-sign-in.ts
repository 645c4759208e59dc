import type { RouterContextProvider } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { apiUserOf } from '#app/.server/account/queries.ts'
import type { SignIn } from '#app/.server/account/sign-in/sign-in.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'

/**
 * What a program gets for a sign-in: `{ user, token, message }`, the token being a bearer token of its own, never a web
 * session; or, where a second factor is on, 401 with the `challenge` that goes to `POST /api/auth/second-factor`.
 */
export function answerApiSignIn(
  context: Readonly<RouterContextProvider>,
  signedIn: SignIn,
  /** What is told beside it. */
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
    user: apiUserOf(accountDeps(context.get(penmarkContext)), signedIn),
    token: signedIn.token,
    expires_at: new Date(signedIn.expiresAt).toISOString(),
    message: translatorFor(localeOf(context))('sign-in:api.loggedIn'),
  })
}
