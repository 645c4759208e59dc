import { useTranslation } from 'react-i18next'
import { Form } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'

/** A change that waits for one of its two links, with the ways to go on or back. */
export function PendingEmail({
  email,
  pending,
}: {
  email: string
  pending: { next: string; approved: boolean; expiresAt: number }
}) {
  const { t } = useTranslation('recovery')
  const date = formatsFor(useLook().locale).minute(pending.expiresAt)
  const words = { email, next: pending.next, date }
  return (
    <Callout title={t('email.pendingTitle')}>
      <p>{t('email.now', { email })}</p>
      <p>{pending.approved ? t('email.waitingConfirmation', words) : t('email.waitingApproval', words)}</p>
      <Form method="post" className="row">
        <Button name="intent" value="resend" variant="secondary" size="small">
          {t('email.resend')}
        </Button>
        <Button name="intent" value="cancel" variant="quiet" size="small">
          {t('email.cancel')}
        </Button>
      </Form>
    </Callout>
  )
}
