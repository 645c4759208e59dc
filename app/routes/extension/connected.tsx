import { Link } from 'react-router'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'

/** The page on which the extension finds its code, in the part of the address that no server sees. */
export default function Connected() {
  const { t } = useTranslation('extension')
  return (
    <PublicFrame>
      <title>{`${t('doneTitle')} · Penmark`}</title>
      <AuthCard title={t('doneTitle')} intro={t('done')}>
        <p>
          <Link to="/dashboard/settings/security">{t('doneHint')}</Link>
        </p>
      </AuthCard>
    </PublicFrame>
  )
}
