// Verifies several exports in one run, in any order: an earlier one is what the next one has to continue.
import { inPlainForm } from './forms.js'
import { readManifest } from './manifest.js'
import { parseCheckpoint, parseNote } from './note.js'
import { readWhole } from './reader.js'
import { reportText, thousands } from './report.js'
import { verifyBundle } from './verify.js'

/**
 * @typedef {{ name: string, bundle: import('./bundle.js').Bundle }} Named
 * @typedef {{ name: string, report: import('./report.js').Report }} NamedReport
 * @typedef {import('./state.js').State} State
 */

/** A failure outweighs wrong use, and wrong use outweighs evidence that is missing. */
const WORST = /** @type {const} */ ([1, 2, 3, 0])

/**
 * Smallest checkpoint first. What the user kept from before is compared with the first export that is not older, and each export
 * with the one before it.
 * @param {Named[]} bundles
 * @param {import('./verify.js').Options} options
 * @returns {Promise<{ reports: NamedReport[], exit: 0 | 1 | 2 | 3, state: State | undefined }>}
 */
export async function verifySeveral(bundles, options) {
  const sized = await Promise.all(bundles.map(async (named) => ({ ...named, ...(await placeOf(named.bundle)) })))
  sized.sort((one, other) => one.size - other.size || (one.period < other.period ? -1 : 1))
  const { state: before, ...others } = options
  /** @type {NamedReport[]} */
  const reports = []
  /** @type {State | undefined} */
  let last
  for (const { name, bundle, size } of sized) {
    const isFirstAfter = before !== undefined && before.size <= size && (last === undefined || last.size < before.size)
    const state = isFirstAfter ? before : last
    const verdict = await verifyBundle(bundle, {
      ...others,
      ...(state === undefined ? { firstState: true } : { state }),
    })
    // If both are known, the export has to continue what was kept and what came before it in this run.
    if (isFirstAfter && last !== undefined && verdict.report.exit === 0) {
      const again = await verifyBundle(bundle, { ...others, state: last })
      reports.push({ name, report: again.report.exit === 1 ? again.report : verdict.report })
    } else reports.push({ name, report: verdict.report })
    last = verdict.state ?? last
  }
  const exit = WORST.find((code) => reports.some(({ report }) => report.exit === code)) ?? 0
  const grows = last !== undefined && (before === undefined || last.size > before.size)
  return { reports, exit, state: exit === 0 && grows ? last : undefined }
}

/**
 * The place of an export among others. What cannot be read comes first, and its own report says why.
 * @param {import('./bundle.js').Bundle} bundle
 */
async function placeOf(bundle) {
  const { files } = await inPlainForm(bundle)
  const note = files.get('checkpoint')
  const bytes = note === undefined ? undefined : await readWhole(note, 65_536)
  const parsed = bytes === undefined ? { wrong: '' } : parseNote(bytes)
  const checkpoint = 'wrong' in parsed ? undefined : parseCheckpoint(parsed.text)
  const file = files.get('manifest.json')
  const read = file === undefined ? { wrong: '', newer: false } : await readManifest(file)
  const period = 'wrong' in read || read.manifest.range.kind === 'all' ? '' : read.manifest.range.period
  return { size: checkpoint?.size ?? 0, period }
}

/**
 * All reports, and one line for each at the end.
 * @param {NamedReport[]} reports
 */
export function severalText(reports) {
  const width = Math.max(...reports.map(({ name }) => name.length))
  const parts = reports.map(({ name, report }) => `${name}\n\n${reportText(report)}`)
  const table = reports.map(({ name, report }) => `${name.padEnd(width)}  ${report.result}`)
  return `${parts.join(`\n${'='.repeat(92)}\n\n`)}\n${'='.repeat(92)}\n\n${thousands(reports.length)} exports\n${table.join('\n')}\n`
}
