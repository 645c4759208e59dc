import { alternativesFor } from '#app/.server/assistant/alternatives/http/answers.ts'
import { problemsOf } from '#app/.server/assistant/http/answers.ts'
import { requireUser } from '#app/.server/auth/middleware.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { AlternativesRequestSchema } from '#app/domain/assistant/alternatives.ts'
import type { Route } from './+types/wordings'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    { message: messageOf('method_not_allowed', context) },
    { status: 405, headers: { allow: 'POST' } },
  )
}

/**
 * Synonyms of a word and other wordings of a sentence on the desk, as `POST /api/alternatives` gives them, posted as a form. The
 * text is not kept. Without a script, *Rephrase* gives other wordings of a whole text.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const parsed = AlternativesRequestSchema.safeParse({
    ...fields,
    start: Number(fields.start),
    end: Number(fields.end),
    free: fields.free === 'true',
  })
  if (!parsed.success) return Response.json({ fieldErrors: problemsOf(parsed.error, context) }, { status: 400 })
  const say = translatorFor(localeOf(context))
  return alternativesFor(parsed.data, { context, signal: request.signal, idempotencyKey: undefined, say })
}
