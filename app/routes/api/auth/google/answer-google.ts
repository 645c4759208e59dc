import type { RouterContextProvider } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { googleSignIn } from '#app/.server/account/google-sign-in.ts'
import { apiUserOf } from '#app/.server/account/queries.ts'
import type { GoogleAnswer } from '#app/.server/auth/google.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { deviceOf } from '#app/domain/account/device.ts'
import type { ErrorCode } from '#app/domain/errors.ts'

type Proved = { ok: true; answer: GoogleAnswer; state?: string | null } | { ok: false; code: ErrorCode }

/** The answer of both calls: the attempt counted, then what Google says of somebody, then a bearer token for them. */
export async function answerGoogle(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  prove: () => Promise<Proved> | undefined,
): Promise<Response> {
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.googleCallback.take({ identifier: address, address })
  if (!attempt.ok) return refusedCall(context, attempt)
  const proved = await prove()
  if (proved === undefined) return apiError('google_not_configured', context)
  if (!proved.ok) return refusedCall(context, proved)
  const device = deviceOf(request.headers.get('user-agent'))
  const locale = localeOf(context)
  const entered = googleSignIn(accountDeps(penmark), { answer: proved.answer, kind: 'api', locale, device })
  if (!entered.ok) return refusedCall(context, entered)
  const { signedIn } = entered
  if (signedIn.step === 'second_factor') {
    return apiError('second_factor_required', context, {
      body: {
        error: 'second_factor_required',
        challenge: signedIn.challenge,
        challenge_expires_at: new Date(signedIn.expiresAt).toISOString(),
      },
    })
  }
  return Response.json({
    user: apiUserOf(penmark, signedIn),
    token: signedIn.token,
    expires_at: new Date(signedIn.expiresAt).toISOString(),
    message: translatorFor(locale)('auth:api.loggedIn'),
    ...(proved.state === undefined ? {} : { state: proved.state }),
  })
}
