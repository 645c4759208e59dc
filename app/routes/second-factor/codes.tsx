import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { RecoveryCodes } from '#app/components/second-factor/recovery-codes.tsx'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/codes'

const BACK = '/dashboard/settings/security'

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const secondFactor = context.get(secondFactorContext)
  if (secondFactor.stateOf(user).onSince === null) throw redirect(BACK)
  return { hasPassword: secondFactor.proofOf(user).hasPassword }
}

/** Makes new codes. The answer to this request is the only page that ever shows them. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const secondFactor = context.get(secondFactorContext)
  if (form.get('intent') === 'kept') {
    if (form.get('kept') !== 'yes') return redirect(BACK)
    secondFactor.noteCodesSaved(context.get(userContext))
    return redirectWithToast(context.get(toastsContext), BACK, { kind: 'success', key: 'second-factor:codes.keptDone' })
  }
  const submission = parseWithZod(form, { schema: ConfirmSchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }), codes: null }, 400)
  }
  const outcome = await secondFactor.makeRecoveryCodes(actorOf(context), submission.value.password)
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
