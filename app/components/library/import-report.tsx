import { useTranslation } from 'react-i18next'
import type { ImportLine } from '#app/.server/library/commands.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import './library.css'

/** What became of each entry of an imported file, in its order. */
export function ImportReport({ lines }: { lines: readonly ImportLine[] }) {
  const { t } = useTranslation('library')
  const message = useMessage()
  const created = lines.filter(({ outcome }) => outcome === 'created').length
  return (
    <section className="library-report" aria-labelledby="report-heading" role="status">
      <h2 id="report-heading">{t('import.report')}</h2>
      <p>{t('import.summary', { created, count: lines.length })}</p>
      <ol>
        {lines.map(({ name, outcome, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the file is what an entry is known by.
          <li key={index} data-outcome={outcome}>
            <span className="library-report-name">
              {name === '' ? t('import.unnamed', { number: index + 1 }) : name}
            </span>
            <span className="soft small">
              {t(`import.outcome.${outcome}`, { problem: problem === null ? '' : message(problem as MessageKey) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
