import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useTranslation } from '../ui/use-translation.ts'

/** Says that the address is confirmed, now or before. `signed_in`: this browser has a session from now on. */
export function EmailVerified({ state, next }: { state: 'verified' | 'already_verified' | 'signed_in'; next: string }) {
  const { t } = useTranslation('sign-in')
  const already = state === 'already_verified'
  const inside = state === 'signed_in'
  return (
    <AuthCard title={t(already ? 'verify.alreadyTitle' : 'verify.doneTitle')}>
      <Callout live>{t(already ? 'verify.already' : inside ? 'verify.doneInside' : 'verify.done')}</Callout>
      <ButtonLink to={next} wide>
        {t(inside ? 'verify.toAccount' : 'verify.toLogin')}
      </ButtonLink>
    </AuthCard>
  )
}
