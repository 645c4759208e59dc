import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'

export default function AuthLayout() {
  const { t } = useTranslation()
  return (
    <PublicFrame>
      <meta name="description" content={`Penmark. ${t('tagline')}.`} />
      <Outlet />
    </PublicFrame>
  )
}
