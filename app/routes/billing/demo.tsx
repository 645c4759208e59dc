import { useTranslation } from 'react-i18next'
import { siteContext } from '#app/.server/http/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import '#app/components/billing/billing.css'
import { profileOf } from '#app/routes/api/profile-parts.ts'
import type { Route } from './+types/demo'

const INVOICES = 3

/** Shows developers what the consolidated profile call answers; not there with `DEMO_PAGES=off`. */
export async function loader({ context }: Route.LoaderArgs) {
  if (!context.get(siteContext).demoPages) throw screenError('not_found')
  const asked = await profileOf(context, { billing: true, preferences: true })
  if (!asked.ok) return { profile: null }
  const { billing, ...rest } = asked.profile
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
