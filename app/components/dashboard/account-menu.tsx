import { ExitIcon, PersonIcon } from '@radix-ui/react-icons'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Popover } from '#app/components/ui/popover.tsx'
import { useTranslation } from '../ui/use-translation.ts'

/** The user's email address, links to their other pages, and the sign-out button. */
export function AccountMenu({ email, children }: { email: string; children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Popover
      label={
        <>
          <PersonIcon aria-hidden="true" />
          <span className="visually-hidden">{t('nav.account')}</span>
        </>
      }
    >
      <div className="account">
        <p className="account-email">{email}</p>
        {children}
      </div>
      <Form method="post" action="/logout">
        <Button variant="secondary" size="small" wide>
          <ExitIcon aria-hidden="true" />
          {t('nav.logout')}
        </Button>
      </Form>
    </Popover>
  )
}
