import { useSyncExternalStore } from 'react'
import { useLook } from './use-look.ts'

const nothing = () => () => {}

/**
 * An instant as day and time. The server does not know where the reader is and says UTC; once scripts run it is the
 * reader's own time.
 */
export function Moment({ at }: { at: number }) {
  const { locale } = useLook()
  const here = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  return <time dateTime={new Date(at).toISOString()}>{wordsFor(at, locale, here)}</time>
}

function wordsFor(at: number, locale: string, here: boolean): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    ...(here ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
  })
  return format.format(at)
}
