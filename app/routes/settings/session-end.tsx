import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { endOwnSession } from '#app/.server/account/settings/end-sessions.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { type OwnSession, sessionOf } from '#app/.server/auth/sessions.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { SessionList } from '#app/components/settings/session-list.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/session-end'
import { confirmed, hasPassword } from './confirmed.ts'

const LIST = '/dashboard/settings/sessions'

/** The session of the address. The present one has a way out of its own, the sign-out of the menu. */
function askedFor({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>): OwnSession {
  const { database, clock } = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  const found = sessionOf(database.reader, { userId, sessionId: params.session, now: clock.now() })
  if (found === undefined) throw screenError('not_found')
  if (found.id === sessionId) throw redirect(LIST)
  return found
}

export function loader(args: Route.LoaderArgs) {
  return { session: askedFor(args), hasPassword: hasPassword(args.context) }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { id } = askedFor(args)
  const submission = parseWithZod(await request.formData(), { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const proof = await confirmed(context, submission.value.password)
  if (!proof.ok) {
    const { lastResult, init } = refusedForm(submission, proof, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  const penmark = context.get(penmarkContext)
  const outcome = endOwnSession(accountDeps(penmark), { userId: context.get(userContext).userId, sessionId: id })
  if (!outcome.ok) throw screenError(outcome.code)
  return redirectWithToast(penmark.toasts, LIST, { kind: 'success', key: 'settings:sessions.ended' })
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
      <SessionList sessions={[session]} current={null} asked />
      <ConfirmForm
        lastResult={actionData?.lastResult ?? null}
        hasPassword={hasPassword}
        words={{ go: t('sessions.end'), keep: t('sessions.keep') }}
        back={LIST}
      />
    </>
  )
}
