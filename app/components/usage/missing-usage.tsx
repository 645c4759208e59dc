import { isRouteErrorResponse } from 'react-router'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { OWN_USAGE } from './base.ts'

const WORDS = {
  month: { title: 'missing.month', text: 'missing.monthText' },
  receipt: { title: 'missing.receipt', text: 'missing.receiptText' },
} as const

/** Shown inside the dashboard's frame instead of a month or an entry that does not exist. @throws every other error. */
export function MissingUsage({ error, what }: { error: unknown; what: keyof typeof WORDS }) {
  const { t } = useTranslation('usage')
  if (!(isRouteErrorResponse(error) && error.status === 404)) throw error
  return <MissingPart what={what} to={OWN_USAGE} where={t('missing.back')} />
}

/** The same message with another link. */
export function MissingPart({ what, to, where }: { what: keyof typeof WORDS; to: string; where: string }) {
  const { t } = useTranslation('usage')
  const { title, text } = WORDS[what]
  return <MissingWords title={t(title)} text={t(text)} to={to} where={where} />
}

/** Says what is missing and why, with one link to continue. */
export function MissingWords({ title, text, to, where }: { title: string; text: string; to: string; where: string }) {
  return (
    <div className="stack">
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={text} />
      <p>
        <ButtonLink to={to} variant="secondary">
          {where}
        </ButtonLink>
      </p>
    </div>
  )
}
