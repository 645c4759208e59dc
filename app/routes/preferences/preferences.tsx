import { isRouteErrorResponse, Link } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { preferencesContext } from '#app/.server/preferences/context.ts'
import { savePreferencesAction } from '#app/.server/preferences/http/form-actions.ts'
import { tellAfter } from '#app/components/extension/tell.ts'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { PreferencesForm } from '#app/components/preferences/preferences-form.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { DEFAULT_LENGTH } from '#app/domain/assistant/options.ts'
import '#app/components/preferences/preferences.css'
import type { Route } from './+types/preferences'

/** Until preferences are saved, the assistant opens with its own length, so that is the length that stands here. */
export function loader({ context }: Route.LoaderArgs) {
  const choices = context.get(preferencesContext).choices(context.get(userContext))
  if (choices.saved) return choices
  return { ...choices, preferences: { ...choices.preferences, responseLength: DEFAULT_LENGTH } }
}

export function action(post: Route.ActionArgs) {
  return savePreferencesAction(post)
}

/** Sends the write, or keeps it on this device until it can be sent. The extension reads saved preferences again. */
export function clientAction(sending: Route.ClientActionArgs) {
  return tellAfter('preferences', () => sendOrKeep(sending))
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
      {/* A saved form is rendered afresh, so that nothing counts as changed. */}
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
