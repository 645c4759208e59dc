import { userContext } from '#app/.server/auth/middleware.ts'
import { call, reads, refusedCall, writes } from '#app/.server/http/call.ts'
import { glossariesContext } from '#app/.server/library/context.ts'
import { GLOSSARY_MAX, GlossaryIdSchema, GlossaryRowSchema } from '#app/domain/library/glossary.ts'

const glossary = call({
  /** `GET /api/glossary`: the rows of the workspace, oldest first. */
  GET: reads(({ context }) =>
    Response.json({ rows: context.get(glossariesContext).of(context.get(userContext)), limit: GLOSSARY_MAX }),
  ),

  /** `POST`: adds a row. */
  POST: writes({
    body: GlossaryRowSchema,
    handle({ context, value, say }) {
      const outcome = context.get(glossariesContext).add(context.get(userContext), value)
      return outcome.ok
        ? Response.json({ row: outcome.entry, message: say('library:glossary.added') }, { status: 201 })
        : refusedCall(context, outcome)
    },
  }),

  /** `DELETE` with `{ id }`: removes a row. */
  DELETE: writes({
    body: GlossaryIdSchema,
    handle({ context, value, say }) {
      context.get(glossariesContext).remove(context.get(userContext), value.id)
      return Response.json({ message: say('library:glossary.removed') })
    },
  }),
})

export const loader = glossary
export const action = glossary
