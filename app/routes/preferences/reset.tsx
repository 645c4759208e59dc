import { Form, useNavigation } from 'react-router'
import { resetPreferencesAction } from '#app/.server/preferences/http/form-actions.ts'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { WriteKey } from '#app/components/offline/write-key.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import '#app/components/preferences/preferences.css'
import type { Route } from './+types/reset'

const BACK = '/dashboard/preferences'

/** Asks before anything is reset: only the form's button resets. */
export function action(post: Route.ActionArgs) {
  return resetPreferencesAction(post)
}

/** Loads nothing. Without a loader, navigations by script would not pass the guards above. */
export function loader(_: Route.LoaderArgs) {
  return null
}

/** Sends the write, or keeps it on this device until it can be sent. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function PreferencesReset({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation('preferences')
  const busy = useNavigation().state === 'submitting'
  const { answer, kept } = answered(actionData)
  return (
    <div className="preferences-page">
      <title>{`${t('resetTitle')} · Penmark`}</title>
      <PageHeader title={t('resetTitle')} intro={t('resetAsk')} />
      <KeptNote kept={kept} />
      {answer !== undefined && <Callout kind="error" title={answer.message} live />}
      <p>{t('resetText')}</p>
      <Form method="post" className="row">
        <WriteKey />
        <Button variant="danger" busy={busy} disabled={kept?.kept === 'here'}>
          {t('reset')}
        </Button>
        <ButtonLink to={BACK} variant="secondary">
          {t('keep')}
        </ButtonLink>
      </Form>
    </div>
  )
}
