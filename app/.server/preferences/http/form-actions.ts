import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { noteStorage } from '#app/.server/http/attempt.ts'
import { logContext, toastsContext } from '#app/.server/http/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { type FormPost, writeKeyOf } from '#app/.server/http/form.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { WritingPreferencesSchema } from '#app/domain/preferences/writing.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { preferencesContext } from '../context.ts'

// The forms of the preferences, whether their page posts them or the queue of a device sends them later.

const PAGE = '/dashboard/preferences'

/** Saves the form. If it is refused or the database fails, `chosen` brings back what was chosen. */
export async function savePreferencesAction({ request, context }: FormPost) {
  const say = translatorFor(localeOf(context))
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: WritingPreferencesSchema })
  if (submission.status !== 'success') {
    const errors = Object.entries(submission.error ?? {}).flatMap(([field, messages]) =>
      (messages ?? []).map((message) => ({ field: field.split('[')[0] ?? field, message: say(message as MessageKey) })),
    )
    return data({ errors, chosen: null }, 400)
  }
  const chosen = submission.value
  const outcome = logged(context, 'preferences were not saved', () =>
    context.get(preferencesContext).save(context.get(userContext), chosen, writeKeyOf(form)),
  )
  if (outcome === undefined) return data({ errors: [{ message: say('preferences:saveFailed') }], chosen }, 500)
  if (!outcome.ok) {
    const problem = { message: say(`errors:${outcome.code}`) }
    if (outcome.code === 'idempotency_mismatch') return data({ errors: [problem], chosen }, ERROR_STATUS[outcome.code])
    const field = outcome.code.startsWith('style') ? 'enabled_styles' : 'assistant_template'
    return data({ errors: [{ field, ...problem }], chosen }, ERROR_STATUS[outcome.code])
  }
  return redirectWithToast(context.get(toastsContext), PAGE, { kind: 'success', key: 'preferences:saved' })
}

export async function resetPreferencesAction({ request, context }: FormPost) {
  const key = writeKeyOf(await request.formData())
  const outcome = logged(context, 'preferences were not reset', () =>
    context.get(preferencesContext).reset(context.get(userContext), key),
  )
  if (outcome === undefined) {
    return redirectWithToast(context.get(toastsContext), PAGE, { kind: 'error', key: 'preferences:resetFailed' })
  }
  if (!outcome.ok) return data({ message: messageOf(outcome.code, context) }, ERROR_STATUS[outcome.code])
  return redirectWithToast(context.get(toastsContext), PAGE, { kind: 'success', key: 'preferences:wasReset' })
}

/** The outcome of a command, or `undefined` if the database failed, which is logged. */
function logged<Outcome>(context: FormPost['context'], failure: string, command: () => Outcome): Outcome | undefined {
  try {
    return command()
  } catch (error) {
    noteStorage(context, error)
    context.get(logContext).error({ err: error }, failure)
    return undefined
  }
}
