import { z } from 'zod'
import { userContext } from '#app/.server/auth/middleware.ts'
import { call, writes } from '#app/.server/http/call.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { provenanceContext } from '#app/.server/provenance/context.ts'
import { apiLink } from '#app/domain/provenance/api-link.ts'
import { entryNumber } from '#app/domain/provenance/links.ts'

const share = call({
  /** `POST /api/usage/receipts/:seq/provenance`: 201 with a new link for one of the user's own requests. */
  POST: writes({
    body: z.strictObject({ checkable: z.boolean().default(false) }),
    handle({ context, params, value: { checkable }, say }) {
      const seq = entryNumber(params.seq ?? '')
      if (seq === undefined) return apiError('not_found', context)
      const outcome = context.get(provenanceContext).share(context.get(userContext), { seq, checkable })
      if (!outcome.ok) return apiError(outcome.code, context)
      const link = apiLink(outcome.link, context.get(siteContext).publicUrl)
      return Response.json({ message: say('provenance:share.created'), link }, { status: 201 })
    },
  }),
})

export const loader = share
export const action = share
