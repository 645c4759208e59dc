import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { freeWork, limitMembers } from '#app/.server/text-work/http/answers.ts'
import { MaskRequestSchema } from '#app/domain/assistant/request.ts'

/** `POST /api/mask`: what would be hidden of a text before it is sent to a model. No credit; the text is not kept. */
const mask = call({
  POST: writes({
    body: MaskRequestSchema,
    async handle({ value, request, context }) {
      const { text, mask: kinds, mask_keep: keep, mask_own: own, mask_hidden: earlier } = value
      const preview = await freeWork(context, 'previewMask', { text, mask: kinds, keep, own, earlier }, request.signal)
      if (!preview.ok) return refusedCall(context, preview, limitMembers(preview))
      const { language, text: sent, hits } = preview.value
      return Response.json({
        language,
        text: sent,
        hits: hits.map(({ kind, start, end, text: found, standIn }) => ({
          kind,
          start,
          end,
          found,
          stand_in: standIn,
        })),
      })
    },
  }),
})

export const loader = mask
export const action = mask
