import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { planHasApi, regenerateApiKey } from '#app/.server/account/settings/api-keys.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { KeyFacts } from '#app/components/settings/key-list.tsx'
import { NewKey } from '#app/components/settings/new-key.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { RegenerateKeySchema } from '#app/domain/settings/api-key-forms.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/key-regenerate'
import { askedKey } from './asked-key.ts'
import { confirmed, hasPassword } from './confirmed.ts'

const LIST = '/dashboard/settings/keys'

export function loader({ context, params }: Route.LoaderArgs) {
  const key = askedKey(context, params.key)
  const penmark = context.get(penmarkContext)
  if (!planHasApi(penmark, context.get(userContext).account)) throw redirect(LIST)
  return { key, hasPassword: hasPassword(context) }
}

/** Replaces the key. The answer to this request is the only page that ever shows the new one. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { id: keyId } = askedKey(context, params.key)
  const submission = parseWithZod(await request.formData(), { schema: RegenerateKeySchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }), made: null }, 400)
  }
  const { password, prefix } = submission.value
  const proof = await confirmed(context, password)
  const deps = accountDeps(context.get(penmarkContext))
  const outcome = proof.ok ? regenerateApiKey(deps, context.get(userContext), { keyId, prefix }) : proof
  if (!outcome.ok) {
    if (outcome.code === 'not_found') throw screenError('not_found')
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
    return data({ lastResult, made: null }, init)
  }
  return data({ lastResult: null, made: outcome.key })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function KeyRegenerate({ loaderData: { key, hasPassword }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  const made = actionData?.made ?? null
  return (
    <>
      <title>{`${t('keys.regenerateTitle')} · Penmark`}</title>
      <PageHeader title={t('keys.regenerateTitle')} intro={t('keys.regenerateText')} />
      <KeyFacts listed={key} works />
      {made !== null ? (
        <NewKey apiKey={made} back={LIST} />
      ) : (
        <ConfirmForm
          lastResult={actionData?.lastResult ?? null}
          hasPassword={hasPassword}
          words={{ go: t('keys.regenerate'), keep: t('keys.keep') }}
          back={LIST}
        >
          <input type="hidden" name="prefix" value={key.prefix} />
        </ConfirmForm>
      )}
    </>
  )
}
