import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { saveNotifications } from '#app/.server/account/notifications/commands.ts'
import { notificationsOf } from '#app/.server/account/notifications/queries.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { NotificationsFormSchema } from '#app/domain/notifications/notifications.ts'
import type { Route } from './+types/notifications'
import { NotificationsForm } from './notifications-form.tsx'

const HERE = '/dashboard/settings/notifications'

export function loader({ context }: Route.LoaderArgs) {
  const { userId, email } = context.get(userContext)
  return { email, choices: notificationsOf(context.get(penmarkContext).database.reader, userId) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: NotificationsFormSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply() }, 400)
  const penmark = context.get(penmarkContext)
  saveNotifications(accountDeps(penmark), context.get(userContext).userId, submission.value)
  return redirectWithToast(penmark.toasts, HERE, { kind: 'success', key: 'notifications:saved' })
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
