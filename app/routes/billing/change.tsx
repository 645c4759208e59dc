import { useTranslation } from 'react-i18next'
import { data, Form, redirect, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { startCheckout } from '#app/.server/billing/checkout.ts'
import { planOverridden } from '#app/.server/billing/customers.ts'
import { openPortal, previewChange } from '#app/.server/billing/portal.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ChangeCost } from '#app/components/billing/change-cost.tsx'
import { OtherTab, useOtherTab } from '#app/components/billing/other-tab.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { intervalFrom, type Offer, paidPlanFrom, priceOf } from '#app/domain/billing/change.ts'
import { planFor, planReaches } from '#app/domain/billing/plans.ts'
import { isRunning } from '#app/domain/billing/standing.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { Route } from './+types/change'
import { mayAsk, mayBuy, ownBilling } from './own-billing.ts'

const BILLING = '/dashboard/billing'

/** The plan and interval that the address names; back to the cards where it names none. */
function offerIn(url: URL): Offer {
  const plan = paidPlanFrom(url.searchParams.get('plan'))
  const interval = intervalFrom(url.searchParams.get('interval'))
  if (plan === undefined || interval === undefined) throw redirect(BILLING)
  return { plan, interval }
}

/** Says what a change costs to the cent, before anything is confirmed. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { billing, database } = context.get(penmarkContext)
  const { workspaceId } = context.get(userContext)
  const to = offerIn(url)
  if (billing === undefined || !mayBuy(context) || planOverridden(database.reader, workspaceId)) throw redirect(BILLING)
  const standing = ownBilling(context)?.standing ?? null
  const from = isRunning(standing) ? standing : null
  // It is arranged already.
  if (from?.next?.plan === to.plan && from.next.interval === to.interval) throw redirect(BILLING)
  const cost = { price: priceOf(to), timing: 'buy' as const, dueNow: priceOf(to), lines: [], at: 0 }
  if (from === null) return { to, from: null, cost, refused: null }
  const taken = await mayAsk(context)
  const asked = taken.ok ? await previewChange(billing.deps, { workspaceId, to }) : taken
  const present = { plan: from.plan, interval: from.interval }
  if (asked.ok) return { to, from: present, cost: asked.preview, refused: null }
  if (asked.code === 'already_on_plan') throw redirect(BILLING)
  const refused: ErrorCode = asked.code
  return data({ to, from: present, cost: null, refused }, { status: ERROR_STATUS[refused] })
}

/** To the checkout where there is no subscription, else to the portal, which asks once more and charges. */
export async function action({ context, url }: Route.ActionArgs) {
  const { billing, env, toasts } = context.get(penmarkContext)
  const { workspaceId, email } = context.get(userContext)
  const to = offerIn(url)
  if (billing === undefined || !mayBuy(context)) throw redirect(BILLING)
  const taken = await mayAsk(context)
  if (!taken.ok) return redirectWithToast(toasts, BILLING, { kind: 'error', key: `errors:${taken.code}` })
  const owner = { workspaceId, publicUrl: env.publicUrl }
  const opened = isRunning(ownBilling(context)?.standing ?? null)
    ? await openPortal(billing.deps, { ...owner, flow: { kind: 'switch', to } })
    : await startCheckout(billing.deps, { ...owner, ...to, email, locale: localeOf(context) })
  if (opened.ok) return redirect(opened.url, 303)
  return redirectWithToast(toasts, BILLING, { kind: 'error', key: `errors:${opened.code}` })
}

export default function Change({ loaderData: { to, from, cost, refused } }: Route.ComponentProps) {
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
  )
}
