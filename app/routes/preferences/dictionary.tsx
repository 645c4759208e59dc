import { data, Form } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { dictionariesContext } from '#app/.server/preferences/context.ts'
import { Button } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { isNewEntry, type PersonalEntry, personalEntry } from '#app/domain/check/personal.ts'
import { ruleName } from '#app/domain/check/rule-name.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import '#app/components/settings/settings-list.css'
import type { Route } from './+types/dictionary'

const PAGE = '/dashboard/settings/dictionary'

export function loader({ context }: Route.LoaderArgs) {
  return context.get(dictionariesContext).of(context.get(userContext))
}

export async function action({ request, context }: Route.ActionArgs) {
  const fields = await request.formData()
  const dictionaries = context.get(dictionariesContext)
  const user = context.get(userContext)
  const kind = fields.get('kind') === 'rules' ? 'rules' : 'words'
  const entry = personalEntry(kind, fields.get('value'))
  if (entry === null) {
    return data({ error: translatorFor(localeOf(context))('settings:dictionary.wrong') }, 400)
  }
  const isRemoval = fields.get('intent') === 'remove'
  if (!isRemoval && !isNewEntry(entry)) {
    return data({ error: translatorFor(localeOf(context))('settings:dictionary.whole_spelling') }, 400)
  }
  const outcome = isRemoval ? dictionaries.remove(user, entry) : dictionaries.add(user, entry)
  if (!outcome.ok) return data({ error: messageOf(outcome.code, context) }, ERROR_STATUS[outcome.code])
  const key = isRemoval ? 'settings:dictionary.removed' : 'settings:dictionary.added'
  return redirectWithToast(context.get(toastsContext), PAGE, { kind: 'success', key })
}

export default function Dictionary({ loaderData: { words, rules }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('settings')
  return (
    <>
      <title>{`${t('dictionary.title')} · Penmark`}</title>
      <PageHeader title={t('dictionary.title')} intro={t('dictionary.intro')} />
      <Form method="post" className="stack">
        <TextField
          name="value"
          label={t('dictionary.word')}
          hint={t('dictionary.hint')}
          error={actionData?.error === undefined ? undefined : [actionData.error]}
        />
        <div className="row">
          <Button>{t('dictionary.add')}</Button>
        </div>
      </Form>
      {words.length + rules.length === 0 && <p className="soft">{t('dictionary.none')}</p>}
      <Entries kind="words" values={words} title={t('dictionary.words')} />
      <Entries kind="rules" values={rules} title={t('dictionary.rules')} />
    </>
  )
}

function Entries({ kind, values, title }: { kind: PersonalEntry['kind']; values: readonly string[]; title: string }) {
  const { t, i18n } = useTranslation('settings')
  if (values.length === 0) return null
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const nameOf = (value: string) => {
    if (kind === 'words') return value
    const { subject, language, detail } = ruleName(value)
    const inLanguage = language === null ? [] : [languages.of(language) ?? language]
    return [t(`dictionary.rule.${subject}`), ...inLanguage, ...(detail === null ? [] : [detail])].join(' · ')
  }
  const sorted = values
    .map((value) => ({ value, name: nameOf(value) }))
    .sort((one, other) => one.name.localeCompare(other.name, i18n.language))
  return (
    <section aria-labelledby={`${kind}-heading`} className="stack">
      <h2 id={`${kind}-heading`}>{title}</h2>
      <ul className="settings-words">
        {sorted.map(({ value, name }) => (
          <li key={value}>
            <Form method="post" className="row">
              <input type="hidden" name="kind" value={kind} />
              <input type="hidden" name="value" value={value} />
              <span>{name}</span>
              <Button
                name="intent"
                value="remove"
                variant="quiet"
                size="small"
                aria-label={`${t('dictionary.remove')}: ${name}`}
              >
                {t('dictionary.remove')}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}
