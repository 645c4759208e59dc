import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { answerApiGoogle } from '#app/.server/account/sign-in/http/answers.ts'
import { call, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { GoogleCallbackSchema } from '#app/domain/sign-in/google.ts'

const googleCallback = call({
  /** `POST /api/auth/google/callback`: `{ user, token, message, state }`, for the code and state of the address. */
  POST: writes({
    body: GoogleCallbackSchema,
    async handle({ request, context, value }) {
      const by = {
        locale: localeOf(context),
        device: deviceOf(request.headers.get('user-agent')),
        address: context.get(requestContext).clientAddress,
      }
      return answerApiGoogle(context, await context.get(signInContext).googleByCode(value, by))
    },
  }),
})

export const loader = googleCallback
export const action = googleCallback
