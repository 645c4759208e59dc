import { counterLevel } from './counter-level.ts'
import { useTranslation } from './use-translation.ts'

/** A counter such as "1,234 / 5,000" with the colour and the words of its level. */
export function Counter({ count, limit }: { count: number; limit: number }) {
  const { t, i18n } = useTranslation()
  const level = counterLevel(count, limit)
  const format = (value: number) => value.toLocaleString(i18n.language)
  const words =
    level === 'over'
      ? t('counter.over', { count: count - limit })
      : level === 'calm'
        ? ''
        : t('counter.left', { count: limit - count })
  return (
    <p className="counter numbers" data-level={level}>
      <span className="needs-script">
        <span className="visually-hidden">{t('counter.label')} </span>
        {format(count)} / {format(limit)}
        {words !== '' && <span className="counter-words"> · {words}</span>}
      </span>
      <span className="visually-hidden" aria-live="polite">
        {level === 'calm'
          ? ''
          : t(level === 'over' ? 'counter.isOver' : level === 'near' ? 'counter.isNear' : 'counter.isClose')}
      </span>
    </p>
  )
}
