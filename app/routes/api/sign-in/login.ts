import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { answerApiSignIn } from '#app/.server/account/sign-in/http/answers.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { LoginSchema } from '#app/domain/sign-in/forms.ts'

const login = call({
  /** `POST /api/auth/login`: a token, or the challenge of a second step. */
  POST: writes({
    body: LoginSchema,
    async handle({ request, context, value }) {
      const { clientAddress: address } = context.get(requestContext)
      const device = deviceOf(request.headers.get('user-agent'))
      const outcome = await context.get(signInContext).login({ ...value, kind: 'api', device, address })
      return outcome.ok ? answerApiSignIn(context, outcome) : refusedCall(context, outcome)
    },
  }),
})

export const loader = login
export const action = login
