import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '../ui/use-translation.ts'
import type { UsageBase } from './base.ts'
import { type ExportChoice, ExportForm } from './export-form.tsx'
import { VerifierLinks } from './verifier-links.tsx'

export type ExportView = {
  /** The months with entries, newest first. */
  months: string[]
  choice: ExportChoice
  /** The reason why the requested download failed. */
  refused: string | null
  checkpoint: { size: number; publishedAt: number } | null
}

const REFUSED = {
  no_checkpoint: 'usage:export.none',
  malformed: 'usage:export.malformed',
  month_without_statement: 'errors:month_without_statement',
  workbook_too_large: 'errors:workbook_too_large',
  rate_limited: 'errors:rate_limited',
} as const

/**
 * Chooses the contents of an account's export, for its owner or an auditor, and says how to check the file. `place`
 * names the ledger in the title of the window; absent for the viewer's own.
 */
export function ExportScreen({ base, view, place }: { base: UsageBase; view: ExportView; place?: string }) {
  const { t } = useTranslation('usage')
  const message = useMessage()
  const formats = formatsFor(useLook().locale)
  const { months, choice, refused, checkpoint } = view
  return (
    <div className="export">
      <title>{`${t('export.title')} · ${place ?? t('title')} · Penmark`}</title>
      <PageHeader title={t('export.title')} intro={t('export.intro')} />
      {refused !== null && refused !== 'since' && (
        <Callout kind="amber">
          <p>{message(isKnown(refused) ? REFUSED[refused] : 'usage:export.unknown')}</p>
        </Callout>
      )}
      <ExportForm
        base={base}
        months={months}
        choice={choice}
        sinceError={refused === 'since' ? t('export.sinceWrong') : null}
      />
      <section className="export-part" aria-labelledby="inside-heading">
        <h2 id="inside-heading">{t('export.inside')}</h2>
        <p>{t('export.insideText')}</p>
        <p className="soft small">
          {checkpoint === null
            ? t('export.none')
            : t('export.checkpoint', {
                date: formats.instant(checkpoint.publishedAt),
                count: checkpoint.size,
              })}
        </p>
      </section>
      <section className="export-part" aria-labelledby="verify-heading">
        <h2 id="verify-heading">{t('export.verify')}</h2>
        <ol className="export-steps">
          <li>
            <p>{t('export.verify1')}</p>
            <VerifierLinks />
          </li>
          <li>{t('export.verify2')}</li>
          <li>{t('export.verify3')}</li>
        </ol>
        <p className="soft">{t('export.docs')}</p>
      </section>
    </div>
  )
}

function isKnown(refused: string): refused is keyof typeof REFUSED {
  return Object.hasOwn(REFUSED, refused)
}
