import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf } from '#app/.server/auth/middleware.ts'
import { call, refusedCall, writes } from '#app/.server/http/call.ts'
import { DataExportSchema } from '#app/domain/deletion/forms.ts'

const dataExport = call({
  /** `POST /api/user/export`: everything that is stored about the user, as a zip archive. */
  POST: writes({
    body: DataExportSchema,
    async handle({ context, value }) {
      const outcome = await context.get(settingsContext).exportData(actorOf(context), {
        password: value.current_password,
        freshSuffices: true,
      })
      if (!outcome.ok) return refusedCall(context, outcome)
      const { stream, contentType, name } = outcome.file
      return new Response(stream, {
        headers: { 'content-type': contentType, 'content-disposition': `attachment; filename="${name}"` },
      })
    },
  }),
})

export const loader = dataExport
export const action = dataExport
