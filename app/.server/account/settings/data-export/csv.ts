/** What a cell can hold. */
export type Value = string | number | null

// Some spreadsheets take the wide forms of East Asian keyboards for the narrow ones.
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n\0]/
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/

/**
 * A row as RFC 4180 writes it. A text that a spreadsheet would run as a formula gets an apostrophe before it (OWASP on
 * CSV injection, ASVS 1.2.10).
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
