import { userContext } from '#app/.server/auth/middleware.ts'
import { call, writes } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { provenanceContext } from '#app/.server/provenance/context.ts'

const link = call({
  /** `DELETE /api/provenance/:link` revokes one of the user's own links. */
  DELETE: writes({
    handle({ context, params, say }) {
      const outcome = context.get(provenanceContext).revoke(context.get(userContext), params.link ?? '')
      if (!outcome.ok) return apiError(outcome.code, context)
      return Response.json({ message: say('provenance:links.revoked') })
    },
  }),
})

export const loader = link
export const action = link
