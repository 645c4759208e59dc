import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge.tsx'
import { CheckboxCard } from '#app/components/ui/checkbox-cards.tsx'
import { RadioCards } from '#app/components/ui/radio-cards.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { AssistantValues } from '#app/domain/assistant/form-values.ts'
import {
  BUILT_IN_STYLES,
  BUILT_IN_TEMPLATES,
  LENGTH_KEYS,
  MAX_CUSTOM_PROMPT,
  MODES,
  TARGET_LANGUAGES,
} from '#app/domain/assistant/options.ts'
import { PLANS, type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import type { HidingView } from '#app/domain/writing/maskable.ts'
import { HideBeforeSending } from './hide-before-sending.tsx'

/** Options that depend on the engine of this server. An external engine gets the text sent, so it offers masking. */
export type EngineOffer = { versions: boolean; isExternal: boolean }

type OptionValues = Omit<AssistantValues, 'text' | 'operation'>

/** The fields that are folded on a phone; the row opens if one of them is refused. */
const FOLDED = [
  'template',
  'style',
  'length',
  'language',
  'target_language',
  'alternatives',
  'mask',
  'mask_own',
  'custom_prompt',
] as const

/** Styles and templates that the workspace created itself. */
export type OwnChoices = Record<'styles' | 'templates', readonly { id: string; name: string; locked: boolean }[]>

/** How far rephrasing goes; shown beside the operations, for rephrasing only. */
export function ModeChoice({ mode, error }: { mode: string; error: string[] | undefined }) {
  const message = useMessage()
  return (
    <div className="option-mode">
      <RadioCards
        name="mode"
        label={message('result:mode.legend')}
        hint={message('result:mode.hint')}
        segmented
        error={error}
        defaultValue={mode === 'fix' ? 'fix' : 'rewrite'}
        options={MODES.map((value) => ({ value, label: message(`result:mode.${value}`) }))}
      />
    </div>
  )
}

/**
 * Template, style, length and language in one row, rarer options below. Options that the plan does not include are
 * shown locked. On a phone all of it is folded, so that the text is on the first screen; the line that opens it names
 * the chosen options.
 */
export function OptionsRow({
  plan,
  own,
  offer,
  styles,
  failed,
  values,
  errors,
  hiding,
}: {
  plan: PlanKey
  offer: EngineOffer
  /** The passages to hide, if the user asked for a look. */
  hiding: HidingView | null
  /** The user's preferred styles, by key and id; null if none are saved. */
  styles: readonly string[] | null
  /** The lists or the defaults could not be read. */
  failed: boolean
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
  const ownOption = (item: OwnChoices['styles'][number]) => ({
    value: item.id,
    label: item.locked ? `${item.name} (${message('library:locked')})` : item.name,
    disabled: item.locked,
  })
  const builtIn = BUILT_IN_STYLES.map((style) => named(style, t(`style.${style.key}`)))
  const all = [...builtIn, ...(own?.styles ?? []).map(ownOption)]
  const preferred = styles === null || styles.length === 0 ? null : all.filter(({ value }) => styles.includes(value))
  const others = all.filter(({ value }) => styles?.includes(value) !== true)
  const promptOpen = planReaches(plan, 'pro')
  // A saved prompt may be used unchanged on every plan.
  const saved = values.prompt_id !== '' && values.custom_prompt !== ''
  const [chosen, setChosen] = useState({ template: values.template, style: values.style, length: values.length })
  const templates = BUILT_IN_TEMPLATES.map((template) => named(template, t(`template.${template.key}`)))
  const nameOf = (list: readonly { value: string; label: string }[], key: string) =>
    list.find(({ value }) => value === key)?.label
  const summary = [
    nameOf([...templates, ...(own?.templates ?? []).map(ownOption)], chosen.template),
    nameOf(all, chosen.style),
    LENGTH_KEYS.filter((length) => length === chosen.length).map((length) => t(`length.${length}`))[0],
  ]
  const refused = FOLDED.some((field) => errors[field] !== undefined)
  const hides = values.mask.length > 0 || values.mask_own !== '' || hiding !== null
  return (
    <details className="options" open={refused || values.custom_prompt !== '' || hides}>
      <summary>
        {t('options.legend')}
        <span className="options-chosen small soft needs-script">{summary.filter(Boolean).join(' · ')}</span>
      </summary>
      <div
        className="options-body"
        onChange={({ target }) => {
          if (target instanceof HTMLSelectElement) setChosen((before) => ({ ...before, [target.name]: target.value }))
        }}
      >
        <div className="options-row">
          <Select
            name="template"
            label={t('options.template')}
            error={errors.template}
            defaultValue={values.template}
            options={templates}
            group={
              own === null
                ? undefined
                : { label: message('library:template.custom'), options: own.templates.map(ownOption) }
            }
          />
          <Select
            name="style"
            label={t('options.style')}
            error={errors.style}
            defaultValue={values.style}
            options={preferred ?? builtIn}
            group={
              preferred !== null
                ? { label: message('result:other_styles'), options: others }
                : own === null
                  ? undefined
                  : { label: message('library:style.custom'), options: own.styles.map(ownOption) }
            }
          />
          <Select
            name="length"
            label={t('options.length')}
            hint={t('options.length_hint')}
            error={errors.length}
            defaultValue={values.length}
            options={LENGTH_KEYS.map((length) => ({
              value: length,
              label: `${t(`length.${length}`)} · ${t(`length.${length}_hint`)}`,
            }))}
          />
          <Select
            name="language"
            label={t('options.text_language')}
            error={errors.language}
            defaultValue={values.language}
            options={[
              { value: 'auto', label: t('options.text_language_auto') },
              ...LOCALES.map((code) => ({ value: code, label: languages.of(code) ?? code })),
            ]}
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
        {failed && <p className="small soft">{message('library:defaults')}</p>}
        {plan === 'starter' && <p className="small soft">{t('options.starter_notice')}</p>}
        <div className="options-extras">
          {offer.versions && (
            <div className="option-versions">
              <CheckboxCard
                name="alternatives"
                id="alternatives"
                value="3"
                label={message('result:versions.ask')}
                hint={message('result:versions.ask_hint')}
                disabled={false}
                defaultChecked={values.alternatives === '3'}
              />
            </div>
          )}
          {offer.isExternal && <HideBeforeSending values={values} errors={errors} view={hiding} />}
          <details
            className="options-more options-prompt"
            open={values.custom_prompt !== '' || errors.custom_prompt !== undefined}
          >
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
      </div>
    </details>
  )
}
