import { ArrowRightIcon, CheckIcon } from '@radix-ui/react-icons'
import { MEASURED } from '#app/domain/assistant/meaning-figures.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import type { Lock } from '#app/domain/assistant/review.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** What the meaning lock compared: the facts that the result keeps, those in other words, and how far it can be trusted. */
export function KeptFacts({ lock, operation }: { lock: Lock; operation: Operation }) {
  const { t } = useTranslation('result')
  return (
    <details className="kept-facts">
      <summary>
        {t('lock.title')}
        {lock.total > 0 && ` · ${t('lock.kept', { kept: lock.kept, total: lock.total })}`}
      </summary>
      {lock.total === 0 && lock.alarms.length === 0 && <p>{t('lock.nothing')}</p>}
      {lock.keptFacts.length > 0 && (
        <>
          <h3>{t('lock.show_kept')}</h3>
          <ul className="lock-kept">
            {lock.keptFacts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same fact may occur in a text twice.
              <li key={index}>
                <CheckIcon aria-hidden="true" /> {fact}
              </li>
            ))}
          </ul>
        </>
      )}
      {lock.restated.length > 0 && (
        <>
          <h3>{t('lock.show_restated')}</h3>
          <p className="soft">{t('lock.restated_hint')}</p>
          <ul className="lock-kept">
            {lock.restated.map(({ kind, was, now }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same fact may occur in a text twice.
              <li key={index}>
                <CheckIcon aria-hidden="true" /> <span className="small soft">{t(`lock.kind.${kind}`)}</span> {was}
                {now !== null && (
                  <>
                    {' '}
                    <ArrowRightIcon aria-hidden="true" /> {now}
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="soft">
        {operation === 'summarize' && `${t('lock.summary')} `}
        {t('lock.free')} {t('lock.limits')} {t('lock.measured', MEASURED)}
      </p>
    </details>
  )
}
