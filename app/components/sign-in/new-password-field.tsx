import type { FieldMetadata } from '@conform-to/react'
import { useState } from 'react'
import { AccountField } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { SHOW_FIELD } from '#app/domain/sign-in/fields.ts'
import { useTranslation } from '../ui/use-translation.ts'

/**
 * A new password, typed once and shown on request. Without scripts the button sends the form, which comes back with the
 * password to be read; the form therefore begins with `SendsOnEnter`.
 */
export function NewPasswordField({
  field,
  isShown,
}: {
  field: FieldMetadata<string, Record<string, unknown>, string[]>
  /** The page came back to show it. */
  isShown: boolean
}) {
  const { t } = useTranslation('sign-in')
  const [shows, setShows] = useState(isShown)
  return (
    <AccountField
      field={field}
      type={shows ? 'text' : 'password'}
      label={t('field.password')}
      hint={t('field.passwordHint')}
      autoComplete="new-password"
      below={
        <Button
          variant="quiet"
          size="small"
          className="show-password"
          name={SHOW_FIELD}
          value={shows ? '0' : '1'}
          formNoValidate
          aria-controls={field.id}
          onClick={(event) => {
            event.preventDefault()
            setShows(!shows)
          }}
        >
          {t(shows ? 'field.hidePassword' : 'field.showPassword')}
        </Button>
      }
    />
  )
}

/** What the Enter key presses: browsers take the first button of a form, which would else show the password. */
export function SendsOnEnter() {
  return <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
}
