import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, useNavigation } from 'react-router'
import { secureContext } from '#app/.server/account/access/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { returnPathOf } from '#app/.server/http/safe-redirect.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { AccessList } from '#app/components/access/access-list.tsx'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { accessName } from '#app/domain/access/access.ts'
import { SecureSchema } from '#app/domain/access/forms.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/secure'
import '#app/components/settings/settings-list.css'

const BACK = '/dashboard/settings/security'

export function loader({ context, url }: Route.LoaderArgs) {
  const found = context.get(secureContext).lookThrough(context.get(userContext))
  return { ...found, changed: url.searchParams.get('after') === 'change' }
}

/** Ends what is ticked. Nothing ticked is an answer too: the owner knows everything on the list. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: SecureSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const outcome = await context.get(secureContext).finish(actorOf(context), submission.value)
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, { ...outcome, code: outcome.code }, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  const { ended: count } = outcome
  return redirectWithToast(
    context.get(toastsContext),
    returnPathOf(url) ?? BACK,
    count === 0 ? { kind: 'info', key: 'access:nothing' } : { kind: 'success', key: 'access:ended', values: { count } },
  )
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function SecureAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('access')
  const { unchecked, changed, list } = loaderData
  return (
    <>
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      {unchecked && <Callout kind="amber">{t('afterReset')}</Callout>}
      {changed && !unchecked && <Callout>{t('afterChange')}</Callout>}
      {list.some(({ young }) => young) && <p>{t('young')}</p>}
      <SecureForm {...loaderData} lastResult={actionData?.lastResult ?? null} />
    </>
  )
}

function SecureForm({
  list,
  proof,
  lastResult,
}: Pick<Route.ComponentProps['loaderData'], 'list' | 'proof'> & { lastResult: SubmissionResult<string[]> | null }) {
  const { t } = useTranslation(['access', 'settings'])
  const [form, fields] = useForm<{ end: string[]; password: string }>({ id: 'secure', lastResult })
  const busy = useNavigation().state === 'submitting'
  const posted = [fields.end.initialValue ?? []].flat().map(String)
  const suspects = list.filter(({ young, stays }) => young && stays === null).map(accessName)
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormProblems form={form} fields={[fields.password]} />
      <AccessList list={list} ticked={new Set(lastResult === null ? suspects : posted)} />
      {proof === 'password' && (
        <div className="settings-form">
          <AccountField
            field={fields.password}
            type="password"
            label={t('settings:confirm.password')}
            hint={t('settings:confirm.passwordHint')}
            autoComplete="current-password"
          />
        </div>
      )}
      {proof === 'sign_in' ? (
        <SignInAgain>{t('stale')}</SignInAgain>
      ) : (
        <div className="access-end">
          <Button busy={busy}>{t('submit')}</Button>
          <p className="soft small">{t('submitHint')}</p>
        </div>
      )}
    </Form>
  )
}
