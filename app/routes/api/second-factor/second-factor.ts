import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { answerApiSignIn } from '#app/.server/account/sign-in/http/answers.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { SecondFactorSchema } from '#app/domain/second-factor/forms.ts'

const secondFactor = call({
  /**
   * `POST /api/auth/second-factor`: answers as `/api/auth/login` does. `code` is one of the app or a recovery code. The
   * challenge must be that of a call: one of a browser is refused here, and this one in a browser.
   */
  POST: writes({
    body: SecondFactorSchema,
    async handle({ context, value: { challenge, code } }) {
      const service = context.get(secondFactorContext)
      const { clientAddress: address } = context.get(requestContext)
      const input = { challenge, kind: 'api' as const, code: code.code, address }
      const outcome = await (code.kind === 'totp'
        ? service.finishWithTotp(input)
        : service.finishWithRecoveryCode(input))
      return outcome.ok ? answerApiSignIn(context, outcome) : refusedCall(context, outcome)
    },
  }),
})

export const loader = secondFactor
export const action = secondFactor
