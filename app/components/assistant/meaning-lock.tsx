import { ArrowRightIcon, CheckIcon, LockClosedIcon } from '@radix-ui/react-icons'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { MEASURED } from '#app/domain/assistant/meaning-figures.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import type { Alarm, Lock, ReviewAction } from '#app/domain/assistant/review.ts'
import { restoreIntent } from '#app/domain/assistant/review-fields.ts'

/**
 * The check of the numbers, names and other facts of the input: lost and altered ones, each with a button that restores
 * it, those that it tells in other words, and those that it still has.
 */
export function MeaningLock({
  lock,
  operation,
  onAct,
}: {
  lock: Lock
  operation: Operation
  onAct: (action: ReviewAction) => Promise<unknown>
}) {
  const { t } = useTranslation('result')
  const heading = useRef<HTMLHeadingElement>(null)
  const sound = lock.alarms.length === 0
  return (
    <section className="lock" aria-labelledby="lock-title">
      <div className="review-head">
        <h3 id="lock-title" tabIndex={-1} ref={heading}>
          <LockClosedIcon aria-hidden="true" /> {t('lock.title')}
        </h3>
        <p role="status">
          {lock.total === 0 && sound ? null : (
            <Badge tone={sound ? 'accent' : 'warn'}>{t('lock.kept', { kept: lock.kept, total: lock.total })}</Badge>
          )}
        </p>
      </div>
      {lock.total === 0 && sound && <p className="soft">{t('lock.nothing')}</p>}
      {lock.alarms.length > 0 && (
        <ul className="lock-alarms">
          {lock.alarms.map((alarm) => (
            <AlarmLine
              key={alarm.id}
              alarm={alarm}
              onRestore={() => {
                // The button disappears with its alarm, so focus moves to the heading of this section.
                void onAct({ do: 'restore', id: alarm.id }).then(() => heading.current?.focus())
              }}
            />
          ))}
        </ul>
      )}
      {lock.restated.length > 0 && (
        <details>
          <summary>{t('lock.show_restated')}</summary>
          <p className="small soft">{t('lock.restated_hint')}</p>
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
        </details>
      )}
      {lock.keptFacts.length > 0 && (
        <details>
          <summary>{t('lock.show_kept')}</summary>
          <ul className="lock-kept">
            {lock.keptFacts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same fact may occur in a text twice.
              <li key={index}>
                <CheckIcon aria-hidden="true" /> {fact}
              </li>
            ))}
          </ul>
        </details>
      )}
      <p className="small soft">
        {operation === 'summarize' && `${t('lock.summary')} `}
        {t('lock.free')} {t('lock.limits')} {t('lock.measured', MEASURED)}
      </p>
    </section>
  )
}

function AlarmLine({ alarm, onRestore }: { alarm: Alarm; onRestore: () => void }) {
  const { t } = useTranslation('result')
  const { kind, outcome, was, now, should } = alarm
  const isTerm = kind === 'glossary'
  const shownWas = isTerm && now !== null ? null : was
  const fact = was ?? now ?? ''
  return (
    <li data-outcome={outcome}>
      <span className="lock-what">
        <span className="small soft">
          {isTerm ? t('lock.kind.glossary') : `${t(`lock.${outcome}`)} · ${t(`lock.kind.${kind}`)}`}
        </span>
        <span className="lock-fact">
          {shownWas !== null && <del>{shownWas}</del>}
          {shownWas !== null && now !== null && <ArrowRightIcon aria-hidden="true" />}
          {now !== null && <ins>{now}</ins>}
        </span>
        {isTerm && (
          <span className="small soft">
            {should === undefined ? t('lock.forbidden') : t('lock.should', { should })}
          </span>
        )}
      </span>
      {alarm.restorable && (
        <Button
          name="intent"
          value={restoreIntent(alarm.id)}
          variant="secondary"
          size="small"
          aria-label={t(outcome === 'added' ? 'lock.undo_named' : 'lock.restore_named', { fact })}
          onClick={(event) => {
            event.preventDefault()
            onRestore()
          }}
        >
          {t(outcome === 'added' ? 'lock.undo' : 'lock.restore')}
        </Button>
      )}
    </li>
  )
}
