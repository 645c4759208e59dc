import { useTranslation } from 'react-i18next'
import { Callout } from '#app/components/ui/callout.tsx'
import { RadioCards } from '#app/components/ui/radio-cards.tsx'
import type { OfferedOperation } from '#app/domain/assistant/answer.ts'
import { OPERATIONS, type Operation } from '#app/domain/assistant/options.ts'

/**
 * The operations in one row. The line below says what this engine does for the chosen one. An operation that the engine
 * cannot do, or not in the language of the text just processed, is disabled and says why.
 */
export function OperationPicker({
  operations,
  chosen,
  textLanguage,
  onChange,
}: {
  operations: readonly OfferedOperation[]
  chosen: Operation
  textLanguage: string | null
  onChange: (operation: Operation) => void
}) {
  const { t, i18n } = useTranslation('assistant')
  const closed = (item: OfferedOperation) => item.offered && !speaks(item, textLanguage)
  const language = textLanguage === null ? '' : languageName(textLanguage, i18n.language)
  const open = operations.filter((item) => item.offered && !closed(item)).map((item) => item.operation)
  const selected = open.includes(chosen) ? chosen : (open[0] ?? chosen)
  const closedNames = operations.filter(closed).map((item) => t(`operation.${item.operation}`))
  return (
    <div className="operations">
      <RadioCards
        name="operation"
        label={t('operation.legend')}
        segmented
        value={selected}
        onChange={(value) => onChange(value as Operation)}
        options={OPERATIONS.map((operation) => ({
          value: operation,
          label: t(`operation.${operation}`),
          disabled: !open.includes(operation),
        }))}
      />
      <div className="operation-notes small soft">
        {operations.map((item) =>
          item.note === null ? null : (
            <p key={item.operation} data-place={OPERATIONS.indexOf(item.operation) + 1} data-offered={item.offered}>
              {item.offered ? null : <b>{`${t(`operation.${item.operation}`)} – ${t('not_offered')}. `}</b>}
              {item.note}
            </p>
          ),
        )}
      </div>
      {closedNames.length > 0 && (
        <Callout>
          <p>
            {closedNames.join(', ')}: {t('not_in_language', { language })}.{' '}
            <a href="/dashboard/assistant">{t('offer_all')}</a>
          </p>
        </Callout>
      )}
    </div>
  )
}

function speaks(item: OfferedOperation, language: string | null): boolean {
  return language === null || item.languages === 'any' || item.languages.includes(language)
}

function languageName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}
