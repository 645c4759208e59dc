import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { detectExtension } from '#app/components/extension/detect.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'

/** The page on which the extension finds its code, in the part of the address that no server sees. */
export default function Connected() {
  const { t } = useTranslation('extension')
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    void detectExtension().then((isHere) => setMissing(!isHere))
  }, [])
  return (
    <PublicFrame>
      <title>{`${t('doneTitle')} · Penmark`}</title>
      <AuthCard title={t('doneTitle')} intro={t('done')}>
        {isMissing && (
          <Callout kind="amber" live>
            {t('missing')}
          </Callout>
        )}
        <p>
          <Link to="/dashboard/settings/security">{t('doneHint')}</Link>
        </p>
      </AuthCard>
    </PublicFrame>
  )
}
