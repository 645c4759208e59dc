import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, redirect, useNavigation } from 'react-router'
import { deletionContext } from '#app/.server/account/deletion/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { createSessionCookie } from '#app/.server/auth/session.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { DeletionFacts } from '#app/components/deletion/deletion-facts.tsx'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import { DeleteAccountSchema } from '#app/domain/deletion/forms.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/delete'
import '#app/components/settings/settings-list.css'

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const deletion = context.get(deletionContext)
  return { email: user.email, plan: deletion.planOf(user), ...deletion.proofOf(user) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: DeleteAccountSchema })
  const again = (fieldErrors: Record<string, string[]> = {}, status = 400) =>
    data({ lastResult: submission.reply({ fieldErrors, hideFields: SECRET_FIELDS }) }, status)
  if (submission.status !== 'success') return again()
  const outcome = await context.get(deletionContext).deleteAccount(actorOf(context), {
    confirmation: submission.value.confirm,
    password: submission.value.current_password,
  })
  if (outcome.ok) {
    const cookie = createSessionCookie(context.get(siteContext).secure)
    return redirect('/goodbye', { status: 303, headers: { 'set-cookie': cookie.clear() } })
  }
  if (outcome.code === 'confirmation_differs') return again({ confirm: ['errors:confirmation_differs'] })
  if (outcome.code === 'current_password_incorrect') {
    return again({ current_password: ['errors:current_password_incorrect'] }, 403)
  }
  const { lastResult, init } = refusedForm(submission, { ...outcome, code: outcome.code }, SECRET_FIELDS)
  return data({ lastResult }, init)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('deletion')
  const { email, plan, hasPassword, stale } = loaderData
  return (
    <>
      <title>{`${t('delete.title')} · Penmark`}</title>
      <PageHeader title={t('delete.title')} />
      <Callout kind="amber">{t('delete.intro')}</Callout>
      <DeletionFacts planName={planFor(plan).name} isFree={plan === 'starter'} />
      <section className="stack" aria-label={t('delete.submit')}>
        {stale ? (
          <SignInAgain>{t('delete.stale')}</SignInAgain>
        ) : (
          <DeleteForm lastResult={actionData?.lastResult ?? null} email={email} hasPassword={hasPassword} />
        )}
      </section>
    </>
  )
}

/** The address typed again, the password if the account has one, and the button. */
function DeleteForm({
  lastResult,
  email,
  hasPassword,
}: {
  lastResult: SubmissionResult<string[]> | null
  email: string
  hasPassword: boolean
}) {
  const { t } = useTranslation(['deletion', 'settings'])
  const [form, fields] = useForm<{ confirm: string; current_password: string }>({ id: 'delete', lastResult })
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      <FormProblems form={form} fields={[fields.confirm, fields.current_password]} />
      <AccountField
        field={fields.confirm}
        type="text"
        label={t('delete.confirm')}
        hint={t('delete.confirmHint', { email })}
        autoComplete="off"
      />
      {hasPassword && (
        <AccountField
          field={fields.current_password}
          type="password"
          label={t('settings:confirm.password')}
          hint={t('settings:confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div className="row">
        <Button variant="danger" busy={busy}>
          {t('delete.submit')}
        </Button>
        <ButtonLink to="/dashboard/settings" variant="secondary">
          {t('delete.keep')}
        </ButtonLink>
      </div>
    </Form>
  )
}
