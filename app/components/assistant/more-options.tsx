import type { ReactNode } from 'react'
import { Badge } from '#app/components/ui/badge.tsx'
import { CheckboxCard } from '#app/components/ui/checkbox-cards.tsx'
import { Popover } from '#app/components/ui/popover.tsx'
import { Select } from '#app/components/ui/select.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { OfferedOperation } from '#app/domain/assistant/answer.ts'
import type { AssistantValues } from '#app/domain/assistant/form-values.ts'
import { MAX_CUSTOM_PROMPT, type Operation } from '#app/domain/assistant/options.ts'
import { type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import type { HidingView } from '#app/domain/writing/maskable.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { HideBeforeSending } from './hide-before-sending.tsx'

/** Options that depend on the engine of this server. An external engine gets the text sent, so it offers masking. */
export type EngineOffer = {
  versions: boolean
  isExternal: boolean
  /** What the built-in engine can do in place of a connected model that failed. */
  builtInToo: readonly Operation[]
}

/** The rarer choices, behind one word; its panel opens by itself if one of them is refused or was asked about. */
export function MoreOptions({
  values,
  errors,
  plan,
  offer,
  hiding,
  operations,
  engineNote,
  failed,
  children,
}: {
  values: AssistantValues
  errors: Partial<Record<keyof AssistantValues, string[]>>
  plan: PlanKey
  offer: EngineOffer
  /** The passages to hide, if the user asked for a look. */
  hiding: HidingView | null
  operations: readonly OfferedOperation[]
  engineNote: string
  /** The lists or the defaults could not be read. */
  failed: boolean
  children?: ReactNode
}) {
  const { t, i18n } = useTranslation('assistant')
  const message = useMessage()
  const languages = new Intl.DisplayNames([i18n.language], { type: 'language' })
  const promptOpen = planReaches(plan, 'pro')
  // A saved prompt may be used unchanged on every plan.
  const saved = values.prompt_id !== '' && values.custom_prompt !== ''
  const refused = (['language', 'alternatives', 'mask', 'mask_own', 'custom_prompt'] as const).some(
    (field) => errors[field] !== undefined,
  )
  const inUse = [
    values.custom_prompt !== '',
    values.alternatives === '3',
    values.mask.length > 0 || values.mask_own !== '',
    values.language !== 'auto',
  ].filter(Boolean).length
  return (
    <Popover
      label={inUse === 0 ? t('more') : t('more_in_use', { count: inUse })}
      className="more"
      group="desk"
      open={refused || hiding !== null}
    >
      {saved && <input type="hidden" name="prompt_id" value={values.prompt_id} />}
      {promptOpen || saved ? (
        <TextArea
          name="custom_prompt"
          label={saved ? message('own:savedPrompt') : t('options.custom_prompt')}
          note={<Badge>{t('options.pro_plus')}</Badge>}
          hint={promptOpen ? t('options.custom_prompt_hint') : message('own:savedPromptHint')}
          readOnly={!promptOpen}
          error={errors.custom_prompt}
          limit={MAX_CUSTOM_PROMPT}
          defaultValue={values.custom_prompt}
          rows={3}
        />
      ) : (
        <p className="small soft">
          <b>{t('options.custom_prompt')}</b> <Badge>{t('options.pro_plus')}</Badge> {t('options.custom_prompt_locked')}
        </p>
      )}
      {offer.isExternal && <HideBeforeSending values={values} errors={errors} view={hiding} />}
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
      {children}
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
      <div className="more-notes small soft">
        {failed && <p>{message('own:defaults')}</p>}
        {plan === 'starter' && <p>{t('options.starter_notice')}</p>}
        {operations.map(({ operation, offered, note }) =>
          note === null ? null : (
            <p key={operation} data-note={operation} data-offered={offered}>
              {!offered && <b>{`${t(`operation.${operation}`)} – ${t('not_offered')}. `}</b>}
              {note}
            </p>
          ),
        )}
        <p>{engineNote}</p>
        <p>{t('input.hint')}</p>
      </div>
    </Popover>
  )
}
