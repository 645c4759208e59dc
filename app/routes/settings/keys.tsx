import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, Link } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { createApiKey, planHasApi } from '#app/.server/account/settings/api-keys.ts'
import { keysOf } from '#app/.server/auth/api-keys.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { KeyList } from '#app/components/settings/key-list.tsx'
import { NewKey } from '#app/components/settings/new-key.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { PLANS } from '#app/domain/billing/plans.ts'
import { CreateKeySchema } from '#app/domain/settings/api-key-forms.ts'
import { isExpired, KEYS_MAX } from '#app/domain/settings/api-keys.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/keys'
import { confirmed, hasPassword } from './confirmed.ts'
import { KeyForm } from './key-form.tsx'

const HERE = '/dashboard/settings/keys'

export function loader({ context }: Route.LoaderArgs) {
  const penmark = context.get(penmarkContext)
  const user = context.get(userContext)
  const now = penmark.clock.now()
  return {
    keys: keysOf(penmark.database.reader, user).map((key) => ({ ...key, expired: isExpired(key, now) })),
    works: planHasApi(penmark, user.account),
    hasPassword: hasPassword(context),
  }
}

/** Makes a key. The answer to this request is the only page that ever shows it. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: CreateKeySchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }), made: null }, 400)
  }
  const { password, ...wanted } = submission.value
  const proof = await confirmed(context, password)
  const deps = accountDeps(context.get(penmarkContext))
  const outcome = proof.ok ? createApiKey(deps, context.get(userContext), wanted) : proof
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
    return data({ lastResult, made: null }, init)
  }
  return data({ lastResult: null, made: outcome.key })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  const { t: word } = useTranslation('library')
  const { keys, works, hasPassword } = loaderData
  const made = actionData?.made ?? null
  return (
    <>
      <title>{`${t('keys.title')} · Penmark`}</title>
      <PageHeader title={t('keys.title')} intro={t('keys.intro')} />
      {!works && (
        <Callout title={t('keys.planTitle', { plan: PLANS.business.name })}>
          <p>
            {t('keys.planText', { plan: PLANS.business.name })} <Link to="/dashboard/billing">{word('seePlans')}</Link>
          </p>
          {keys.length > 0 && <p>{t('keys.planKept')}</p>}
        </Callout>
      )}
      {made !== null && <NewKey apiKey={made} back={HERE} />}
      {keys.length > 0 && <KeyList keys={keys} works={works} />}
      {works && made === null && keys.length >= KEYS_MAX && <Callout>{t('keys.full', { count: KEYS_MAX })}</Callout>}
      {works && made === null && keys.length < KEYS_MAX && (
        <section className="stack" aria-labelledby="new-key-heading">
          <h2 id="new-key-heading">{t('keys.newTitle')}</h2>
          <KeyForm lastResult={actionData?.lastResult ?? null} hasPassword={hasPassword} />
        </section>
      )}
    </>
  )
}
