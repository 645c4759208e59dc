import { data, redirect } from 'react-router'
import { assistantContext } from '#app/.server/assistant/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { mayBuy } from '#app/.server/billing/own-billing.ts'
import { requestContext, siteContext, toastsContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { BillingNotes } from '#app/components/billing/billing-notes.tsx'
import { CreditPrices } from '#app/components/billing/credit-prices.tsx'
import { InvoiceTable } from '#app/components/billing/invoice-table.tsx'
import { intervalWords, planCards } from '#app/components/billing/plan-card-texts.ts'
import { PlanCards } from '#app/components/billing/plan-cards.tsx'
import { SpendingNote } from '#app/components/billing/spending-note.tsx'
import { SubscriptionCard } from '#app/components/billing/subscription-card.tsx'
import { UsageFigures } from '#app/components/dashboard/usage-figures.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { intervalFrom } from '#app/domain/billing/change.ts'
import { planPoints } from '#app/domain/billing/plan-points.ts'
import { PLANS } from '#app/domain/billing/plans.ts'
import type { ErrorCode } from '#app/domain/errors.ts'
import { OPERATOR_CLAIMS } from '#app/domain/marketing.ts'
import { colonIn } from '#app/domain/preferences/colon.ts'
import '#app/components/billing/billing.css'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import type { Route } from './+types/overview'

const HERE = '/dashboard/billing'
/** The wait after a checkout, before the page reloads (specification 9). */
const WAIT_SECONDS = 2

/** The state in which a payment page sent the user back, as the address says it. */
function backFrom({ searchParams }: URL): 'waiting' | 'canceled' | 'returned' | null {
  if (searchParams.get('success') === 'true') return 'waiting'
  if (searchParams.get('canceled') === 'true') return 'canceled'
  return searchParams.has('returned') ? 'returned' : null
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const site = context.get(siteContext)
  const billing = context.get(billingContext)
  const usage = context.get(usageContext).of(user)
  const running = billing.running(user)
  const interval = intervalFrom(url.searchParams.get('interval')) ?? running?.interval ?? 'month'
  const back = backFrom(url)
  const waiting = back === 'waiting'
  // The page reloads by itself while it waits, so Stripe is not asked yet.
  const view = waiting ? null : await billing.view({ user, address: context.get(requestContext).clientAddress })
  const planSet = billing.planSetByOperator(user)
  const sells = billing.configured && mayBuy(user) && !planSet
  const locale = localeOf(context)
  const t = translatorFor(locale)
  return data(
    {
      usage,
      engine: context.get(assistantContext).engine.name,
      spending: billing.spending(user, usage),
      mayChange: mayBuy(user),
      standing: billing.standing(user),
      interval,
      back,
      configured: billing.configured,
      planSet,
      failed: view !== null && !view.ok,
      billing: view?.ok ? view.billing : null,
      cards: planCards(locale, t, { plan: usage.plan, standing: running, interval, sells }),
      words: intervalWords(locale, t),
      guarantee: t('landing:pricing.guarantee', { count: OPERATOR_CLAIMS.moneyBackDays }),
      claim: t('landing:contact.guarantee'),
      support: planPoints(PLANS[usage.plan]).some(({ key }) => key === 'pricing.support')
        ? { label: t('landing:pricing.support'), write: t('landing:contact.write'), address: site.contact ?? null }
        : null,
    } as const,
    waiting ? { headers: { refresh: `${WAIT_SECONDS}; url=${HERE}?returned=true` } } : {},
  )
}

/** Carries out the pressed button: sync with Stripe, resume the plan, or go to a page of the customer portal. */
export async function action({ request, context }: Route.ActionArgs) {
  const billing = context.get(billingContext)
  const actor = { user: context.get(userContext), address: context.get(requestContext).clientAddress }
  const intent = String((await request.formData()).get('intent'))
  const toast = (kind: 'success' | 'error', key: string) =>
    redirectWithToast(context.get(toastsContext), HERE, { kind, key })
  const refuse = (code: ErrorCode) => toast('error', `errors:${code}`)
  if (intent === 'sync' || intent === 'resume') {
    const synced = await billing.sync(actor, { resume: intent === 'resume' })
    if (!synced.ok) return refuse(synced.code)
    return toast('success', intent === 'resume' ? 'billing:subscription.resumed' : 'billing:back.checked')
  }
  const kind = intent === 'cancel' || intent === 'payment_method' ? intent : 'home'
  const opened = await billing.portal(actor, { kind })
  return opened.ok ? redirect(opened.url, 303) : refuse(opened.code)
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
      <PageHeader title={t('title')} />
      <BillingNotes {...loaderData} plan={usage.plan} behind={billing?.behind === true} />
      <section className="stack" aria-label={t('usage')}>
        <UsageFigures usage={usage} />
        <CreditPrices engine={loaderData.engine} />
        <SpendingNote usage={usage} spending={loaderData.spending} mayChange={loaderData.mayChange} />
      </section>
      {configured && (
        <SubscriptionCard standing={standing} billing={billing} planSet={loaderData.planSet} plan={usage.plan} />
      )}
      <div className="stack">
        <PlanCards cards={cards} interval={interval} words={words} />
        <p className="soft small">
          {loaderData.guarantee} <a href="/contact?about=guarantee">{loaderData.claim}</a>
        </p>
        {loaderData.support !== null && <SupportLine {...loaderData.support} />}
      </div>
      {billing !== null && <InvoiceTable invoices={billing.invoices} />}
    </div>
  )
}

/** How a customer of a plan that sells support reaches a person. `address` is the operator's own, if there is one. */
function SupportLine({ label, write, address }: { label: string; write: string; address: string | null }) {
  const { locale } = useLook()
  return (
    <p className="small">
      {label + colonIn(locale)} <a href="/contact?about=support">{write}</a>
      {address !== null && <span className="soft"> · {address}</span>}
    </p>
  )
}
