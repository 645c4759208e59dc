import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { deleteAccount } from '#app/.server/account/deletion/delete-account.ts'
import { accountDeps } from '#app/.server/account/deps.ts'
import { isFreshSignIn } from '#app/.server/account/sign-in/reauthenticate.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { createSessionCookie } from '#app/.server/auth/session.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { DeletionFacts } from '#app/components/deletion/deletion-facts.tsx'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { planFor } from '#app/domain/billing/plans.ts'
import { DeleteAccountSchema } from '#app/domain/deletion/forms.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import { hasPassword } from '#app/routes/settings/confirmed.ts'
import type { Route } from './+types/delete'
import { DeleteForm } from './delete-form.tsx'

export function loader({ context }: Route.LoaderArgs) {
  const penmark = context.get(penmarkContext)
  const user = context.get(userContext)
  const exists = hasPassword(context)
  return {
    email: user.email,
    plan: usageOf(penmark.database.reader, user.account, penmark.clock.now()).plan,
    exists,
    stale: !exists && !isFreshSignIn(penmark, user),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: DeleteAccountSchema })
  const again = (fieldErrors: Record<string, string[]> = {}, status = 400) =>
    data({ lastResult: submission.reply({ fieldErrors, hideFields: SECRET_FIELDS }) }, status)
  if (submission.status !== 'success') return again()
  const penmark = context.get(penmarkContext)
  const { userId, sessionId } = context.get(userContext)
  const outcome = await deleteAccount(
    { ...accountDeps(penmark), deletions: penmark.deletions },
    {
      userId,
      sessionId,
      confirmation: submission.value.confirm,
      password: submission.value.current_password,
      address: context.get(requestContext).clientAddress,
      attempts: penmark.limits.reauthenticate,
    },
  )
  if (outcome.ok) {
    const cookie = createSessionCookie(penmark.env.secure)
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
  const { email, plan, exists, stale } = loaderData
  return (
    <>
      <title>{`${t('delete.title')} · Penmark`}</title>
      <PageHeader title={t('delete.title')} />
      <Callout kind="amber">{t('delete.intro')}</Callout>
      <DeletionFacts planName={planFor(plan).name} isFree={plan === 'starter'} />
      <section className="stack" aria-labelledby="confirm-heading">
        <h2 id="confirm-heading">{t('delete.confirmTitle')}</h2>
        {stale ? (
          <SignInAgain>{t('delete.stale')}</SignInAgain>
        ) : (
          <DeleteForm lastResult={actionData?.lastResult ?? null} email={email} hasPassword={exists} />
        )}
      </section>
    </>
  )
}
