import { Link } from 'react-router'
import { useTranslation } from '../ui/use-translation.ts'
import './deletion-facts.css'

const GONE = ['account', 'library', 'auditors', 'mails'] as const

/** What a deletion removes, what it leaves, and what to do beforehand. */
export function DeletionFacts({ planName, isFree }: { planName: string; isFree: boolean }) {
  const { t } = useTranslation('deletion')
  return (
    <>
      <p>
        <Link to="/dashboard/settings/data">{t('delete.firstLink')}</Link>
      </p>
      <section className="stack">
        <h2>{t('delete.goneTitle')}</h2>
        <ul className="deletion-gone">
          {GONE.map((what) => (
            <li key={what}>{t(`delete.gone.${what}`)}</li>
          ))}
        </ul>
      </section>
      <section className="stack">
        <h2>{t('delete.staysTitle')}</h2>
        <p>{t('delete.stays')}</p>
        <p>{t('delete.staysBackups')}</p>
      </section>
      <p>{t(isFree ? 'delete.planFree' : 'delete.plan', { plan: planName })}</p>
    </>
  )
}
