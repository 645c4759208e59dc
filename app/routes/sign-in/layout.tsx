import { Outlet } from 'react-router'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'

export default function AuthLayout() {
  const { t } = useTranslation()
  return (
    <PublicFrame>
      <meta name="description" content={`Penmark. ${t('tagline')}.`} />
      <Outlet />
    </PublicFrame>
  )
}
