import type { Alarm, Review } from '#app/domain/assistant/review.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** The open facts of each change, by its number. */
export function byMark(alarms: readonly Alarm[]): Map<number, Alarm[]> {
  const held = new Map<number, Alarm[]>()
  for (const alarm of alarms) if (alarm.mark !== null) held.set(alarm.mark, [...(held.get(alarm.mark) ?? []), alarm])
  return held
}

/** The numbers of the changes in reading order. */
export function changeNumbers(review: Review | null): number[] {
  return (review?.stretches ?? []).flatMap((stretch) => (stretch.kind === 'change' ? [stretch.number] : []))
}

/** What a screen reader says of a result: how much changed, and every fact that differs. */
export function Spoken({ review, alarms }: { review: Review; alarms: readonly Alarm[] }) {
  const { t } = useTranslation('result')
  const sentences = alarms.map(({ was, now }) =>
    was !== null && now !== null
      ? t('facts.became', { was, now })
      : `${now ?? was} ${now === null ? t('facts.missing') : t('facts.new')}`,
  )
  return (
    <>
      {review.stretches !== null && t('marks.count', { count: review.changes })}
      {alarms.length > 0 && ` ${t('facts.differ', { count: alarms.length })}: ${sentences.join(', ')}.`}
    </>
  )
}
