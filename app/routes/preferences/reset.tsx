import { useTranslation } from 'react-i18next'
import { data, Form, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { resetPreferences } from '#app/.server/preferences/commands.ts'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { WriteKey } from '#app/components/offline/write-key.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import '#app/components/preferences/preferences.css'
import { writeKeyOf } from '#app/.server/http/form.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import type { Route } from './+types/reset'

const BACK = '/dashboard/preferences'

/** A link to this page asks; only the button resets. */
export async function action({ request, context }: Route.ActionArgs) {
  const penmark = context.get(penmarkContext)
  const key = writeKeyOf(await request.formData())
  try {
    const outcome = resetPreferences(penmark, context.get(userContext), key)
    if (!outcome.ok) return data({ message: messageOf(outcome.code, context) }, ERROR_STATUS[outcome.code])
  } catch (error) {
    penmark.log.error({ err: error }, 'preferences were not reset')
    return redirectWithToast(penmark.toasts, BACK, { kind: 'error', key: 'preferences:resetFailed' })
  }
  return redirectWithToast(penmark.toasts, BACK, { kind: 'success', key: 'preferences:wasReset' })
}

/** Behind the session like every page here, also when only the data is asked for. */
export function loader(_: Route.LoaderArgs) {
  return null
}

/** Sends it, or keeps it on this device until that is possible. */
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
