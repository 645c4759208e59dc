import { dayFormat } from '#app/domain/preferences/day-format.ts'
import type { Locale } from '#app/domain/preferences/language.ts'

type Times = {
  /** Hours, minutes and seconds in UTC: 04:16:41. The screen says that it is UTC. */
  time(at: number): string
  /** Hours and minutes in UTC: 04:16. */
  minutes(at: number): string
  /** A day in UTC with its name: Sunday, November 22 */
  namedDay(at: number): string
}

const timesByLocale = new Map<Locale, Times>()

/** The times of slips and statements. Apart from the formats of every screen, which all browsers load first. */
export function timesFor(locale: Locale): Times {
  const known = timesByLocale.get(locale)
  if (known !== undefined) return known
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const times = {
    time: dayFormat(locale, { ...clock, second: '2-digit' }),
    minutes: dayFormat(locale, clock),
    namedDay: dayFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }),
  }
  timesByLocale.set(locale, times)
  return times
}
