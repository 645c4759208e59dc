import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { factorDeps } from '#app/.server/account/second-factor/deps.ts'
import { factorStateOf } from '#app/.server/account/second-factor/queries.ts'
import { keepRecoveryCodes, makeRecoveryCodes } from '#app/.server/account/second-factor/totp.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { RecoveryCodes } from '#app/components/second-factor/recovery-codes.tsx'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { confirmed, hasPassword } from '#app/routes/settings/confirmed.ts'
import type { Route } from './+types/codes'

const BACK = '/dashboard/settings/security'

export function loader({ context }: Route.LoaderArgs) {
  const { onSince } = factorStateOf(context.get(penmarkContext), context.get(userContext).userId)
  if (onSince === null) throw redirect(BACK)
  return { hasPassword: hasPassword(context) }
}

/** Makes new codes. The answer to this request is the only page that ever shows them. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const penmark = context.get(penmarkContext)
  const deps = factorDeps(penmark)
  const { userId } = context.get(userContext)
  if (form.get('intent') === 'kept') {
    if (form.get('kept') !== 'yes') return redirect(BACK)
    keepRecoveryCodes(deps, userId)
    return redirectWithToast(penmark.toasts, BACK, { kind: 'success', key: 'second-factor:codes.keptDone' })
  }
  const submission = parseWithZod(form, { schema: ConfirmSchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }), codes: null }, 400)
  }
  const proof = await confirmed(context, submission.value.password)
  const outcome = proof.ok ? await makeRecoveryCodes(deps, userId) : proof
  if (outcome.ok) return data({ lastResult: null, codes: outcome.codes })
  const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
  return data({ lastResult, codes: null }, init)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Codes({ loaderData: { hasPassword }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('second-factor')
  const codes = actionData?.codes ?? null
  const title = t(codes === null ? 'codes.makeTitle' : 'codes.heading')
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={t(codes === null ? 'codes.makeText' : 'codes.what')} />
      {codes !== null ? (
        <RecoveryCodes codes={codes} othersStay={false} />
      ) : (
        <ConfirmForm
          lastResult={actionData?.lastResult ?? null}
          hasPassword={hasPassword}
          words={{ go: t('codes.make'), keep: t('cancel') }}
          back={BACK}
        />
      )}
    </>
  )
}
