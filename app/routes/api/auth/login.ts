import { accountDeps } from '#app/.server/account/deps.ts'
import { login } from '#app/.server/account/sign-in/login.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { LoginSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/login'
import { answerApiSignIn } from './answer-sign-in.ts'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/login`: a token, or the challenge of a second step. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(LoginSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.login.take({ identifier: call.value.email, address })
  if (!attempt.ok) return refusedCall(context, attempt)
  const device = deviceOf(request.headers.get('user-agent'))
  const outcome = await login(accountDeps(penmark), { ...call.value, kind: 'api', device })
  if (!outcome.ok) return refusedCall(context, outcome)
  await attempt.succeeded()
  return answerApiSignIn(context, outcome)
}
