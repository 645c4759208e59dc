import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, isRouteErrorResponse, Link } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { savePreferences } from '#app/.server/preferences/commands.ts'
import { ownChoices, preferencesOf } from '#app/.server/preferences/queries.ts'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { PreferencesForm } from '#app/components/preferences/preferences-form.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import '#app/components/preferences/preferences.css'
import { writeKeyOf } from '#app/.server/http/form.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { WritingPreferencesSchema } from '#app/domain/preferences/writing.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/preferences'

export function loader({ context }: Route.LoaderArgs) {
  const { database, clock } = context.get(penmarkContext)
  const user = context.get(userContext)
  const now = clock.now()
  return {
    ...preferencesOf(database.reader, user, now),
    own: ownChoices(database.reader, user, now),
    plan: usageOf(database.reader, user.account, now).plan,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const penmark = context.get(penmarkContext)
  const user = context.get(userContext)
  const say = translatorFor(localeOf(context))
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: WritingPreferencesSchema })
  if (submission.status !== 'success') {
    const errors = Object.entries(submission.error ?? {}).flatMap(([field, messages]) =>
      (messages ?? []).map((message) => ({ field: field.split('[')[0] ?? field, message: say(message as MessageKey) })),
    )
    return data({ errors, chosen: null }, 400)
  }
  const { plan } = usageOf(penmark.database.reader, user.account, penmark.clock.now())
  const chosen = submission.value
  const outcome = attempt(() => savePreferences(penmark, { ...user, plan }, chosen, writeKeyOf(form)), penmark.log)
  if (outcome === undefined) return data({ errors: [{ message: say('preferences:saveFailed') }], chosen }, 500)
  if (!outcome.ok) {
    if (outcome.code === 'idempotency_mismatch') {
      return data({ errors: [{ message: say(`errors:${outcome.code}`) }], chosen }, ERROR_STATUS[outcome.code])
    }
    const field = outcome.code.startsWith('style') ? 'enabled_styles' : 'assistant_template'
    return data({ errors: [{ field, message: say(`errors:${outcome.code}`) }], chosen }, ERROR_STATUS[outcome.code])
  }
  return redirectWithToast(penmark.toasts, '/dashboard/preferences', { kind: 'success', key: 'preferences:saved' })
}

/** What was chosen stays on the screen where the database does not take it. */
function attempt<T>(work: () => T, log: Log): T | undefined {
  try {
    return work()
  } catch (error) {
    log.error({ err: error }, 'preferences were not saved')
    return undefined
  }
}

/** Sends it, or keeps it on this device until that is possible. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function Preferences({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('preferences')
  const { preferences, own, plan } = loaderData
  const { answer, kept } = answered(actionData)
  return (
    <div className="preferences-page">
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <KeptNote kept={kept} />
      {/* A saved form begins anew, so that nothing counts as changed. */}
      <PreferencesForm
        key={JSON.stringify(preferences)}
        start={answer?.chosen ?? preferences}
        own={own}
        plan={plan}
        errors={answer?.errors ?? []}
        saved={kept?.kept === 'here' ? kept.id : ''}
      />
      <p className="small soft">
        <Link to="/dashboard/settings/notifications">{t('notifications')}</Link>
      </p>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation('preferences')
  if (isRouteErrorResponse(error)) throw error
  return (
    <div className="preferences-page">
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('loadFailed')} intro={t('loadFailedText')} />
      <p>
        <ButtonAnchor href="/dashboard/preferences">{t('retry')}</ButtonAnchor>
      </p>
    </div>
  )
}
