import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Callout } from '#app/components/ui/callout.tsx'
import { useTranslation } from '../ui/use-translation.ts'

/** Says what the plan does not include, with a link to a plan that does. */
export function UpgradeNotice({ children }: { children: ReactNode }) {
  const { t } = useTranslation('library')
  return (
    <Callout>
      <p>
        {children} <Link to="/dashboard/billing">{t('seePlans')}</Link>
      </p>
    </Callout>
  )
}
