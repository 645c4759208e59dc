import { parseWithZod } from '@conform-to/zod/v4'
import { data } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/sessions-end'

const LIST = '/dashboard/settings/sessions'

export function loader({ context }: Route.LoaderArgs) {
  return { hasPassword: context.get(settingsContext).proofOf(context.get(userContext)).hasPassword }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const outcome = await context.get(settingsContext).endOtherSessions(actorOf(context), submission.value.password)
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  return redirectWithToast(context.get(toastsContext), LIST, { kind: 'success', key: 'settings:sessions.othersEnded' })
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
