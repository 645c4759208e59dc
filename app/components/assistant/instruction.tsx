import { type ReactNode, useState } from 'react'
import { FieldError, firstMessage } from '#app/components/ui/field.tsx'
import type { SelectOption } from '#app/components/ui/select.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { OfferedOperation } from '#app/domain/assistant/answer.ts'
import { ACTIONS, type Action, type AssistantValues, requestOf } from '#app/domain/assistant/form-values.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES, LENGTH_KEYS, TARGET_LANGUAGES } from '#app/domain/assistant/options.ts'
import { PLANS, type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** Styles and templates that the workspace created itself. */
export type OwnChoices = Record<'styles' | 'templates', readonly { id: string; name: string; locked: boolean }[]>

type Group = { label: string; options: readonly SelectOption[] }
type Slot = 'operation' | 'object' | 'target' | 'words' | 'style' | 'length' | 'template'
type Errors = Partial<Record<keyof AssistantValues, string[]>>

/** The words in the order of the sentence, which all five languages share. */
const SLOTS = [
  'operation',
  'object',
  'target',
  'words',
  'style',
  'length',
  'template',
] as const satisfies readonly Slot[]

/**
 * What to do with the text, as one sentence whose words are native lists. Words that an action has no use for are hidden by the
 * style sheet, so that the sentence follows the action without a script too; their values are sent all the same.
 */
export function Instruction({
  action,
  onAction,
  values,
  operations,
  onDevice,
  textLanguage,
  plan,
  own,
  styles,
  errors,
}: {
  action: Action
  onAction: (action: Action) => void
  values: AssistantValues
  operations: readonly OfferedOperation[]
  /** The actions that the browser's own model answers. */
  onDevice: readonly Action[]
  /** The language of the text that was just processed; null if unknown. */
  textLanguage: string | null
  plan: PlanKey
  own: OwnChoices | null
  /** The user's preferred styles, by key and id; null if none are saved. */
  styles: readonly string[] | null
  errors: Errors
}) {
  const { t, i18n } = useTranslation('assistant')
  const message = useMessage()
  const [chosen, setChosen] = useState({ style: values.style, template: values.template })
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const named = (item: { key: string; planRequired: PlanKey }, name: string): SelectOption => {
    const open = planReaches(plan, item.planRequired)
    const label = open ? name : t('options.locked', { name, plan: PLANS[item.planRequired].name })
    return { value: item.key, label, disabled: !open }
  }
  const ownOption = (kind: 'style' | 'template') => (item: OwnChoices['styles'][number]) => ({
    value: item.id,
    label: item.locked ? `${item.name} (${message('own:locked')})` : t(`slot.own_${kind}`, { name: item.name }),
    disabled: item.locked,
  })
  const builtIn = BUILT_IN_STYLES.map((style) => named(style, t(`slot.style.${style.key}`)))
  const ownStyles = (own?.styles ?? []).map(ownOption('style'))
  const all = [...builtIn, ...ownStyles]
  const preferred = styles === null || styles.length === 0 ? null : all.filter(({ value }) => styles.includes(value))
  const others = all.filter(({ value }) => styles?.includes(value) !== true)
  const lengths = (kind: 'relative' | 'fixed') =>
    LENGTH_KEYS.map((length) => ({ value: length, label: t(`slot.${kind}.${length}`) }))
  const word = (name: string, label: string, options: readonly SelectOption[], more: Partial<WordProps> = {}) => (
    <Word {...{ name, label, options }} error={errors[name as keyof AssistantValues]} {...more} />
  )
  const content: Record<Slot, ReactNode> = {
    operation: word(
      'operation',
      t('operation.legend'),
      actionsOf({ operations, onDevice, textLanguage }, t, languages),
      {
        value: action,
        onChange: (value) => onAction(ACTIONS.find((known) => known === value) ?? action),
      },
    ),
    // Some languages say what to rephrase; a correction says it by itself.
    object: t('slot.around.operation', { choice: '' }),
    target: word(
      'target_language',
      t('options.target_language'),
      TARGET_LANGUAGES.map((code) => ({ value: code, label: languages.of(code) ?? code })),
      { initial: values.target_language },
    ),
    words: word('length_words', t('slot.length_words'), lengths('fixed'), { initial: values.length }),
    style: word('style', t('options.style'), preferred ?? builtIn, {
      value: chosen.style,
      onChange: (style) => setChosen({ ...chosen, style }),
      group:
        preferred === null
          ? { label: message('own:styles'), options: ownStyles }
          : { label: message('result:other_styles'), options: others },
    }),
    length: word('length', t('options.length'), lengths('relative'), { initial: values.length }),
    template: word(
      'template',
      t('options.template'),
      BUILT_IN_TEMPLATES.map((template) => named(template, t(`slot.template.${template.key}`))),
      {
        value: chosen.template,
        onChange: (template) => setChosen({ ...chosen, template }),
        group: {
          label: message('own:templates'),
          options: (own?.templates ?? []).map(ownOption('template')),
        },
      },
    ),
  }
  return (
    <div className="instruction">
      <p className="instruction-sentence">
        {SLOTS.map((slot) => {
          const [before = '', after = ''] =
            slot === 'operation' || slot === 'object' ? [] : t(`slot.around.${slot}`, { choice: '|' }).split('|')
          return (
            <span key={slot} data-slot={slot}>
              {before}
              {content[slot]}
              {after}
            </span>
          )
        })}
        .
      </p>
      {(['operation', 'style', 'template', 'length', 'target_language'] as const).map((name) => (
        <FieldError key={name} id={`${name}-error`} message={firstMessage(errors[name])} />
      ))}
    </div>
  )
}

type WordProps = {
  name: string
  label: string
  options: readonly SelectOption[]
  group?: Group | undefined
  initial?: string
  value?: string
  onChange?: (value: string) => void
  error?: string[] | undefined
}

/** A native list dressed as a word of the sentence. */
export function Word({ name, label, options, group, initial, value, onChange, error }: WordProps) {
  const isRefused = firstMessage(error) !== undefined
  return (
    <span className="word-box">
      <select
        id={name}
        name={name}
        className="word"
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${name}-error` : undefined}
        {...(value === undefined ? { defaultValue: initial } : { value })}
        onChange={(event) => onChange?.(event.target.value)}
      >
        {options.map(toOption)}
        {group !== undefined && group.options.length > 0 && (
          <optgroup label={group.label}>{group.options.map(toOption)}</optgroup>
        )}
      </select>
    </span>
  )
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}

/** Actions that this engine cannot do, at all or in the language of the text, stay visible and say why. */
function actionsOf(
  {
    operations,
    onDevice,
    textLanguage,
  }: { operations: readonly OfferedOperation[]; onDevice: readonly Action[]; textLanguage: string | null },
  t: ReturnType<typeof useTranslation<'assistant'>>['t'],
  languages: Intl.DisplayNames,
): SelectOption[] {
  return ACTIONS.map((action) => {
    const item = operations.find(({ operation }) => operation === requestOf(action).operation)
    const name = action === 'fix' ? t('slot.fix') : t(`operation.${action}`)
    if (onDevice.includes(action)) return { value: action, label: name }
    if (item?.offered === false) return { value: action, label: `${name} (${t('not_offered')})`, disabled: true }
    if (
      textLanguage === null ||
      item === undefined ||
      item.languages === 'any' ||
      item.languages.includes(textLanguage)
    )
      return { value: action, label: name }
    const language = languages.of(textLanguage) ?? textLanguage
    return { value: action, label: `${name} (${t('not_in_language', { language })})`, disabled: true }
  })
}
