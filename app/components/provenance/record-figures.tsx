import type { ProvenancePage } from '#app/.server/provenance/provenance.ts'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { PassageResult } from '#app/domain/provenance/passage.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

/** When, which action, by what, and how much of the text was changed. */
export function RecordFigures({ page }: { page: ProvenancePage }) {
  const { t } = useTranslation('provenance')
  const message = useMessage()
  const { second, wholePercent } = formatsFor(useLook().locale)
  const { operation, at, model, passage } = page
  const several = passage.results.length > 1

  function changeOf({ changed, changes }: PassageResult): string {
    if (changed === null || changes === null) return t('page.notCompared')
    if (changed === 0) return t('page.unchanged')
    // A longer text can gain more words than it had.
    const share = Math.min(1, changed / Math.max(1, passage.words))
    return t('page.changed', {
      words: t('page.words', { count: changed }),
      places: t('page.places', { count: changes }),
      percent: wholePercent(share),
    })
  }

  return (
    <section>
      <dl className="provenance-figures numbers">
        <div>
          <dt>{t('page.action')}</dt>
          <dd>{message(`assistant:operation.${operation}` as MessageKey)}</dd>
        </div>
        <div>
          <dt>{t('page.began')}</dt>
          <dd>
            <time dateTime={new Date(at).toISOString()}>{second(at)}</time>
          </dd>
        </div>
        <div>
          <dt>{t('page.with')}</dt>
          <dd>{model.startsWith('builtin-') ? t('page.builtIn') : model}</dd>
        </div>
        <div>
          <dt>{t('page.before')}</dt>
          <dd>{t('page.words', { count: passage.words })}</dd>
        </div>
        {passage.results.map((result, number) => (
          <div key={result.after}>
            <dt>{several ? t('page.afterNumber', { number: number + 1 }) : t('page.after')}</dt>
            <dd>{t('page.words', { count: result.words })}</dd>
            <dd>{changeOf(result)}</dd>
          </div>
        ))}
      </dl>
      {several && <p className="soft small">{t('page.versions')}</p>}
    </section>
  )
}
