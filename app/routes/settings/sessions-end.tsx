import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { endOtherSessions } from '#app/.server/account/settings/end-sessions.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/sessions-end'
import { confirmed, hasPassword } from './confirmed.ts'

const LIST = '/dashboard/settings/sessions'

export function loader({ context }: Route.LoaderArgs) {
  return { hasPassword: hasPassword(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const proof = await confirmed(context, submission.value.password)
  if (!proof.ok) {
    const { lastResult, init } = refusedForm(submission, proof, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  const penmark = context.get(penmarkContext)
  endOtherSessions(accountDeps(penmark), context.get(userContext))
  return redirectWithToast(penmark.toasts, LIST, { kind: 'success', key: 'settings:sessions.othersEnded' })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function SessionsEnd({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <title>{`${t('sessions.othersTitle')} · Penmark`}</title>
      <PageHeader title={t('sessions.othersTitle')} intro={t('sessions.othersText')} />
      <ConfirmForm
        lastResult={actionData?.lastResult ?? null}
        hasPassword={loaderData.hasPassword}
        words={{ go: t('sessions.endOthers'), keep: t('sessions.keep') }}
        back={LIST}
      />
    </>
  )
}
