import { useSyncExternalStore } from 'react'
import { useLook } from './use-look.ts'

const nothing = () => () => {}

/**
 * An instant as day and time. The server does not know the reader's time zone and shows UTC; scripts replace it by
 * local time.
 */
export function Moment({ at }: { at: number }) {
  const { locale } = useLook()
  const local = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  return <time dateTime={new Date(at).toISOString()}>{wordsFor(at, locale, local)}</time>
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** One format per language and time zone, created once: creating one costs more than using it a hundred times. */
function wordsFor(at: number, locale: string, local: boolean): string {
  const name = `${locale} ${local}`
  const format =
    formats.get(name) ??
    new Intl.DateTimeFormat(locale, {
      day: 'numeric',
      month: 'short',
      hour: 'numeric',
      minute: '2-digit',
      ...(local ? {} : { timeZone: 'UTC', timeZoneName: 'short' }),
    })
  formats.set(name, format)
  // It never breaks over two lines.
  return format.format(at).replaceAll(' ', '\u00a0')
}
