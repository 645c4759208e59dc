import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** Asks for a fresh sign-in, since the account has no password to confirm with. Signing in leads back to this page. */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { t } = useTranslation('recovery')
  const { pathname } = useLocation()
  return (
    <Callout kind="amber" title={t('password.staleTitle')}>
      <p>{children}</p>
      <Form method="post" action={withReturnPath('/logout', pathname)}>
        <Button variant="secondary" size="small">
          {t('password.signOut')}
        </Button>
      </Form>
    </Callout>
  )
}
