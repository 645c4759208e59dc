import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { spendingOf } from '#app/.server/billing/cap.ts'
import { planOverridden } from '#app/.server/billing/customers.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { BillingNotes } from '#app/components/billing/billing-notes.tsx'
import { InvoiceTable } from '#app/components/billing/invoice-table.tsx'
import { PlanCards } from '#app/components/billing/plan-cards.tsx'
import { SpendingNote } from '#app/components/billing/spending-note.tsx'
import { SubscriptionCard } from '#app/components/billing/subscription-card.tsx'
import { UsageFigures } from '#app/components/dashboard/usage-figures.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { intervalFrom } from '#app/domain/billing/change.ts'
import { isRunning } from '#app/domain/billing/standing.ts'
import { OPERATOR_CLAIMS } from '#app/domain/marketing.ts'
import '#app/components/billing/billing.css'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import type { Route } from './+types/overview'
import { takeOrder } from './orders.ts'
import { askedBilling, mayBuy, ownBilling } from './own-billing.ts'
import { intervalWords, planCards } from './plan-cards.ts'

const HERE = '/dashboard/billing'
/** After a checkout, before the page looks again (specification 9). */
const WAIT_SECONDS = 2

/** Which way back from a payment page the address tells of. */
function backFrom({ searchParams }: URL): 'waiting' | 'canceled' | 'returned' | null {
  if (searchParams.get('success') === 'true') return 'waiting'
  if (searchParams.get('canceled') === 'true') return 'canceled'
  return searchParams.has('returned') ? 'returned' : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { database, clock, billing } = context.get(penmarkContext)
  const { account, workspaceId } = context.get(userContext)
  const now = clock.now()
  const usage = usageOf(database.reader, account, now)
  const known = ownBilling(context)
  const standing = known?.standing ?? null
  const running = isRunning(standing) ? standing : null
  const interval = intervalFrom(url.searchParams.get('interval')) ?? running?.interval ?? 'month'
  const back = backFrom(url)
  const waiting = back === 'waiting'
  // While waiting nothing else matters, and the page comes again at once.
  const shown = waiting ? null : await askedBilling(context)
  const planSet = planOverridden(database.reader, workspaceId)
  const sells = billing !== undefined && mayBuy(context) && !planSet
  const asked = { plan: usage.plan, standing: running, interval, sells }
  return data(
    {
      usage,
      spending: spendingOf(database.reader, { workspaceId, account, usage, now }),
      mayChange: mayBuy(context),
      standing,
      interval,
      back,
      configured: billing !== undefined,
      planSet,
      failed: shown !== null && !shown.ok,
      billing: shown?.ok ? shown.billing : null,
      cards: planCards(context, asked),
      words: intervalWords(context),
      guarantee: translatorFor(localeOf(context))('landing:pricing.guarantee', {
        count: OPERATOR_CLAIMS.moneyBackDays,
      }),
    } as const,
    waiting ? { headers: { refresh: `${WAIT_SECONDS}; url=${HERE}?returned=true` } } : {},
  )
}

export function action({ request, context }: Route.ActionArgs) {
  return takeOrder(request, context)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function Billing({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('billing')
  const { usage, standing, billing, configured, cards, interval, words, back } = loaderData
  useLeaveAfter(back === 'waiting' ? `${HERE}?returned=true` : null, WAIT_SECONDS * 1000)
  return (
    <div className="billing">
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <BillingNotes {...loaderData} plan={usage.plan} behind={billing?.behind === true} />
      <section className="stack" aria-label={t('usage')}>
        <UsageFigures usage={usage} />
        <SpendingNote usage={usage} spending={loaderData.spending} mayChange={loaderData.mayChange} />
      </section>
      {configured && (
        <SubscriptionCard standing={standing} billing={billing} planSet={loaderData.planSet} plan={usage.plan} />
      )}
      <div className="stack">
        <PlanCards cards={cards} interval={interval} words={words} />
        <p className="soft small">{loaderData.guarantee}</p>
      </div>
      {billing !== null && <InvoiceTable invoices={billing.invoices} />}
    </div>
  )
}
