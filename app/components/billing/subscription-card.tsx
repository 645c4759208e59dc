import { Form, useNavigation } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { type PlanKey, planFor } from '#app/domain/billing/plans.ts'
import { isRunning, type Standing } from '#app/domain/billing/standing.ts'
import type { BillingView } from '#app/domain/billing/view.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { OtherTab, useOtherTab } from './other-tab.tsx'
import './subscription-card.css'

/** The subscription, its payment method and its next step, with the buttons that change each. */
export function SubscriptionCard({
  standing,
  billing,
  planSet,
  plan,
}: {
  standing: Standing | null
  /** null if Stripe did not answer, or if there is no subscription. */
  billing: BillingView | null
  /** An operator has set the plan. */
  planSet: boolean
  /** In force. */
  plan: PlanKey
}) {
  const { t } = useTranslation('billing')
  const formats = formatsFor(useLook().locale)
  const running = isRunning(standing) ? standing : null
  return (
    <section className="stack" aria-labelledby="subscription-heading">
      <h2 id="subscription-heading">{t('subscription.title')}</h2>
      {planSet && <p>{t('subscription.operator')}</p>}
      {running === null ? (
        <NoSubscription isUnclear={standing === null && plan !== 'starter'} planSet={planSet} />
      ) : (
        <p>
          {t(`subscription.${running.interval}`, { plan: planFor(running.plan).name })}{' '}
          <Badge tone={running.status === 'active' ? 'plain' : 'warn'}>{t(`status.${running.status}`)}</Badge>
          <br />
          <span className="soft">{nextStep(running, formats.day, t)}</span>
        </p>
      )}
      {billing !== null && (
        <dl className="billing-facts">
          <div>
            <dt>{t('payment.title')}</dt>
            <dd>{cardWords(billing.paymentMethod, t)}</dd>
          </div>
          <div>
            <dt>{t('next.title')}</dt>
            <dd className="numbers">
              {billing.nextInvoice === null
                ? t('next.none')
                : t('next.text', {
                    amount: formats.money(billing.nextInvoice.amount, billing.nextInvoice.currency),
                    date: formats.day(billing.nextInvoice.date * 1000),
                  })}
            </dd>
          </div>
        </dl>
      )}
      <Orders
        standing={running}
        known={standing !== null || (billing?.invoices.length ?? 0) > 0}
        seen={JSON.stringify([standing, billing?.paymentMethod])}
      />
    </section>
  )
}

/** There is no subscription, or one that this server cannot interpret; then the plan stays as it was. */
function NoSubscription({ isUnclear, planSet }: { isUnclear: boolean; planSet: boolean }) {
  const { t } = useTranslation('billing')
  if (planSet) return null
  return <p className="soft">{t(isUnclear ? 'subscription.unclear' : 'subscription.none')}</p>
}

/**
 * The actions on the subscription, as plain posts: first those that Penmark handles itself, then those that lead to the
 * portal.
 */
function Orders({ standing, known, seen }: { standing: Standing | null; known: boolean; seen: string }) {
  const { t } = useTranslation('billing')
  const busy = useNavigation().state === 'submitting'
  const tab = useOtherTab(seen)
  if (!known) return null
  return (
    <>
      <Form method="post" action="/dashboard/billing" className="row" reloadDocument {...tab.form}>
        {standing !== null && (standing.ends || standing.next !== null) && (
          <Button name="intent" value="resume" variant="secondary" busy={busy}>
            {standing.ends ? t('subscription.resume') : t('subscription.keep', { plan: planFor(standing.plan).name })}
          </Button>
        )}
        <Button name="intent" value="portal" variant="secondary" busy={busy} {...tab.button}>
          {t('subscription.manage')}
        </Button>
        {standing?.ends === false && (
          <Button name="intent" value="cancel" variant="quiet" busy={busy} {...tab.button}>
            {t('subscription.cancel')}
          </Button>
        )}
        {tab.note}
      </Form>
      <OtherTab tab={tab} />
    </>
  )
}

type Words = ReturnType<typeof useTranslation<'billing'>>['t']

function nextStep(standing: Standing, day: (at: number) => string, t: Words): string {
  // The next step depends on a payment; the note above says so.
  const isDue = standing.status === 'past_due' && standing.graceUntil !== null
  if (!['active', 'trialing'].includes(standing.status) && !isDue) return ''
  const date = day(standing.periodEnd)
  if (standing.ends) return t('subscription.ends', { date, plan: planFor(standing.plan).name })
  if (standing.next !== null) return t('subscription.next', { date, plan: planFor(standing.next.plan).name })
  return t('subscription.renews', { date })
}

function cardWords(method: BillingView['paymentMethod'], t: Words): string {
  if (method === null) return t('payment.none')
  if (method.brand === null || method.last4 === null) return method.type
  const brand = method.brand.charAt(0).toUpperCase() + method.brand.slice(1)
  return t('payment.card', { brand, last4: method.last4 })
}
