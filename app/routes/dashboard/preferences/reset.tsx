import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { resetPreferences } from '#app/.server/preferences/commands.ts'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { PageHeader } from '#app/components/page-header.tsx'
import '#app/components/preferences/preferences.css'
import type { Route } from './+types/reset'

const BACK = '/dashboard/preferences'

/** A link to this page asks; only the button resets. */
export function action({ context }: Route.ActionArgs) {
  const penmark = context.get(penmarkContext)
  try {
    resetPreferences(penmark, context.get(userContext))
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

export default function PreferencesReset() {
  const { t } = useTranslation('preferences')
  const busy = useNavigation().state === 'submitting'
  return (
    <div className="preferences-page">
      <title>{`${t('resetTitle')} · Penmark`}</title>
      <PageHeader title={t('resetTitle')} intro={t('resetAsk')} />
      <p>{t('resetText')}</p>
      <Form method="post" className="row">
        <Button variant="danger" busy={busy}>
          {t('reset')}
        </Button>
        <ButtonLink to={BACK} variant="secondary">
          {t('keep')}
        </ButtonLink>
      </Form>
    </div>
  )
}
