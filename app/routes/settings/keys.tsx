import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, Link, useNavigation } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { KeyList } from '#app/components/settings/key-list.tsx'
import { NewKey } from '#app/components/settings/new-key.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CheckboxCards } from '#app/components/ui/checkbox-cards.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { RadioCards } from '#app/components/ui/radio-cards.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { PLANS } from '#app/domain/billing/plans.ts'
import { CreateKeySchema } from '#app/domain/settings/api-key-forms.ts'
import { API_SCOPES, KEY_DAYS, KEY_NAME_MAX, KEYS_MAX } from '#app/domain/settings/api-keys.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/keys'

const HERE = '/dashboard/settings/keys'

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const settings = context.get(settingsContext)
  return {
    keys: settings.keysOf(user),
    works: settings.planHasApi(user),
    hasPassword: settings.proofOf(user).hasPassword,
  }
}

/** Makes a key. The answer to this request is the only page that ever shows it. */
export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await request.formData(), { schema: CreateKeySchema })
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }), newKey: null }, 400)
  }
  const outcome = await context.get(settingsContext).createKey(actorOf(context), submission.value)
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome, SECRET_FIELDS)
    return data({ lastResult, newKey: null }, init)
  }
  return data({ lastResult: null, newKey: outcome.key })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Keys({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  const { t: word } = useTranslation('library')
  const { keys, works, hasPassword } = loaderData
  const newKey = actionData?.newKey ?? null
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
      {newKey !== null && <NewKey apiKey={newKey} back={HERE} />}
      {keys.length > 0 && <KeyList keys={keys} works={works} />}
      {works && newKey === null && keys.length >= KEYS_MAX && <Callout>{t('keys.full', { count: KEYS_MAX })}</Callout>}
      {works && newKey === null && keys.length < KEYS_MAX && (
        <section className="stack" aria-labelledby="new-key-heading">
          <h2 id="new-key-heading">{t('keys.newTitle')}</h2>
          <KeyForm lastResult={actionData?.lastResult ?? null} hasPassword={hasPassword} />
        </section>
      )}
    </>
  )
}

type Fields = { name: string; scopes: string[]; days: string; password: string }

/** The name of a new key, its scopes and how long it works. Nothing is allowed unless ticked. */
function KeyForm({ lastResult, hasPassword }: { lastResult: SubmissionResult<string[]> | null; hasPassword: boolean }) {
  const { t } = useTranslation('settings')
  const say = useMessage()
  const [form, fields] = useForm<Fields>({ id: 'new-key', lastResult, defaultValue: { days: '90' } })
  const busy = useNavigation().state === 'submitting'
  const { key: _, ...name } = getInputProps(fields.name, { type: 'text', ariaAttributes: false })
  const messages = (keys: readonly string[] | undefined) => keys?.map((key) => say(key as MessageKey))
  return (
    <Form method="post" {...getFormProps(form)} className="stack">
      <FormProblems form={form} fields={[fields.name, fields.scopes, fields.days, fields.password]} />
      <TextField
        {...name}
        label={t('keys.name')}
        hint={t('keys.nameHint')}
        error={messages(fields.name.errors)}
        maxLength={KEY_NAME_MAX}
        autoComplete="off"
        required
      />
      <CheckboxCards
        name={fields.scopes.name}
        id={fields.scopes.id}
        label={t('keys.scopes')}
        hint={t('keys.scopesHint')}
        error={messages(fields.scopes.errors)}
        defaultValue={[fields.scopes.initialValue ?? []].flat().map(String)}
        options={API_SCOPES.map((scope) => ({
          value: scope,
          label: t(`keys.scope.${scope}.name`),
          hint: t(`keys.scope.${scope}.hint`),
        }))}
      />
      <RadioCards
        name={fields.days.name}
        id={fields.days.id}
        label={t('keys.days')}
        hint={t('keys.daysHint')}
        error={messages(fields.days.errors)}
        defaultValue={String(fields.days.initialValue ?? '90')}
        options={KEY_DAYS.map((days) => ({ value: String(days), label: t('keys.dayCount', { count: days }) }))}
      />
      {hasPassword && (
        <AccountField
          field={fields.password}
          type="password"
          label={t('confirm.password')}
          hint={t('confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button busy={busy}>{t('keys.create')}</Button>
      </div>
    </Form>
  )
}
