import { useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { CheckboxCards } from '#app/components/ui/checkbox-cards.tsx'
import { ErrorSummary, type SummaryError } from '#app/components/ui/error-summary.tsx'
import { RadioCards } from '#app/components/ui/radio-cards.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import {
  BUILT_IN_STYLES,
  BUILT_IN_TEMPLATES,
  LENGTH_KEYS,
  LENGTH_WORDS,
  TARGET_LANGUAGES,
} from '#app/domain/assistant/options.ts'
import { PLANS, type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import { colonIn } from '#app/domain/preferences/colon.ts'
import { storedLocale } from '#app/domain/preferences/language.ts'
import { ADDRESS_WORDS, REGISTER_CHOICES, REGISTER_FIELDS } from '#app/domain/preferences/register.ts'
import type { WritingPreferences } from '#app/domain/preferences/writing.ts'
import { UpgradeNotice } from '../library/upgrade-notice.tsx'
import { WriteKey } from '../offline/write-key.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { AskBeforeLeaving } from './ask-before-leaving.tsx'

type Own = { id: string; name: string }[]

/** The form of the writing defaults. Its button saves it; a script adds a bar that warns of unsaved changes. */
export function PreferencesForm({
  start,
  own,
  plan,
  errors,
  saved: round,
}: {
  /** The saved preferences, or the refused ones of a form sent without a script. */
  start: WritingPreferences
  own: { styles: Own; templates: Own }
  plan: PlanKey
  errors: readonly SummaryError[]
  /** Changes when the choice was saved without reloading the page. */
  saved: string
}) {
  const { t, i18n } = useTranslation('preferences')
  const { t: word } = useTranslation('assistant')
  const message = useMessage()
  // With scripts the inputs hold the current choice themselves, and cancel resets them to these initial values.
  const [preferences] = useState(start)
  const form = useRef<HTMLFormElement>(null)
  const save = useRef<HTMLButtonElement>(null)
  const [dirty, setDirty] = useState(false)
  const busy = useNavigation().state === 'submitting'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round saved the present content.
  useEffect(() => {
    const element = form.current
    if (element === null) return
    const saved = contentOf(element)
    setDirty(false)
    // This listens to the browser's own event: React misses a choice that is made again after a reset reverted it.
    const check = () => setDirty(contentOf(element) !== saved)
    element.addEventListener('change', check)
    return () => element.removeEventListener('change', check)
  }, [round])
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const regions = new Intl.DisplayNames([i18n.language], { type: 'region' })
  const open = (item: { planRequired: PlanKey }) => planReaches(plan, item.planRequired)
  const errorOf = (field: string) => errors.filter((error) => error.field === field).map(({ message }) => message)
  return (
    <Form
      method="post"
      className="stack"
      ref={form}
      onReset={() => {
        setDirty(false)
        // The pressed button disappears with its bar.
        save.current?.focus({ preventScroll: true })
      }}
      noValidate
    >
      <WriteKey />
      <AskBeforeLeaving unsaved={dirty && !busy} />
      <ErrorSummary errors={errors} />
      <Select
        name="assistant_template"
        label={t('template')}
        hint={t('templateHint')}
        error={errorOf('assistant_template')}
        defaultValue={preferences.assistantTemplate}
        options={[
          ...BUILT_IN_TEMPLATES.map((item) => ({
            value: item.key,
            label: open(item)
              ? word(`template.${item.key}`)
              : word('options.locked', { name: word(`template.${item.key}`), plan: PLANS[item.planRequired].name }),
            disabled: !open(item) && item.key !== preferences.assistantTemplate,
          })),
          ...own.templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <CheckboxCards
        name="enabled_styles"
        label={t('styles')}
        hint={t('stylesHint')}
        error={errorOf('enabled_styles')}
        defaultValue={preferences.enabledStyles}
        options={BUILT_IN_STYLES.map((item) => ({
          value: item.key,
          label: word(`style.${item.key}`),
          hint: open(item) ? message(`library:style.sample.${item.key}`) : undefined,
          disabled: !open(item),
        }))}
      />
      {!BUILT_IN_STYLES.every(open) && (
        <UpgradeNotice>
          <Badge>{t('locked')}</Badge> {t('lockedText')}
        </UpgradeNotice>
      )}
      {own.styles.length > 0 && (
        <CheckboxCards
          name="custom_styles"
          label={t('customStyles')}
          error={errorOf('custom_styles')}
          defaultValue={preferences.customStyles}
          options={own.styles.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <RadioCards
        name="response_length"
        label={t('length')}
        error={errorOf('response_length')}
        defaultValue={preferences.responseLength}
        options={LENGTH_KEYS.map((key) => ({
          value: key,
          label: word(`length.${key}`),
          hint: t(`lengthWords.${key}`, { words: LENGTH_WORDS[key] }),
        }))}
      />
      <details className="small">
        <summary>{t('lengthModel')}</summary>
        <p className="soft">
          {LENGTH_KEYS.map(
            (key) => `${word(`length.${key}`)}${colonIn(storedLocale(i18n.language))} ${word(`length.${key}_hint`)}`,
          ).join(' · ')}
        </p>
      </details>
      <Select
        name="target_language"
        label={t('language')}
        hint={t('languageHint')}
        error={errorOf('target_language')}
        defaultValue={preferences.targetLanguage}
        options={TARGET_LANGUAGES.map((code) => ({ value: code, label: languages.of(code) ?? code }))}
      />
      <fieldset className="field">
        <legend className="field-label">{t('register')}</legend>
        <p className="field-hint">{t('registerHint')}</p>
        <div className="register-choices">
          {REGISTER_FIELDS.map((field) => {
            const [kind, code = ''] = field.split('_')
            const language = languages.of(code) ?? code
            return (
              <Select
                key={field}
                name={field}
                label={kind === 'variant' ? t('variantOf', { language }) : t('addressIn', { language })}
                error={errorOf(field)}
                defaultValue={preferences.registers[field]}
                options={REGISTER_CHOICES[field].map((value) => ({
                  value,
                  label:
                    value === 'keep'
                      ? t('registerKeep')
                      : (ADDRESS_WORDS[`${field} ${value}`] ?? regions.of(value.toUpperCase()) ?? value),
                }))}
              />
            )
          })}
        </div>
      </fieldset>
      <div className="row">
        <Button busy={busy} ref={save}>
          {t('save')}
        </Button>
        <ButtonLink to="/dashboard/preferences/reset" variant="quiet">
          {t('reset')}
        </ButtonLink>
      </div>
      {dirty && (
        <div className="save-bar" role="status">
          <p>{t('unsaved')}</p>
          <div className="row">
            <Button type="reset" variant="secondary">
              {t('cancel')}
            </Button>
            <Button busy={busy}>{t('save')}</Button>
          </div>
        </div>
      )}
    </Form>
  )
}

function contentOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)])
}
