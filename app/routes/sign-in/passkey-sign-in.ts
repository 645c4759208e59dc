import { parseWithZod } from '@conform-to/zod/v4'
import { factorDeps } from '#app/.server/account/second-factor/deps.ts'
import {
  askForPasskey,
  askForSecondPasskey,
  finishWithPasskey,
  signInWithPasskey,
} from '#app/.server/account/second-factor/passkey-sign-in.ts'
import { answerSignIn } from '#app/.server/account/sign-in/http/answers.ts'
import { createChallengeCookie, createPasskeyCookie } from '#app/.server/auth/session.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { PasskeyAnswerSchema } from '#app/domain/second-factor/forms.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import type { Route } from './+types/passkey-sign-in'

/** The script of the passkey button talks to this address; there is no page behind it. */
export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/**
 * Two steps, both from one browser: `ask` opens a challenge and says what the authenticator is to sign, `answer` brings
 * what it signed. `use` is a sign-in of its own or the second step of one that waits. Answers JSON: `{ options }`, then
 * `{ location }`, the page to go to.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const penmark = context.get(penmarkContext)
  const deps = factorDeps(penmark)
  const { clientAddress: address } = context.get(requestContext)
  const attempt = await penmark.limits.passkey.take({ identifier: address, address })
  if (!attempt.ok) return refusedCall(context, attempt)
  const waits = createChallengeCookie(penmark.env.secure).tokenOf(request)
  const second = form.get('use') === 'second-factor' ? { challenge: waits ?? '', kind: 'web' as const } : undefined
  const cookie = createPasskeyCookie(penmark.env.secure)

  if (form.get('step') === 'ask') {
    const asked = second === undefined ? await askForPasskey(deps) : await askForSecondPasskey(deps, second)
    if (!asked.ok) return refusedCall(context, asked)
    const headers = { 'set-cookie': cookie.set(asked.challenge, asked.expiresAt), 'cache-control': 'no-store' }
    return Response.json({ options: asked.options }, { headers })
  }
  const submission = parseWithZod(form, { schema: PasskeyAnswerSchema })
  const challenge = cookie.tokenOf(request)
  if (submission.status !== 'success' || challenge === undefined) return apiError('passkey_refused', context)
  const answer = submission.value.credential
  const device = deviceOf(request.headers.get('user-agent'))
  const outcome =
    second === undefined
      ? await signInWithPasskey(deps, { challenge, answer, device })
      : await finishWithPasskey(deps, second, { challenge, answer })
  if (!outcome.ok) return refusedCall(context, outcome)
  const signedIn = await answerSignIn({ request, context }, outcome, { redirectTo: url.searchParams.get('redirectTo') })
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const line of [...signedIn.headers.getSetCookie(), cookie.clear()]) headers.append('set-cookie', line)
  return Response.json({ location: signedIn.headers.get('location') }, { headers })
}
