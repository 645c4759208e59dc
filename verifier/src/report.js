// The report: one line per check, the faults with their positions, what still holds, and what no export can prove.

/** @typedef {'OK' | 'FAILED' | 'RE-SAVED' | 'NOT CHECKED'} Status */
/** @typedef {{ name: string, text: string, status: Status, incomplete: boolean, details: string[] }} Check */

/**
 * @typedef {object} Report
 * @property {string} subject
 * @property {Check[]} checks
 * @property {string[]} holds what is still proven although a check failed
 * @property {string[]} notProven
 * @property {'VERIFIED' | 'TAMPERED' | 'RE-SAVED' | 'INCOMPLETE' | 'UNREADABLE'} result
 * @property {0 | 1 | 2 | 3} exit
 * @property {string} summary
 */

/** @returns {Check[]} */
export function newChecks() {
  return []
}

/**
 * @param {Check[]} checks
 * @param {string} name
 * @param {Status} status
 * @param {string} text
 * @param {string[]} [details]
 */
export function say(checks, name, status, text, details = []) {
  checks.push({ name, text, status, incomplete: false, details })
}

/**
 * Reports that the evidence for a full answer is incomplete.
 * @param {Check[]} checks
 * @param {string} name
 * @param {string} text
 * @param {string[]} [details]
 */
export function sayIncomplete(checks, name, text, details = []) {
  checks.push({ name, text, status: 'NOT CHECKED', incomplete: true, details })
}

/**
 * @param {string} subject
 * @param {Check[]} checks
 * @param {string[]} holds
 * @param {string[]} notProven
 * @returns {Report}
 */
export function conclude(subject, checks, holds, notProven) {
  const failed = checks.filter(({ status }) => status === 'FAILED')
  const resaved = checks.filter(({ status }) => status === 'RE-SAVED')
  const missing = checks.filter(({ incomplete }) => incomplete)
  const names = (/** @type {Check[]} */ some) => some.map(({ name }) => name).join(', ')
  const base = { subject, checks, notProven }
  if (failed.length > 0) {
    const summary = `This export is not what was signed, or it breaks the rules of the ledger. Failed: ${names(failed)}.`
    return { ...base, holds, result: 'TAMPERED', exit: 1, summary }
  }
  if (resaved.length > 0) {
    const summary =
      'A file was saved again by another program, or put beside the export. What was signed is unchanged, but these are not the files that were exported: use the original download as evidence.'
    return { ...base, holds, result: 'RE-SAVED', exit: 1, summary }
  }
  if (missing.length > 0) {
    const summary = `Nothing wrong was found, but the evidence is not complete: ${names(missing)}.`
    return { ...base, holds: [], result: 'INCOMPLETE', exit: 3, summary }
  }
  return {
    ...base,
    holds: [],
    result: 'VERIFIED',
    exit: 0,
    summary: 'Everything that can be checked was checked and holds.',
  }
}

/**
 * @param {string} reason
 * @returns {Report}
 */
export function unreadable(reason) {
  return { subject: '', checks: [], holds: [], notProven: [], result: 'UNREADABLE', exit: 2, summary: reason }
}

const NAME = 15
const LINE = 92

/**
 * The report as text, in aligned lines.
 * @param {Report} report
 * @returns {string}
 */
export function reportText(report) {
  if (report.result === 'UNREADABLE') return `${report.summary}\n`
  const lines = [report.subject, '']
  for (const { name, text, status, details } of report.checks) {
    lines.push(...alignLine(name, text, status))
    for (const detail of details) lines.push(...wrap(detail, ' '.repeat(NAME), LINE))
  }
  if (report.holds.length > 0) lines.push('', ...listLines('STILL HOLDS', report.holds))
  lines.push('', ...listLines('NOT PROVEN', report.notProven))
  lines.push('', `${'RESULT'.padEnd(NAME)}${report.result}`, ...wrap(report.summary, ' '.repeat(NAME), LINE))
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string} status
 */
function alignLine(name, text, status) {
  const lines = wrap(text, ' '.repeat(NAME), LINE)
  const first = `${name.padEnd(NAME)}${lines[0].slice(NAME)}`
  return [`${first.padEnd(LINE)}  ${status}`, ...lines.slice(1)]
}

/**
 * @param {string} name
 * @param {string[]} items
 */
function listLines(name, items) {
  return items.flatMap((item, at) =>
    wrap(item, ' '.repeat(NAME), LINE).map((line, part) =>
      at === 0 && part === 0 ? name.padEnd(NAME) + line.slice(NAME) : line,
    ),
  )
}

/**
 * @param {string} text
 * @param {string} indent
 * @param {number} width
 */
function wrap(text, indent, width) {
  const lines = []
  let line = indent
  for (const word of printable(text).split(' ')) {
    if (line.length > indent.length && line.length + word.length + 1 > width) {
      lines.push(line)
      line = indent
    }
    line += (line.length > indent.length ? ' ' : '') + word
  }
  lines.push(line)
  return lines
}

/**
 * Escapes control and format characters: text from a file must not move the cursor of a screen or reverse its direction.
 * @param {string} text
 */
export function printable(text) {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffd]/gu,
    (mark) => `\\u${mark.codePointAt(0)?.toString(16).padStart(4, '0')}`,
  )
}

/**
 * 1204331 → 1,204,331
 * @param {number} number
 * @returns {string}
 */
export function thousands(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ',')
}

/**
 * @param {number} number
 * @param {string} one
 * @param {string} [many]
 */
export function counted(number, one, many = `${one}s`) {
  return `${thousands(number)} ${number === 1 ? one : many}`
}

/**
 * 1844213 usd → USD 18,442.13
 * @param {number} minor
 * @param {string} currency
 * @returns {string}
 */
export function moneyText(minor, currency) {
  const sign = minor < 0 ? '−' : ''
  const cents = Math.abs(minor)
  return `${currency.toUpperCase()} ${sign}${thousands(Math.floor(cents / 100))}.${String(cents % 100).padStart(2, '0')}`
}
