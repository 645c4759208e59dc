import { data, Form } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { localeOf, translatorFor } from '#app/.server/http/locale.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { glossariesContext } from '#app/.server/library/context.ts'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import {
  GLOSSARY_MAX,
  GLOSSARY_RULES,
  type GlossaryEntry,
  GlossaryRowSchema,
  TERM_MAX,
} from '#app/domain/library/glossary.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import '#app/components/library/glossary-form.css'
import type { Route } from './+types/glossary'

const PAGE = '/dashboard/glossary'
const FIELDS = ['rule', 'term', 'language', 'wording', 'into'] as const
type Values = Record<(typeof FIELDS)[number], string>
type Problem = { field: string; message: string }

export function loader({ context, url }: Route.LoaderArgs) {
  const entries = context.get(glossariesContext).of(context.get(userContext))
  return { entries, changed: entries.find(({ id }) => id === url.searchParams.get('change')) ?? null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const glossaries = context.get(glossariesContext)
  const user = context.get(userContext)
  const done = (key: MessageKey) => redirectWithToast(context.get(toastsContext), PAGE, { kind: 'success', key })
  const id = String(form.get('id') ?? '')
  if (form.get('intent') === 'remove') {
    glossaries.remove(user, id)
    return done('library:glossary.removed')
  }
  const values = Object.fromEntries(FIELDS.map((name) => [name, String(form.get(name) ?? '')])) as Values
  const parsed = GlossaryRowSchema.safeParse(values)
  if (!parsed.success) {
    const say = translatorFor(localeOf(context))
    const problems = parsed.error.issues.map(
      ({ path, message }): Problem => ({ field: String(path[0] ?? 'rule'), message: say(message as MessageKey) }),
    )
    return data({ values, problems }, 400)
  }
  const outcome = id === '' ? glossaries.add(user, parsed.data) : glossaries.update(user, { id, row: parsed.data })
  if (outcome.ok) return done(id === '' ? 'library:glossary.added' : 'library:glossary.changed')
  const problems: Problem[] = [{ field: 'form', message: messageOf(outcome.code, context) }]
  return data({ values, problems }, ERROR_STATUS[outcome.code])
}

/** The terms of the workspace: how they are written, which are never written, and which never change. */
export default function GlossaryPage({ loaderData: { entries, changed }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const heading = changed === null ? t('glossary.new') : t('glossary.changing', { term: changed.term })
  return (
    <>
      <title>{`${t('glossary.title')} · Penmark`}</title>
      <PageHeader title={t('glossary.title')} intro={t('glossary.intro')} />
      {(entries.length < GLOSSARY_MAX || changed !== null) && (
        <section aria-labelledby="glossary-form" className="stack">
          <h2 id="glossary-form">{heading}</h2>
          <RowForm
            key={changed?.id ?? 'new'}
            changed={changed}
            values={actionData?.values ?? {}}
            problems={actionData?.problems ?? []}
          />
        </section>
      )}
      <section aria-labelledby="glossary-list" className="stack">
        <h2 id="glossary-list">
          {t('glossary.terms')}{' '}
          <span className="soft small">{t('count', { used: entries.length, limit: GLOSSARY_MAX })}</span>
        </h2>
        {entries.length === 0 && <p className="soft">{t('glossary.none')}</p>}
        <ul className="glossary-rows">
          {sorted(entries).map((entry) => (
            <Row key={entry.id} entry={entry} />
          ))}
        </ul>
      </section>
    </>
  )
}

function RowForm({
  changed,
  values,
  problems,
}: {
  changed: GlossaryEntry | null
  values: Partial<Values>
  problems: readonly Problem[]
}) {
  const { t } = useTranslation('library')
  const { locale } = useLook()
  const names = languageNames(locale)
  const languages = TARGET_LANGUAGES.map((value) => ({ value, label: names(value) }))
  const own = LOCALES.find((known) => known === locale) ?? 'en'
  const start: Partial<Values> = { rule: 'write', language: own, into: own, ...changed, ...values }
  const error = (field: string) => problems.filter((one) => one.field === field).map(({ message }) => message)
  const refused = error('form')
  return (
    <Form method="post" action={PAGE} className="stack glossary-form">
      {refused.length > 0 && <Callout kind="error" title={refused.join(' ')} live />}
      {changed !== null && <input type="hidden" name="id" value={changed.id} />}
      <Select
        name="rule"
        label={t('glossary.rule')}
        defaultValue={start.rule}
        options={GLOSSARY_RULES.map((value) => ({ value, label: t(`glossary.rules.${value}`) }))}
        error={error('rule')}
      />
      <TextField
        name="term"
        label={t('glossary.term')}
        defaultValue={start.term}
        limit={TERM_MAX}
        error={error('term')}
      />
      <Select
        name="language"
        label={t('glossary.language')}
        hint={t('glossary.languageHint')}
        defaultValue={start.language}
        options={languages}
        error={error('language')}
      />
      <TextField
        name="wording"
        label={t('glossary.wording')}
        hint={t('glossary.wordingHint')}
        defaultValue={start.wording}
        limit={TERM_MAX}
        error={error('wording')}
      />
      <Select
        name="into"
        label={t('glossary.into')}
        hint={t('glossary.intoHint')}
        defaultValue={start.into}
        options={languages}
        error={error('into')}
      />
      <div className="row">
        <Button>{t(changed === null ? 'glossary.add' : 'glossary.save')}</Button>
        {changed !== null && (
          <ButtonLink to={PAGE} variant="secondary">
            {t('cancel')}
          </ButtonLink>
        )}
      </div>
    </Form>
  )
}

function Row({ entry }: { entry: GlossaryEntry }) {
  const { t } = useTranslation('library')
  const names = languageNames(useLook().locale)
  const { id, rule, term } = entry
  return (
    <li>
      <div className="glossary-what">
        <span>
          <strong>{term}</strong>
          {rule === 'write' && ` → ${entry.wording}`}
        </span>
        <span className="soft small">
          {t(`glossary.rules.${rule}`)}
          {rule !== 'keep' && ` · ${names(entry.language)}`}
          {rule === 'write' && entry.into !== entry.language && ` → ${names(entry.into)}`}
        </span>
      </div>
      <Form method="post" action={PAGE} className="row">
        <input type="hidden" name="id" value={id} />
        <ButtonLink
          to={`${PAGE}?change=${id}`}
          variant="quiet"
          size="small"
          aria-label={`${t('glossary.change')}: ${term}`}
        >
          {t('glossary.change')}
        </ButtonLink>
        <Button name="intent" value="remove" variant="quiet" size="small" aria-label={`${t('remove')}: ${term}`}>
          {t('remove')}
        </Button>
      </Form>
    </li>
  )
}

function sorted(entries: readonly GlossaryEntry[]): GlossaryEntry[] {
  return [...entries].sort((one, other) => one.term.localeCompare(other.term))
}

function languageNames(locale: string): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: 'language' })
  return (code) => names.of(code) ?? code
}
