import { Link } from 'react-router'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { AddPasskey } from '#app/components/second-factor/add-passkey.tsx'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/passkey-new'
import '#app/components/second-factor/security.css'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(secondFactorContext).proofOf(context.get(userContext))
}

export default function PasskeyNew({ loaderData: { hasPassword, stale } }: Route.ComponentProps) {
  const { t } = useTranslation('second-factor')
  return (
    <>
      <title>{`${t('passkey.newTitle')} · Penmark`}</title>
      <PageHeader title={t('passkey.newTitle')} intro={t('passkey.newText')} />
      <div className="without-script">
        <Callout kind="amber">{t('passkey.needsScript')}</Callout>
      </div>
      {stale ? <SignInAgain>{t('stale')}</SignInAgain> : <AddPasskey hasPassword={hasPassword} />}
      <p>
        <Link to="/dashboard/settings/security">{t('back')}</Link>
      </p>
    </>
  )
}
