import type { RouterContextProvider } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { googleSignIn } from '#app/.server/account/sign-in/google-sign-in.ts'
import type { GoogleAnswer } from '#app/.server/auth/google.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { answerApiSignIn } from '../answer-sign-in.ts'

type Proved = { ok: true; answer: GoogleAnswer; state?: string | null } | { ok: false; code: ErrorCode }

/**
 * The answer of both calls: the attempt counted, then what Google says of somebody, then a bearer token for them.
 * `state` is told beside it.
 */
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
  const entered = googleSignIn(accountDeps(penmark), {
    answer: proved.answer,
    kind: 'api',
    locale: localeOf(context),
    device: deviceOf(request.headers.get('user-agent')),
  })
  if (!entered.ok) return refusedCall(context, entered)
  return answerApiSignIn(context, entered.signedIn, proved.state === undefined ? {} : { state: proved.state })
}
