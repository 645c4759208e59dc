import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { call, invalidField, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { RegisterSchema } from '#app/domain/sign-in/forms.ts'

const register = call({
  /** `POST /api/auth/register`: 201 `{ message, verification_email_sent }`. */
  POST: writes({
    body: RegisterSchema,
    async handle({ context, value: { email, password }, say }) {
      const { clientAddress: address } = context.get(requestContext)
      const outcome = await context.get(signInContext).register({ email, password, locale: localeOf(context), address })
      if (outcome.ok) {
        const message = say('sign-in:api.registered')
        return Response.json({ message, verification_email_sent: outcome.verificationEmailSent }, { status: 201 })
      }
      if (outcome.code === 'password_common') return invalidField(context, 'sign-in:problem.passwordCommon', 'password')
      if (outcome.code === 'password_personal') {
        return invalidField(context, 'sign-in:problem.passwordPersonal', 'password')
      }
      return refusedCall(context, { ...outcome, code: outcome.code })
    },
  }),
})

export const loader = register
export const action = register
