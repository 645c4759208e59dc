/** The value of a cell. */
export type Value = string | number | null

// Some spreadsheets treat the wide characters of East Asian keyboards like the narrow ones.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n\0]/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/**
 * A row in the form of RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP
 * on CSV injection, ASVS 1.2.10).
 */
export function csvRow(values: readonly Value[]): string {
  return `${values.map(cell).join(',')}\r\n`
}

function cell(value: Value): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
