import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { CheckboxCard } from '#app/components/ui/checkbox-cards.tsx'
import {
  NOTIFICATION_KINDS,
  type NotificationChoices,
  type NotificationToggle,
} from '#app/domain/notifications/notifications.ts'

/** The switch for all and, below it, one for each kind. Nothing in it can be filled in wrongly. */
export function NotificationsForm({ choices }: { choices: NotificationChoices }) {
  const { t } = useTranslation('notifications')
  const busy = useNavigation().state === 'submitting'
  const box = (name: NotificationToggle) => (
    <CheckboxCard
      key={name}
      name={name}
      label={t(`${name}.name`)}
      hint={t(`${name}.hint`)}
      defaultChecked={choices[name]}
    />
  )
  return (
    // Shown as stored again after each save.
    <Form method="post" className="stack" key={JSON.stringify(choices)}>
      <div className="choices choices-stacked">{box('email_notifications')}</div>
      <fieldset className="field">
        <legend className="field-label">{t('which')}</legend>
        <p className="field-hint">{t('whichHint')}</p>
        <div className="choices choices-stacked">{NOTIFICATION_KINDS.map(box)}</div>
      </fieldset>
      <div>
        <Button busy={busy}>{t('save')}</Button>
      </div>
    </Form>
  )
}
