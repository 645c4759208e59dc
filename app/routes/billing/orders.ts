import { type RouterContextProvider, redirect } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { openPortal } from '#app/.server/billing/portal.ts'
import { resumeSubscription } from '#app/.server/billing/subscription-commands.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { mayAsk, mayBuy, ownBilling } from './own-billing.ts'

const BACK = '/dashboard/billing'

type Refused =
  | 'billing_not_configured'
  | 'forbidden'
  | 'portal_failed'
  | 'billing_unavailable'
  | 'no_billing_account'
  | 'already_on_plan'
  | 'rate_limited'
  | 'change_not_offered'

/** Carries out what a button of the billing screen asks for: look again, keep the plan, or go to a page of the portal. */
export async function takeOrder(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const { billing, toasts, env } = context.get(penmarkContext)
  const { workspaceId } = context.get(userContext)
  const intent = String((await request.formData()).get('intent'))
  const refuse = (code: Refused) => redirectWithToast(toasts, BACK, { kind: 'error', key: `errors:${code}` })
  if (billing === undefined) return refuse('billing_not_configured')
  if (!mayBuy(context)) return refuse('forbidden')
  const taken = await mayAsk(context)
  if (!taken.ok) return refuse(taken.code)
  if (intent === 'sync' || intent === 'resume') {
    const done = intent === 'resume' ? await resumeSubscription(billing.deps, workspaceId) : ({ ok: true } as const)
    if (!done.ok) return refuse(done.code)
    const known = ownBilling(context)
    const synced = known === undefined ? ({ ok: true } as const) : await billing.sync(known)
    if (!synced.ok) return refuse(synced.code)
    const key = intent === 'resume' ? 'billing:subscription.resumed' : 'billing:back.checked'
    return redirectWithToast(toasts, BACK, { kind: 'success', key })
  }
  const kind = intent === 'cancel' || intent === 'payment_method' ? intent : 'home'
  const opened = await openPortal(billing.deps, { workspaceId, publicUrl: env.publicUrl, flow: { kind } })
  return opened.ok ? redirect(opened.url, 303) : refuse(opened.code)
}
