import { parseWithZod } from '@conform-to/zod/v4'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { answerSignIn, browserOf } from '#app/.server/account/sign-in/http/answers.ts'
import { createChallengeCookie, createPasskeyCookie } from '#app/.server/auth/session.ts'
import { call, refusedCall } from '#app/.server/http/call.ts'
import { requestContext, siteContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { PasskeyAnswerSchema } from '#app/domain/second-factor/forms.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import type { Route } from './+types/passkey-sign-in'

/**
 * The script of the passkey button calls this; it has no page. Two steps, both from one browser: `ask` opens a
 * challenge and answers with the options for the authenticator, `answer` sends the signed answer. `use` is a sign-in of
 * its own or the second step of one that waits. Answers JSON: `{ options }`, then `{ location }`, the page to go to.
 */
async function signInByPasskey({
  request,
  context,
  url,
}: Pick<Route.ActionArgs, 'request' | 'context' | 'url'>): Promise<Response> {
  const form = await request.formData()
  const secondFactor = context.get(secondFactorContext)
  const { secure } = context.get(siteContext)
  const attempt = await secondFactor.countPasskeyAttempt(context.get(requestContext).clientAddress)
  if (!attempt.ok) return refusedCall(context, attempt)
  const browser = browserOf({ request, context })
  const waitingChallenge = createChallengeCookie(secure).tokenOf(request)
  const waiting =
    form.get('use') === 'second-factor'
      ? { challenge: waitingChallenge ?? '', kind: 'web' as const, browser }
      : undefined
  const cookie = createPasskeyCookie(secure)

  if (form.get('step') === 'ask') {
    const opened = await secondFactor.askForPasskey(waiting)
    if (!opened.ok) return refusedCall(context, opened)
    const headers = { 'set-cookie': cookie.set(opened.challenge, opened.expiresAt), 'cache-control': 'no-store' }
    return Response.json({ options: opened.options }, { headers })
  }
  const submission = parseWithZod(form, { schema: PasskeyAnswerSchema })
  const challenge = cookie.tokenOf(request)
  if (submission.status !== 'success' || challenge === undefined) return apiError('passkey_refused', context)
  const answer = submission.value.credential
  const device = deviceOf(request.headers.get('user-agent'))
  const outcome = await secondFactor.answerWithPasskey(waiting, { challenge, answer, device, browser })
  if (!outcome.ok) return refusedCall(context, outcome)
  const signedIn = await answerSignIn({ request, context }, outcome, { redirectTo: url.searchParams.get('redirectTo') })
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const line of [...signedIn.headers.getSetCookie(), cookie.clear()]) headers.append('set-cookie', line)
  return Response.json({ location: signedIn.headers.get('location') }, { headers })
}

const passkeySignIn = call({ POST: signInByPasskey })

export const loader = passkeySignIn
export const action = passkeySignIn
