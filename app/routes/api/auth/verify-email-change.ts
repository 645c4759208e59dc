import { accountDeps } from '#app/.server/account/deps.ts'
import { verifyEmailChange } from '#app/.server/account/settings/verify-email-change.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { VerifyEmailChangeSchema } from '#app/domain/sign-in/forms.ts'
import type { Route } from './+types/verify-email-change'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/**
 * `POST /api/auth/verify-email-change`, for the links of both mails: `{ message, next_step }`, where `next_step` is
 * `confirm_new_address` after the one and `login` after the other.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(VerifyEmailChangeSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.verify.take({ identifier: call.value.token, address })
  if (!attempt.ok) return refusedCall(context, attempt)
  const outcome = await verifyEmailChange(accountDeps(penmark), call.value)
  if (!outcome.ok) return refusedCall(context, outcome)
  const t = translatorFor(localeOf(context))
  return outcome.step === 'approved'
    ? Response.json({ message: t('recovery:api.emailApproved'), next_step: 'confirm_new_address' })
    : Response.json({ message: t('recovery:api.emailChanged'), next_step: 'login' })
}
