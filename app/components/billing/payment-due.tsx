import { Form } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import type { Due } from '#app/domain/billing/standing.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { OtherTab, useOtherTab } from './other-tab.tsx'
import './payment-due.css'

/**
 * A failed payment, the day until which the plan stays, and a link to settle it. Shown above every screen while the
 * payment is due.
 */
export function PaymentDue({ due }: { due: Due }) {
  const { t } = useTranslation('billing')
  const { day } = formatsFor(useLook().locale)
  const tab = useOtherTab(JSON.stringify(due))
  const { plan, until } = due
  return (
    <div className="payment-due">
      <Callout kind="amber" title={t('due.title')}>
        <p>{until === null ? t('due.over') : t('due.keep', { plan: planFor(plan).name, date: day(until) })}</p>
        <Form method="post" action="/dashboard/billing" className="row" reloadDocument {...tab.form}>
          <Button name="intent" value="payment_method" variant="secondary" size="small" {...tab.button}>
            {t('due.card')}
          </Button>
          {tab.note}
        </Form>
      </Callout>
      <OtherTab tab={tab} />
    </div>
  )
}
