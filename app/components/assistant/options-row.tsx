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

type OptionValues = Omit<AssistantValues, 'text' | 'operation'>

/** Template, style, length and language in one row, own instructions below. What the plan locks is shown locked. */
export function OptionsRow({
  plan,
  values,
  errors,
}: {
  plan: PlanKey
  values: OptionValues
  errors: Partial<Record<keyof OptionValues, string[]>>
}) {
  const { t, i18n } = useTranslation('assistant')
  const named = (item: { key: string; planRequired: PlanKey }, name: string) => {
    const open = planReaches(plan, item.planRequired)
    const label = open ? name : t('options.locked', { name, plan: PLANS[item.planRequired].name })
    return { value: item.key, label, disabled: !open }
  }
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const promptOpen = planReaches(plan, 'pro')
  return (
    <div className="options">
      <div className="options-row">
        <Select
          name="template"
          label={t('options.template')}
          error={errors.template}
          defaultValue={values.template}
          options={BUILT_IN_TEMPLATES.map((template) => named(template, t(`template.${template.key}`)))}
        />
        <Select
          name="style"
          label={t('options.style')}
          error={errors.style}
          defaultValue={values.style}
          options={BUILT_IN_STYLES.map((style) => named(style, t(`style.${style.key}`)))}
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
      {plan === 'starter' && <p className="small soft">{t('options.starter_notice')}</p>}
      <details className="options-more" open={values.custom_prompt !== '' || errors.custom_prompt !== undefined}>
        <summary>
          {t('options.custom_prompt')} <Badge>{t('options.pro_plus')}</Badge>
        </summary>
        {promptOpen ? (
          <TextArea
            name="custom_prompt"
            label={t('options.custom_prompt')}
            hint={t('options.custom_prompt_hint')}
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
