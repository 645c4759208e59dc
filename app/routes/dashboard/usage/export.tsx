import { useTranslation } from 'react-i18next'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { latestCheckpoint } from '#app/.server/ledger/checkpoint/queries.ts'
import { monthsOf } from '#app/.server/ledger/usage/chain.ts'
import { Callout } from '#app/components/callout.tsx'
import { formatsFor } from '#app/components/format.ts'
import { PageHeader } from '#app/components/page-header.tsx'
import { ExportForm } from '#app/components/usage/export-form.tsx'
import { VerifierLinks } from '#app/components/usage/verifier-links.tsx'
import { useLook } from '#app/components/use-look.ts'
import type { Route } from './+types/export'
import { exportRequest } from './export-request.ts'

/** The choice is the address, so that a refused download comes back here with it; `refused` says why. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { database } = context.get(penmarkContext)
  const { account } = context.get(userContext)
  const { period, format, since } = exportRequest(url.searchParams)
  const checkpoint = latestCheckpoint(database.reader)
  return {
    months: monthsOf(database.reader, account),
    choice: { month: period, format, since },
    refused: url.searchParams.get('refused'),
    checkpoint: checkpoint === undefined ? null : { size: checkpoint.size, publishedAt: checkpoint.publishedAt },
  }
}

export default function ExportPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('usage')
  const formats = formatsFor(useLook().locale)
  const { months, choice, refused, checkpoint } = loaderData
  return (
    <div className="export">
      <title>{`${t('export.title')} · ${t('title')} · Penmark`}</title>
      <PageHeader title={t('export.title')} intro={t('export.intro')} />
      {refused !== null && refused !== 'since' && (
        <Callout kind="amber">
          <p>{refused === 'no_checkpoint' ? t('export.none') : t('export.unknown')}</p>
        </Callout>
      )}
      <ExportForm
        base="/dashboard/usage"
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
                date: formats.second(checkpoint.publishedAt),
                size: formats.number(checkpoint.size),
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
