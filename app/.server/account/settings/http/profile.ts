import type { RouterContextProvider } from 'react-router'
import { actorOf } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { profileBilling } from '#app/.server/billing/profile.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { preferencesContext } from '#app/.server/preferences/context.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { apiPreferences } from '#app/domain/preferences/writing.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { settingsContext } from '../context.ts'

type Context = Readonly<RouterContextProvider>
/** Formats an amount of money for the reader. */
type Money = Parameters<typeof profileBilling>[2]['money']

/** Which optional parts of a profile an address asks for: `include_billing`, `include_preferences`, `include_all`. */
export function partsIn(url: URL): { billing: boolean; preferences: boolean } {
  const asks = (name: string) => url.searchParams.get(name) === 'true' || url.searchParams.get('include_all') === 'true'
  return { billing: asks('include_billing'), preferences: asks('include_preferences') }
}

/**
 * The profile of the specification (section 3). Refuses only if billing is asked for and Stripe does not answer, or was
 * asked too often.
 */
export async function profileOf(context: Context, parts: ReturnType<typeof partsIn>, money: Money) {
  const user = actorOf(context)
  const usage = context.get(usageContext).of(user)
  const billing = parts.billing ? await billingPart(context, money) : undefined
  if (billing?.ok === false) return billing
  return {
    ok: true as const,
    profile: {
      user: context.get(settingsContext).apiUserOf(user),
      usage: { current_month: usage.used, total: usage.used, limit: usage.limit, remaining: usage.remaining },
      ...(billing === undefined ? {} : { billing: billing.part }),
      ...(parts.preferences
        ? { preferences: apiPreferences(context.get(preferencesContext).of(user).preferences) }
        : {}),
    },
  }
}

async function billingPart(context: Context, money: Money) {
  const user = actorOf(context)
  const billing = context.get(billingContext)
  const view = await billing.view({ user, address: user.address })
  if (!view.ok) return view
  const t = translatorFor(localeOf(context))
  const part = profileBilling(billing.standing(user), view.billing, {
    money,
    description: (plan) => t('billing:history.plan', { plan }),
    status: (status) => t(`billing:history.${status}` as MessageKey),
  })
  return { ok: true as const, part }
}
