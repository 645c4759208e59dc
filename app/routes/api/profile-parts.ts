import type { RouterContextProvider } from 'react-router'
import { apiUserOf } from '#app/.server/account/queries.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { profileBilling } from '#app/.server/billing/profile.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { preferencesOf } from '#app/.server/preferences/queries.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { apiPreferences } from '#app/domain/preferences/writing.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

/** Which optional parts of a profile an address asks for: `include_billing`, `include_preferences`, `include_all`. */
export function partsIn(url: URL): { billing: boolean; preferences: boolean } {
  const asks = (name: string) => url.searchParams.get(name) === 'true' || url.searchParams.get('include_all') === 'true'
  return { billing: asks('include_billing'), preferences: asks('include_preferences') }
}

/** The profile of the specification (section 3). Refuses only where billing is asked for and Stripe does not answer, or was asked too often. */
export async function profileOf(context: Readonly<RouterContextProvider>, parts: ReturnType<typeof partsIn>) {
  const penmark = context.get(penmarkContext)
  const user = context.get(userContext)
  const usage = usageOf(penmark.database.reader, user.account, penmark.clock.now())
  const billing = parts.billing ? await billingPart(context) : undefined
  if (billing?.ok === false) return billing
  return {
    ok: true as const,
    profile: {
      user: apiUserOf(penmark, user),
      usage: { current_month: usage.used, total: usage.used, limit: usage.limit, remaining: usage.remaining },
      ...(billing === undefined ? {} : { billing: billing.part }),
      ...(parts.preferences ? { preferences: preferencesPart(context) } : {}),
    },
  }
}

async function billingPart(context: Readonly<RouterContextProvider>) {
  const user = context.get(userContext)
  const billing = context.get(billingContext)
  const view = await billing.view({ user, address: context.get(requestContext).clientAddress })
  if (!view.ok) return view
  const locale = localeOf(context)
  const t = translatorFor(locale)
  const part = profileBilling(billing.standing(user), view.billing, {
    money: formatsFor(locale).money,
    description: (plan) => t('billing:history.plan', { plan }),
    status: (status) => t(`billing:history.${status}` as MessageKey),
  })
  return { ok: true as const, part }
}

function preferencesPart(context: Readonly<RouterContextProvider>) {
  const { database, clock } = context.get(penmarkContext)
  const { preferences } = preferencesOf(database.reader, context.get(userContext), clock.now())
  return apiPreferences(preferences)
}
