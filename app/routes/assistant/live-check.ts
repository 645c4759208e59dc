import { freeCheck, personalOf, shownFindings } from '#app/.server/assistant/check/http/answers.ts'
import { problemsOf } from '#app/.server/assistant/http/answers.ts'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { messageOf, refusalInit } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { dictionariesContext } from '#app/.server/preferences/context.ts'
import { pressedEntry } from '#app/domain/check/personal.ts'
import { CheckRequestSchema } from '#app/domain/check/request.ts'
import type { Route } from './+types/live-check'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** What the user's dictionaries leave alone, for the check in the browser itself, which sends no text. */
export function loader({ context }: Route.LoaderArgs) {
  return Response.json({ personal: personalOf(context) })
}

/**
 * The check while one writes: the findings of the text for the screen, free of charge; the text is not kept. With an `intent`
 * of a finding's button the personal dictionary gets that word or rule first; without a text that is all, and the answer holds
 * the dictionary. Without a script, *Fix* gives the same findings.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await request.formData())
  const entry = pressedEntry(fields.intent)
  const added = entry === null ? undefined : context.get(dictionariesContext).add(context.get(userContext), entry)
  if (added?.ok === false) return Response.json({ message: messageOf(added.code, context) }, refusalInit(added))
  if (entry !== null && fields.text === undefined) return Response.json({ personal: personalOf(context) })
  const parsed = CheckRequestSchema.safeParse(fields)
  if (!parsed.success) return Response.json({ fieldErrors: problemsOf(parsed.error, context) }, { status: 400 })
  const checked = await freeCheck(context, parsed.data, request.signal)
  if (!checked.ok) return Response.json({ message: messageOf(checked.code, context) }, refusalInit(checked))
  const say = translatorFor(localeOf(context))
  return Response.json({ findings: shownFindings(parsed.data.text, checked.value.findings, say) })
}
