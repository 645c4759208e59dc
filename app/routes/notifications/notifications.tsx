import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, useNavigation } from 'react-router'
import { notificationsContext } from '#app/.server/account/notifications/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { Button } from '#app/components/ui/button.tsx'
import { CheckboxCard } from '#app/components/ui/checkbox-cards.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import {
  NOTIFICATION_KINDS,
  type NotificationChoices,
  NotificationsFormSchema,
  type NotificationToggle,
} from '#app/domain/notifications/notifications.ts'
import type { Route } from './+types/notifications'

const HERE = '/dashboard/settings/notifications'

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  return { email: user.email, choices: context.get(notificationsContext).choicesOf(user) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: NotificationsFormSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply() }, 400)
  context.get(notificationsContext).save(context.get(userContext), submission.value)
  return redirectWithToast(context.get(toastsContext), HERE, { kind: 'success', key: 'notifications:saved' })
}

export default function Notifications({ loaderData: { email, choices } }: Route.ComponentProps) {
  const { t } = useTranslation('notifications')
  return (
    <>
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro', { email })} />
      <NotificationsForm choices={choices} />
      <p className="soft small">{t('always')}</p>
    </>
  )
}

/** The switch for all and, below it, one for each kind. Nothing in it can be filled in wrongly. */
function NotificationsForm({ choices }: { choices: NotificationChoices }) {
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
    // The key renders the form with the stored choices after each save.
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
