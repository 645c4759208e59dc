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

const made = new Map<string, Intl.DateTimeFormat>()

/** One format for each language and place, made once: building one costs more than using it a hundred times. */
function wordsFor(at: number, locale: string, here: boolean): string {
  const name = `${locale} ${here}`
  const format =
    made.get(name) ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      ...(here ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
    })
  made.set(name, format)
  return format.format(at)
}
