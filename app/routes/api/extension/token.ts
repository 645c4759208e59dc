import { connectionsContext } from '#app/.server/account/extension/context.ts'
import { bearerOfExtension } from '#app/.server/auth/middleware.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { countWrite } from '#app/.server/http/writes.ts'
import { ExchangeSchema } from '#app/domain/extension/connect.ts'

const token = call({
  /** `POST /api/extension/token`: the token of an extension for a code that the person's browser was given. */
  POST: writes({
    body: ExchangeSchema,
    async handle({ value, request, context }) {
      const counted = await countWrite(context, undefined)
      if (!counted.ok) return refusedCall(context, counted)
      const exchanged = context.get(connectionsContext).exchange(value, request.headers.get('origin'))
      if (!exchanged.ok) return refusedCall(context, exchanged)
      const { token, expiresAt, user } = exchanged
      return Response.json({ token, expires_at: new Date(expiresAt).toISOString(), user }, { status: 201 })
    },
  }),
  /** `DELETE /api/extension/token`: ends the token of the call. */
  DELETE: ({ request, context }) => {
    const bearer = bearerOfExtension(request)
    if (bearer === undefined) return apiError('login_required', context, { headers: { 'www-authenticate': 'Bearer' } })
    context.get(connectionsContext).end(bearer)
    return Response.json({ ended: true })
  },
})

export const loader = token
export const action = token
