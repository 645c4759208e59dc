import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { requireFound, screenError } from '#app/.server/http/errors.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { SessionList } from '#app/components/settings/session-list.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/session-end'

const LIST = '/dashboard/settings/sessions'

/** The session of the address. The present one ends by the sign-out of the menu. */
function otherSession({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) {
  const user = context.get(userContext)
  const session = requireFound(context.get(settingsContext).sessionOf(user, params.session))
  if (session.id === user.sessionId) throw redirect(LIST)
  return session
}

export function loader(args: Route.LoaderArgs) {
  const { context } = args
  const session = otherSession(args)
  return { session, hasPassword: context.get(settingsContext).proofOf(context.get(userContext)).hasPassword }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { id: sessionId } = otherSession(args)
  const submission = parseWithZod(await request.formData(), { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const { password } = submission.value
  const outcome = await context.get(settingsContext).endSession(actorOf(context), { sessionId, password })
  if (!outcome.ok) {
    if (outcome.code === 'not_found') throw screenError('not_found')
    const { lastResult, init } = refusedForm(submission, { ...outcome, code: outcome.code }, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  return redirectWithToast(context.get(toastsContext), LIST, { kind: 'success', key: 'settings:sessions.ended' })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function SessionEnd({ loaderData: { session, hasPassword }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <title>{`${t('sessions.endTitle')} · Penmark`}</title>
      <PageHeader title={t('sessions.endTitle')} intro={t('sessions.endText')} />
      <SessionList sessions={[session]} current={null} confirming />
      <ConfirmForm
        lastResult={actionData?.lastResult ?? null}
        hasPassword={hasPassword}
        words={{ go: t('sessions.end'), keep: t('sessions.keep') }}
        back={LIST}
      />
    </>
  )
}
