import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { requireFound, screenError } from '#app/.server/http/errors.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { KeyFacts } from '#app/components/settings/key-list.tsx'
import { NewKey } from '#app/components/settings/new-key.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { RegenerateKeySchema } from '#app/domain/settings/api-key-forms.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/key-regenerate'

const LIST = '/dashboard/settings/keys'

export function loader({ context, params }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const settings = context.get(settingsContext)
  const key = requireFound(settings.keyOf(user, params.key))
  if (!settings.planHasApi(user)) throw redirect(LIST)
  return { key, hasPassword: settings.proofOf(user).hasPassword }
}

/** Replaces the key. The answer to this request is the only page that ever shows the new one. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = actorOf(context)
  const settings = context.get(settingsContext)
  const { id: keyId } = requireFound(settings.keyOf(user, params.key))
  const submission = parseWithZod(await request.formData(), { schema: RegenerateKeySchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }), newKey: null }, 400)
  }
  const outcome = await settings.regenerateKey(user, { keyId, ...submission.value })
  if (!outcome.ok) {
    if (outcome.code === 'not_found') throw screenError('not_found')
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
    return data({ lastResult, newKey: null }, init)
  }
  return data({ lastResult: null, newKey: outcome.key })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function KeyRegenerate({ loaderData: { key, hasPassword }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  const newKey = actionData?.newKey ?? null
  return (
    <>
      <title>{`${t('keys.regenerateTitle')} · Penmark`}</title>
      <PageHeader title={t('keys.regenerateTitle')} intro={t('keys.regenerateText')} />
      <KeyFacts listed={key} works />
      {newKey !== null ? (
        <NewKey apiKey={newKey} back={LIST} />
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
