import { useTranslation } from 'react-i18next'
import type { AssistantValues } from '#app/domain/assistant/form-values.ts'
import {
  BUILT_IN_STYLES,
  BUILT_IN_TEMPLATES,
  LENGTH_KEYS,
  MAX_CUSTOM_PROMPT,
  TARGET_LANGUAGES,
} from '#app/domain/assistant/options.ts'
import { PLANS, type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import { Badge } from '../badge.tsx'
import { Select } from '../select.tsx'
import { TextArea } from '../text-area.tsx'
import { useMessage } from '../use-message.ts'

type OptionValues = Omit<AssistantValues, 'text' | 'operation'>

/** Styles and templates that the workspace made for itself. */
export type OwnChoices = Record<'styles' | 'templates', readonly { id: string; name: string; locked: boolean }[]>

/** Template, style, length and language in one row, own instructions below. What the plan locks is shown locked. */
export function OptionsRow({
  plan,
  own,
  values,
  errors,
}: {
  plan: PlanKey
  own: OwnChoices | null
  values: OptionValues
  errors: Partial<Record<keyof OptionValues, string[]>>
}) {
  const { t, i18n } = useTranslation('assistant')
  const message = useMessage()
  const named = (item: { key: string; planRequired: PlanKey }, name: string) => {
    const open = planReaches(plan, item.planRequired)
    const label = open ? name : t('options.locked', { name, plan: PLANS[item.planRequired].name })
    return { value: item.key, label, disabled: !open }
  }
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const kept = (item: OwnChoices['styles'][number]) => ({
    value: item.id,
    label: item.locked ? `${item.name} (${message('library:locked')})` : item.name,
    disabled: item.locked,
  })
  const promptOpen = planReaches(plan, 'pro')
  // A saved prompt may be used on every plan, as it is.
  const saved = values.prompt_id !== '' && values.custom_prompt !== ''
  return (
    <div className="options">
      <div className="options-row">
        <Select
          name="template"
          label={t('options.template')}
          error={errors.template}
          defaultValue={values.template}
          options={BUILT_IN_TEMPLATES.map((template) => named(template, t(`template.${template.key}`)))}
          group={
            own === null ? undefined : { label: message('library:template.custom'), options: own.templates.map(kept) }
          }
        />
        <Select
          name="style"
          label={t('options.style')}
          error={errors.style}
          defaultValue={values.style}
          options={BUILT_IN_STYLES.map((style) => named(style, t(`style.${style.key}`)))}
          group={own === null ? undefined : { label: message('library:style.custom'), options: own.styles.map(kept) }}
        />
        <Select
          name="length"
          label={t('options.length')}
          error={errors.length}
          defaultValue={values.length}
          options={LENGTH_KEYS.map((length) => ({
            value: length,
            label: `${t(`length.${length}`)} · ${t(`length.${length}_hint`)}`,
          }))}
        />
        <div className="option-target">
          <Select
            name="target_language"
            label={t('options.target_language')}
            error={errors.target_language}
            defaultValue={values.target_language}
            options={TARGET_LANGUAGES.map((code) => ({ value: code, label: languages.of(code) ?? code }))}
          />
        </div>
      </div>
      {own === null && <p className="small soft">{message('library:defaults')}</p>}
      {plan === 'starter' && <p className="small soft">{t('options.starter_notice')}</p>}
      <details className="options-more" open={values.custom_prompt !== '' || errors.custom_prompt !== undefined}>
        <summary>
          {t('options.custom_prompt')} <Badge>{t('options.pro_plus')}</Badge>
        </summary>
        {saved && <input type="hidden" name="prompt_id" value={values.prompt_id} />}
        {promptOpen || saved ? (
          <TextArea
            name="custom_prompt"
            label={saved ? message('library:prompt.savedPrompt') : t('options.custom_prompt')}
            hint={promptOpen ? t('options.custom_prompt_hint') : message('library:prompt.savedPromptHint')}
            readOnly={!promptOpen}
            error={errors.custom_prompt}
            limit={MAX_CUSTOM_PROMPT}
            defaultValue={values.custom_prompt}
            rows={3}
          />
        ) : (
          <p className="soft">{t('options.custom_prompt_locked')}</p>
        )}
      </details>
    </div>
  )
}
