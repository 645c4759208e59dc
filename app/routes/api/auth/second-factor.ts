import { factorDeps } from '#app/.server/account/second-factor/deps.ts'
import { finishWithRecoveryCode, finishWithTotp } from '#app/.server/account/second-factor/second-step.ts'
import { answerApiSignIn } from '#app/.server/account/sign-in/http/answers.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall, refusedCall } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { SecondFactorSchema } from '#app/domain/second-factor/forms.ts'
import type { Route } from './+types/second-factor'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/**
 * `POST /api/auth/second-factor`: answers as `/api/auth/login` does. `code` is one of the app or a recovery code. The
 * challenge is that of a call: one of a browser is not taken here, nor the other way round.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(SecondFactorSchema, request, context)
  if (!call.ok) return call.answer
  const penmark = context.get(penmarkContext)
  const { challenge, code } = call.value
  const finish = code.kind === 'totp' ? finishWithTotp : finishWithRecoveryCode
  const outcome = await finish(factorDeps(penmark), {
    challenge,
    kind: 'api',
    code: code.code,
    address: context.get(requestContext).clientAddress,
    attempts: penmark.limits.secondFactor,
  })
  return outcome.ok ? answerApiSignIn(context, outcome) : refusedCall(context, outcome)
}
