import { z } from 'zod'
import { userContext } from '#app/.server/auth/middleware.ts'
import { call, reads, writes } from '#app/.server/http/call.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { provenanceContext } from '#app/.server/provenance/context.ts'
import { apiLink } from '#app/domain/provenance/api-link.ts'

const provenance = call({
  /** `GET /api/provenance`: whether new requests can be shared, how many can be, and the open links, newest first. */
  GET: reads(({ context }) => {
    const { since, kept, links } = context.get(provenanceContext).overviewOf(context.get(userContext))
    const { publicUrl } = context.get(siteContext)
    return Response.json({ on: since !== null, kept, links: links.map((link) => apiLink(link, publicUrl)) })
  }),

  /** `PUT` turns it on or off for new requests. */
  PUT: writes({
    body: z.strictObject({ on: z.boolean() }),
    handle({ context, value: { on }, say }) {
      context.get(provenanceContext).choose(context.get(userContext), on)
      return Response.json({ message: say(on ? 'provenance:settings.turnedOn' : 'provenance:settings.turnedOff') })
    },
  }),

  /** `DELETE` deletes everything that is kept, and every link with it. */
  DELETE: writes({
    handle({ context, say }) {
      context.get(provenanceContext).forget(context.get(userContext))
      return Response.json({ message: say('provenance:settings.deleted') })
    },
  }),
})

export const loader = provenance
export const action = provenance
