import { type Offer, priceOf, timingOf } from '#app/domain/billing/change.ts'
import { isRunning, type Standing } from '#app/domain/billing/standing.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { catalogueOf, lookupKey } from './catalogue.ts'
import { customerOf } from './customers.ts'
import type { BillingDeps } from './deps.ts'
import type { Stripe } from './stripe.ts'

export type Flow = { kind: 'home' } | { kind: 'cancel' } | { kind: 'payment_method' } | { kind: 'switch'; to: Offer }
export type PortalInput = { workspaceId: string; publicUrl: string; flow: Flow }

/**
 * Opens the customer portal at the page for the flow. The URL works once and is for this user alone: never log it.
 */
export async function openPortal(
  deps: BillingDeps,
  input: PortalInput,
): Promise<
  { ok: true; url: string } | Refusal<'no_billing_account' | 'already_on_plan' | 'change_not_offered' | 'portal_failed'>
> {
  const known = customerOf(deps.database.reader, input.workspaceId)
  if (known === undefined || known.livemode !== deps.payments.livemode) return refuse('no_billing_account')
  const { flow, publicUrl } = input
  const running = isRunning(known.standing) ? known.standing : undefined
  if (running === undefined && (flow.kind === 'cancel' || flow.kind === 'switch')) return refuse('no_billing_account')
  if (running !== undefined && flow.kind === 'switch') {
    // The form may come from a page that is older than the last change.
    const timing = timingOf(running, flow.to)
    if (timing === 'none') return refuse('already_on_plan')
    if (timing === 'not_offered') return refuse('change_not_offered')
  }
  const answer = await deps.payments.ask('portal', async (stripe) => {
    const catalogue = await catalogueOf(stripe)
    const data =
      running === undefined ? undefined : await flowData(stripe, flow, running, catalogue.priceIds, publicUrl)
    const session = await stripe.billingPortal.sessions.create({
      customer: known.customer,
      configuration: catalogue.portal,
      return_url: `${publicUrl}/dashboard/billing`,
      ...(data === undefined ? {} : { flow_data: data }),
    })
    return typeof session.url === 'string' ? session.url : null
  })
  return answer.ok && answer.value !== null ? { ok: true, url: answer.value } : refuse('portal_failed')
}

type FlowData = Stripe.BillingPortal.SessionCreateParams.FlowData

async function flowData(
  stripe: Stripe,
  flow: Flow,
  { subscription }: Standing,
  priceIds: ReadonlyMap<string, string>,
  publicUrl: string,
): Promise<FlowData | undefined> {
  const after = {
    type: 'redirect',
    redirect: { return_url: `${publicUrl}/dashboard/billing?success=true` },
  } as const
  switch (flow.kind) {
    case 'home':
      return undefined
    case 'payment_method':
      return { type: 'payment_method_update', after_completion: after }
    case 'cancel':
      return { type: 'subscription_cancel', subscription_cancel: { subscription }, after_completion: after }
    case 'switch': {
      const { items } = await stripe.subscriptions.retrieve(subscription)
      const [item] = items.data
      const to = { id: item?.id ?? '', price: priceIds.get(lookupKey(flow.to)) ?? '', quantity: item?.quantity ?? 1 }
      return {
        type: 'subscription_update_confirm',
        subscription_update_confirm: { subscription, items: [to] },
        after_completion: after,
      }
    }
    default:
      return flow satisfies never
  }
}

export type ChangePreview = {
  timing: 'now' | 'later'
  /** US cents due when the change is confirmed. */
  dueNow: number
  lines: { description: string; amount: number }[]
  /** When the change takes effect, and the price due then and afterwards. Milliseconds UTC. */
  at: number
  price: number
}

/** The exact cost of switching the running subscription, as computed by Stripe. Changes nothing. */
export async function previewChange(
  deps: BillingDeps,
  input: { workspaceId: string; to: Offer },
): Promise<
  | { ok: true; preview: ChangePreview }
  | Refusal<'no_billing_account' | 'already_on_plan' | 'change_not_offered' | 'billing_unavailable'>
> {
  const known = customerOf(deps.database.reader, input.workspaceId)
  if (known === undefined || !isRunning(known.standing)) return refuse('no_billing_account')
  const { to } = input
  const { subscription, periodEnd, plan, interval, quantity } = known.standing
  const timing = timingOf({ plan, interval }, to)
  if (timing === 'none') return refuse('already_on_plan')
  if (timing === 'not_offered') return refuse('change_not_offered')
  const price = priceOf(to) * quantity
  if (timing === 'later') return { ok: true, preview: { timing, dueNow: 0, lines: [], at: periodEnd, price } }
  const answer = await deps.payments.ask('preview', async (stripe) => {
    const { priceIds } = await catalogueOf(stripe)
    const { items } = await stripe.subscriptions.retrieve(subscription)
    const { amount_due, lines } = await stripe.invoices.createPreview({
      customer: known.customer,
      subscription,
      subscription_details: {
        items: [{ id: items.data[0]?.id ?? '', price: priceIds.get(lookupKey(to)) ?? '', quantity }],
        proration_behavior: 'always_invoice',
      },
    })
    return {
      dueNow: amount_due,
      lines: lines.data.map(({ description, amount }) => ({ description: description ?? '', amount })),
    }
  })
  if (!answer.ok) return answer
  return { ok: true, preview: { timing, ...answer.value, at: deps.clock.now(), price } }
}
