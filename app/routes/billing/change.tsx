import { data, Form, redirect, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { mayBuy } from '#app/.server/billing/own-billing.ts'
import { requestContext, toastsContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ChangeCost } from '#app/components/billing/change-cost.tsx'
import { OtherTab, useOtherTab } from '#app/components/billing/other-tab.tsx'
import { includedWords } from '#app/components/billing/plan-card-texts.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { intervalFrom, type Offer, paidPlanFrom, priceOf } from '#app/domain/billing/change.ts'
import { planFor, planReaches } from '#app/domain/billing/plans.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import '#app/components/landing/pricing.css'
import type { Route } from './+types/change'

const BILLING = '/dashboard/billing'

/** The plan and interval that the address names; redirects to the plan cards if it names none. */
function offerIn(url: URL): Offer {
  const plan = paidPlanFrom(url.searchParams.get('plan'))
  const interval = intervalFrom(url.searchParams.get('interval'))
  if (plan === undefined || interval === undefined) throw redirect(BILLING)
  return { plan, interval }
}

/** Shows the cost of a change, to the cent, before anything is confirmed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const billing = context.get(billingContext)
  const to = offerIn(url)
  if (!billing.configured || !mayBuy(user) || billing.planSetByOperator(user)) throw redirect(BILLING)
  const from = billing.running(user)
  // The same change is already scheduled.
  if (from?.next?.plan === to.plan && from.next.interval === to.interval) throw redirect(BILLING)
  const included = includedWords(translatorFor(localeOf(context)), to.plan)
  const cost = { price: priceOf(to), timing: 'buy' as const, dueNow: priceOf(to), lines: [], at: 0 }
  if (from === null) return { to, from: null, cost, refused: null, included }
  const preview = await billing.preview({ user, address: context.get(requestContext).clientAddress }, to)
  const present = { plan: from.plan, interval: from.interval }
  if (preview.ok) return { to, from: present, cost: preview.preview, refused: null, included }
  if (preview.code === 'already_on_plan') throw redirect(BILLING)
  const refused: ErrorCode = preview.code
  return data({ to, from: present, cost: null, refused, included }, { status: ERROR_STATUS[refused] })
}

/** Leads to the portal, which asks once more and charges; without a subscription, to the checkout. */
export async function action({ context, url }: Route.ActionArgs) {
  const user = context.get(userContext)
  const billing = context.get(billingContext)
  const to = offerIn(url)
  if (!billing.configured || !mayBuy(user)) throw redirect(BILLING)
  const opened = await billing.open({ user, address: context.get(requestContext).clientAddress }, to, localeOf(context))
  if (opened.ok) return redirect(opened.url, 303)
  return redirectWithToast(context.get(toastsContext), BILLING, { kind: 'error', key: `errors:${opened.code}` })
}

export default function Change({ loaderData: { to, from, cost, refused, included } }: Route.ComponentProps) {
  const { t } = useTranslation('billing')
  const message = useMessage()
  const busy = useNavigation().state === 'submitting'
  const tab = useOtherTab(JSON.stringify(from))
  const plan = planFor(to.plan).name
  const title =
    from === null
      ? t('change.buy', { plan })
      : from.plan === to.plan
        ? t('change.interval')
        : t(planReaches(to.plan, from.plan) ? 'change.upgrade' : 'change.downgrade', { plan })
  return (
    <div className="stack">
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} />
      {refused !== null && (
        <Callout kind="amber">
          <p>{message(`errors:${refused}`)}</p>
          {refused === 'billing_unavailable' && (
            <ButtonLink to={`?plan=${to.plan}&interval=${to.interval}`} variant="secondary" size="small" reloadDocument>
              {t('failed.retry')}
            </ButtonLink>
          )}
        </Callout>
      )}
      <div className="plan-change">
        <div className="stack">
          {cost !== null && <ChangeCost cost={cost} interval={to.interval} />}
          <Form method="post" className="row" reloadDocument {...tab.form}>
            {cost !== null && (
              <Button busy={busy} {...tab.button}>
                {t(from === null ? 'change.checkout' : 'change.confirm')}
              </Button>
            )}
            <ButtonLink to={BILLING} variant="secondary">
              {t('change.stay')}
            </ButtonLink>
          </Form>
          <OtherTab tab={tab} />
          {cost !== null && (
            <p className="soft small">
              {t('change.where')} {tab.note}
            </p>
          )}
        </div>
        <section className="plan-change-gains" aria-labelledby="gains-heading">
          <h2 id="gains-heading">{t('change.includes', { plan })}</h2>
          <ul className="plan-points">
            {included.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
