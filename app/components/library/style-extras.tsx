import { getInputProps, getSelectProps } from '@conform-to/react'
import { Select } from '#app/components/ui/select.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { SPELLINGS } from '#app/domain/library/forms.ts'
import { EXAMPLE_MAX, SENTENCE_WORDS } from '#app/domain/library/kinds.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { ItemArea, type ItemField, type ItemFields } from './item-area.tsx'

type Props = {
  fields: Required<{ [Name in keyof ItemFields]: ItemField }>
  problemsOf: (field: ItemField) => string[] | undefined
}

/** The optional parts of a style: example texts, and rules that are checked. Closed while they are empty. */
export function StyleExtras({ fields, problemsOf }: Props) {
  const { t } = useTranslation('library')
  const inUse = (names: readonly (keyof ItemFields)[]) =>
    names.some((name) => (fields[name].initialValue ?? '') !== '' || fields[name].errors !== undefined)
  const { key: _longest, ...longest } = getInputProps(fields.longest_sentence, {
    type: 'number',
    ariaAttributes: false,
  })
  const { key: _spelling, ...spelling } = getSelectProps(fields.spelling, { ariaAttributes: false })
  return (
    <>
      <details
        className="library-more"
        open={inUse(['before_1', 'after_1', 'before_2', 'after_2', 'before_3', 'after_3'])}
      >
        <summary>{t('style.examples')}</summary>
        <div className="stack">
          <p className="soft small">{t('style.examplesHint')}</p>
          {(['1', '2', '3'] as const).map((number) => (
            <div key={number} className="library-pair">
              <ItemArea
                field={fields[`before_${number}`]}
                label={t('style.before', { number })}
                note={t('optional')}
                error={problemsOf(fields[`before_${number}`])}
                limit={EXAMPLE_MAX}
                rows={3}
                writing
              />
              <ItemArea
                field={fields[`after_${number}`]}
                label={t('style.after', { number })}
                error={problemsOf(fields[`after_${number}`])}
                limit={EXAMPLE_MAX}
                rows={3}
                writing
              />
            </div>
          ))}
        </div>
      </details>
      <details className="library-more" open={inUse(['banned_words', 'longest_sentence', 'spelling'])}>
        <summary>{t('style.rules')}</summary>
        <div className="stack">
          <p className="soft small">{t('style.rulesHint')}</p>
          <ItemArea
            field={fields.banned_words}
            label={t('style.banned')}
            hint={t('style.bannedHint')}
            error={problemsOf(fields.banned_words)}
            rows={4}
          />
          <TextField
            {...longest}
            label={t('style.longest')}
            hint={t('style.longestHint')}
            error={problemsOf(fields.longest_sentence)}
            min={SENTENCE_WORDS.min}
            max={SENTENCE_WORDS.max}
            inputMode="numeric"
          />
          <Select
            {...spelling}
            label={t('style.spelling')}
            error={problemsOf(fields.spelling)}
            options={['', ...SPELLINGS].map((value) => ({
              value,
              label: t(`style.spellings.${value === '' ? 'any' : (value as 'en-US')}`),
            }))}
          />
        </div>
      </details>
    </>
  )
}
