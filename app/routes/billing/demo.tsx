import { profileOf } from '#app/.server/account/settings/http/profile.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import '#app/components/billing/billing.css'
import type { Route } from './+types/demo'

const INVOICES = 3

/** Shows developers what the consolidated profile call answers; not there with `DEMO_PAGES=off`. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).demoPages) throw screenError('not_found')
  const { money } = formatsFor(localeOf(context))
  const outcome = await profileOf(context, { billing: true, preferences: true }, money)
  if (!outcome.ok) return { profile: null }
  const { billing, ...rest } = outcome.profile
  return { profile: { ...rest, billing: billing && { ...billing, invoices: billing.invoices.slice(0, INVOICES) } } }
}

export default function BillingDemo({ loaderData: { profile } }: Route.ComponentProps) {
  const { t } = useTranslation('billing')
  return (
    <div className="stack">
      <title>{`${t('demo.title')} · Penmark`}</title>
      <PageHeader title={t('demo.title')} intro={t('demo.intro')} />
      {profile === null ? (
        <Callout kind="error">{t('demo.failed')}</Callout>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll sideways, by keyboard too.
        <pre className="billing-demo" tabIndex={0}>
          <code>{JSON.stringify(profile, null, 2)}</code>
        </pre>
      )}
    </div>
  )
}
