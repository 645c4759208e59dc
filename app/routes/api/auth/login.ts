import { accountDeps } from '#app/.server/account/deps.ts'
import { login } from '#app/.server/account/login.ts'
import { apiUserOf } from '#app/.server/account/queries.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { deviceOf } from '#app/domain/account/device.ts'
import { LoginSchema } from '#app/domain/account/forms.ts'
import type { Route } from './+types/login'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/**
 * `POST /api/auth/login`: `{ user, token, message }`; the token is a bearer token of its own, never a web session. Where
 * a second factor is on, 401 with `challenge`, which goes to `/api/auth/second-factor` with a code.
 */
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
  if (outcome.step === 'second_factor') {
    return apiError('second_factor_required', context, {
      body: {
        error: 'second_factor_required',
        challenge: outcome.challenge,
        challenge_expires_at: new Date(outcome.expiresAt).toISOString(),
      },
    })
  }
  return Response.json({
    user: apiUserOf(penmark, outcome),
    token: outcome.token,
    expires_at: new Date(outcome.expiresAt).toISOString(),
    message: translatorFor(localeOf(context))('auth:api.loggedIn'),
  })
}
