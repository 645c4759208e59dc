import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { answerApiGoogle } from '#app/.server/account/sign-in/http/answers.ts'
import { call, writes } from '#app/.server/http/call.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { GoogleLoginSchema } from '#app/domain/sign-in/google.ts'

const googleLogin = call({
  /** `POST /api/auth/google/login`: `{ user, token, message }`, once for a fresh ID token of Google. */
  POST: writes({
    body: GoogleLoginSchema,
    async handle({ request, context, value }) {
      const by = {
        locale: localeOf(context),
        device: deviceOf(request.headers.get('user-agent')),
        address: context.get(requestContext).clientAddress,
      }
      return answerApiGoogle(context, await context.get(signInContext).googleByIdToken(value.id_token, by))
    },
  }),
})

export const loader = googleLogin
export const action = googleLogin
