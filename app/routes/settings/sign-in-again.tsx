import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Form, useLocation } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { withWayBack } from '#app/routes/sign-in/with-way-back.ts'

/** Where only a fresh sign-in proves who somebody is, and theirs is too old. Signing in leads back to this page. */
export function SignInAgain({ children }: { children: ReactNode }) {
  const { t } = useTranslation('recovery')
  const { pathname } = useLocation()
  return (
    <Callout kind="amber" title={t('password.staleTitle')}>
      <p>{children}</p>
      <Form method="post" action={withWayBack('/logout', pathname)}>
        <Button variant="secondary" size="small">
          {t('password.signOut')}
        </Button>
      </Form>
    </Callout>
  )
}
