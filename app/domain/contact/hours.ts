/** A span of days on which people answer between two times of the wall clock; 0 is Monday. */
type Span = { from: number; to: number; opens: string; closes: string }
export type SupportHours = { spans: readonly Span[]; timeZone: string }

/** The names of the days as schema.org writes opening hours. */
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const SPAN =
  /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? ((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/

/**
 * Reads hours such as `Mo-Fr 09:00-18:00, Sa 10:00-16:00 America/Los_Angeles`: spans, and the time zone at the end.
 * @returns undefined if it is anything else
 */
export function parseSupportHours(text: string): SupportHours | undefined {
  const [, list = '', timeZone = ''] = /^(.{1,200}) (\S{1,60})$/.exec(text.trim()) ?? []
  if (!isTimeZone(timeZone)) return undefined
  const spans: Span[] = []
  for (const part of list.split(',')) {
    const [, from = '', to = from, opens = '', closes = ''] = SPAN.exec(part.trim()) ?? []
    const span = { from: DAYS.indexOf(from), to: DAYS.indexOf(to), opens, closes }
    if (span.from < 0 || span.to < span.from || span.closes <= span.opens) return undefined
    spans.push(span)
  }
  return { spans, timeZone }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The hours and the name of their time zone in the words of a language: `Mon–Fri 9:00–18:00, Sat 10:00–16:00`. */
export function supportHoursIn(locale: string, { spans, timeZone }: SupportHours): { hours: string; zone: string } {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
  // The fifth of January 1970 was a Monday.
  const day = (index: number) => weekday.format(Date.UTC(1970, 0, 5 + index))
  const at = (time: string) => new Date(`1970-01-05T${time}:00Z`)
  const hours = spans.map(({ from, to, opens, closes }) => {
    const days = from === to ? day(from) : `${day(from)}–${day(to)}`
    // No line ends between the days and their hours.
    return `${days}\u00a0${clock.formatRange(at(opens), at(closes))}`
  })
  const named = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return { hours: hours.join(', '), zone: named.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone }
}
