import { redirect } from 'react-router'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/deleted'

/** The page after a deletion. It names no account, and a user who is signed in is sent to the dashboard. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(maybeUserContext) !== null) throw redirect('/dashboard')
  return null
}

export default function Goodbye() {
  const { t } = useTranslation('deletion')
  return (
    <PublicFrame>
      <AuthCard title={t('goodbye.title')} intro={t('goodbye.text')}>
        <title>{`${t('goodbye.title')} · Penmark`}</title>
        <meta name="robots" content="noindex" />
        <p>{t('goodbye.again')}</p>
        <ButtonLink to="/" reloadDocument variant="secondary" wide>
          {t('goodbye.home')}
        </ButtonLink>
      </AuthCard>
    </PublicFrame>
  )
}
