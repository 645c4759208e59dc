// Checks that the lines are in the signed tree and that the range is complete.
import { fromHex, toBase64 } from './base64.js'
import { endOfMonth } from './months.js'
import { otherFormOf } from './reader.js'
import { counted, say, sayIncomplete, thousands } from './report.js'
import { overdueMonth } from './rules-periods.js'

/** @typedef {import('./report.js').Check[]} Checks */
/** @typedef {import('./walk.js').Walk} Walk */
/** @typedef {import('./manifest.js').Manifest} Manifest */

/**
 * @param {Checks} checks
 * @param {{ walk: Walk, checkpoint: import('./note.js').Checkpoint, manifest: Manifest, ranged: boolean,
 *   signed: import('./signed-sizes.js').SignedSizes | undefined, root: string | undefined }} given
 */
export function checkRange(checks, { walk, checkpoint, manifest, ranged, signed, root }) {
  const { cursors, proof } = walk
  const lines = cursors.ledger.reader.lines
  const more = cursors.context.reader.lines
  const details = []
  if (proof.wrong !== '') details.push(`subset.proof: ${proof.wrong}`)
  else if (proof.size !== checkpoint.size)
    details.push(`subset.proof is for size ${proof.size}, the checkpoint has ${checkpoint.size}`)
  if (walk.torn && proof.wrong === '')
    details.push('The lines have no place in a log of this size: one is doubled, out of order, or beyond it.')
  else if (root !== undefined && !ranged)
    details.push(`expected root ${checkpoint.rootText}, found ${toBase64(fromHex(root))}`)
  if (!ranged) details.push(...smallestAlteredRange(walk, signed))
  if (signed !== undefined && signed.fault !== '') details.push(`checkpoints.jsonl: ${signed.fault}`)
  const { first, last } = manifest
  const which =
    first === null || last === null ? 'no events' : `events ${thousands(first.seq)} … ${thousands(last.seq)}`
  const context = more === 0 ? '' : ` and ${counted(more, 'line')} of context`
  const text = `${which} (${counted(lines, 'line')})${context}`
  const notes = signed === undefined ? '' : `; ${counted(signed.good, 'earlier checkpoint')} fit`
  if (details.length === 0) say(checks, 'Range', 'OK', `${text} inside the signed tree${notes}`)
  else if (ranged)
    say(checks, 'Range', 'FAILED', `${text} inside the signed tree, but a proof beside them is wrong${notes}`, details)
  else say(checks, 'Range', 'FAILED', `${text}: not as they stand in the signed tree${notes}`, details)
}

/**
 * Locates the alteration as narrowly as the bundle allows.
 * @param {Walk} walk
 * @param {import('./signed-sizes.js').SignedSizes | undefined} signed
 */
function smallestAlteredRange(walk, signed) {
  const seqs = [...walk.suspects, ...walk.lines.flatMap(({ seq }) => (seq === undefined ? [] : [seq]))].sort(
    (one, other) => one - other,
  )
  if (seqs.length > 0) {
    const [low, high] = [seqs[0], seqs[seqs.length - 1]]
    const which = low === high ? `event ${thousands(low)}` : `events ${thousands(low)} to ${thousands(high)}`
    return [`Smallest altered range: ${which}.`]
  }
  if (signed !== undefined && signed.firstBad !== Infinity) {
    return [
      `Smallest altered range: events ${thousands(signed.lastGood)} to ${thousands(signed.firstBad - 1)}, between two signed checkpoints.`,
    ]
  }
  if (signed !== undefined) return [`Smallest altered range: from event ${thousands(signed.lastGood)} on.`]
  return ['The lines fit each other, so the range cannot be narrowed further: all of it is in doubt.']
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {import('./book.js').Scope} scope
 * @param {number} size events in the tree of the checkpoint
 */
export function checkCompleteness(checks, walk, manifest, scope, size) {
  const { first, last, totals } = walk
  const details = []
  const differs = (/** @type {string} */ what, /** @type {unknown} */ expected, /** @type {unknown} */ found) => {
    const [one, other] = [JSON.stringify(expected), JSON.stringify(found)]
    if (one !== other) details.push(`manifest.json says ${what} ${other}, the events say ${one}`)
  }
  differs('events', totals.events + unreadLines(walk, 'ledger.jsonl'), manifest.events)
  differs('context', totals.context + unreadLines(walk, 'context.jsonl'), manifest.context)
  if (walk.lineCount === 0 && walk.newerCount === 0) {
    differs('counts', byName(totals.counts), byName(manifest.counts))
    differs('first', first === undefined ? null : { at: first.at, seq: first.seq }, manifest.first)
    differs('last', last === undefined ? null : { at: last.at, seq: last.seq }, manifest.last)
  }
  if (walk.lineCount === 0 && walk.newerCount === 0) details.push(...policyFaults(walk, manifest, scope))
  if (scope.month === undefined) {
    const text =
      scope.kind === 'log'
        ? 'every event of the log from its first one on'
        : `every event of ${scope.account} from its first one on`
    const late = walk.lineCount + walk.newerCount > 0 ? undefined : overdueMonth(walk.book, last?.at ?? 0)
    if (details.length > 0 || late === undefined) {
      if (details.length === 0) say(checks, 'Completeness', 'OK', text)
      else say(checks, 'Completeness', 'FAILED', 'manifest.json counts other events than those that are here', details)
    } else {
      sayIncomplete(checks, 'Completeness', text, [
        `The month ${late} has not been closed although it should have been: ${scope.kind === 'log' ? 'its statements and its seal are' : 'its statement is'} missing. Months are closed 15 minutes after their end.`,
      ])
    }
    return
  }
  if (walk.outside > 0)
    details.push(
      `${counted(walk.outside, 'event')} inside ledger.jsonl or missing from it: the time does not fit the month ${scope.month}`,
    )
  details.push(...placeFaults(walk, manifest, size))
  const open = scope.kind === 'log' ? logEdges(walk, manifest, details) : accountEdges(walk, manifest, details)
  const text = `nothing before or after the range belongs to ${scope.month} (neighbours checked)`
  const not = `it is not shown that these are exactly the events of ${scope.month}`
  if (details.length > 0) say(checks, 'Completeness', 'FAILED', not, details)
  else if (open !== '') sayIncomplete(checks, 'Completeness', `the month ${scope.month} is not complete yet`, [open])
  else say(checks, 'Completeness', 'OK', text)
}

/**
 * @param {Walk} walk
 * @param {string} file
 */
function unreadLines({ cursors, totals }, file) {
  const lines = file === 'ledger.jsonl' ? cursors.ledger.reader.lines : cursors.context.reader.lines
  return lines - (file === 'ledger.jsonl' ? totals.events : totals.context)
}

/**
 * Compares the policy that the manifest names with the policies in the bundle. The policy in force at the last line must be
 * this one if the bundle holds it; otherwise the policies in the bundle limit which one it can be.
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {import('./book.js').Scope} scope
 * @returns {string[]}
 */
function policyFaults({ book, last, totals }, manifest, scope) {
  const says = `manifest.json says policy ${manifest.policy}, the events say`
  if (last === undefined) return manifest.policy === null ? [] : [`${says} none: there are none`]
  const seqs = [...book.policies.keys()]
  const earlier = seqs.filter((seq) => seq <= last.seq).length
  // Policies are numbered consecutively, so the ones after the last line count back from the last number.
  const later = seqs.length - earlier
  const version = earlier === 0 ? undefined : book.policyVersion - later
  const exact = scope.kind === 'log' && (scope.month === undefined || totals.counts['policy.published'] > 0)
  const named = manifest.policy ?? 0
  if (exact && named !== (version ?? 0)) return [`${says} ${version ?? null}`]
  if (version !== undefined && named < version) return [`${says} at least ${version}`]
  const first = book.policyVersion - later + 1
  return later > 0 && named >= first ? [`${says} less than ${first}`] : []
}

/**
 * Whether the places of the month in the whole log, as manifest.json names them, fit everything that is known of other places:
 * no event before the month may lie behind its first place, none after it before its end, and the log has no more places.
 * An account's export knows few of them, so it can only bound these two numbers.
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {number} size
 * @returns {string[]}
 */
function placeFaults({ lastBefore, firstAfter }, { range }, size) {
  if (range.kind !== 'month') return []
  const last = Math.min(size, firstAfter)
  const says = `manifest.json says the month is the events [${range.first}, ${range.end})`
  if (range.first > range.end) return [`${says}, which ends before it begins`]
  if (range.first <= lastBefore) return [`${says}, but event ${lastBefore} lies before the month`]
  if (range.end > last) {
    return [`${says}, but ${last === size ? `the log has ${size} events` : `event ${last} lies after the month`}`]
  }
  return []
}

/** @param {Record<string, number>} counts */
function byName(counts) {
  return Object.fromEntries(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)))
}

/**
 * Time never runs backwards in the log, so a range is complete if the event just before it lies before the month and the
 * event just after it lies after the month.
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {string[]} details
 * @returns {string} why the month is not complete yet; '' if it is
 */
function logEdges({ first, last, before, after, sealedHere }, manifest, details) {
  const range = manifest.range.kind === 'month' ? manifest.range : { first: 0, end: 0, period: '' }
  const start = first?.seq ?? after?.seq ?? range.first
  const end = last === undefined ? start : last.seq + 1
  if (range.first !== start || range.end !== end) {
    details.push(
      `manifest.json says the month is the events [${range.first}, ${range.end}), the lines say [${start}, ${end})`,
    )
  }
  if (start > 0 && before?.seq !== start - 1) {
    details.push(
      `event ${start - 1}, the one before the range, is not there, so it cannot be seen that it lies before the month`,
    )
  }
  if (after !== undefined && after.seq !== end) {
    details.push(
      `event ${end}, the one after the range, is not there, so it cannot be seen that it lies after the month`,
    )
  }
  if (after === undefined)
    return 'No event after the month is covered by this checkpoint: more events of the month may follow.'
  return sealedHere
    ? ''
    : `The month is over but not closed yet: its statements are missing. They are written 15 minutes after its end.`
}

/**
 * The same for one account, whose events are numbered without gaps.
 * @param {Walk} walk
 * @param {Manifest} manifest
 * @param {string[]} details
 * @returns {string}
 */
function accountEdges({ first, last, before, after, book, chains, totals }, manifest, details) {
  const range = manifest.range.kind === 'month' ? manifest.range : { first: 0, end: 0, period: '' }
  const start = first?.aseq ?? (before === undefined ? 0 : before.aseq + 1)
  const end = last === undefined ? start : last.aseq + 1
  if (start > 0 && before?.aseq !== start - 1) {
    details.push(`the account's event ${start - 1}, just before the range, is not there`)
  }
  if (after !== undefined && after.aseq !== end) {
    details.push(`the account's event ${end}, just after the range, is not there`)
  }
  const inside = (/** @type {number} */ seq) => seq >= range.first && seq < range.end
  if ((first !== undefined && !inside(first.seq)) || (last !== undefined && !inside(last.seq))) {
    details.push(
      `manifest.json says the month is the events [${range.first}, ${range.end}), which does not hold all lines`,
    )
  }
  if (after === undefined) {
    const name = manifest.scope.kind === 'account' ? manifest.scope.account : ''
    const at = chains.get(name)
    return `The account has no event after ${new Date(endOfMonth(range.period) - 1).toISOString().slice(0, 10)} that this checkpoint covers${at === undefined ? '' : ` (its last is event ${at.seq})`}, so it cannot be seen that its last event of the month is there.`
  }
  const account = book.accounts.get(manifest.scope.kind === 'account' ? manifest.scope.account : '')
  const closed = account !== undefined && account.closed >= range.period
  // A month in which only the statement of the month before was written has no statement of its own.
  const quiet = Object.keys(totals.counts).every((type) => type === 'period.closed')
  return closed || quiet
    ? ''
    : 'The month is not closed yet: its statement is missing. It is written 15 minutes after its end.'
}

/**
 * @param {Checks} checks
 * @param {Walk} walk
 * @param {import('./book.js').Scope} scope
 */
export function checkLedger(checks, walk, scope) {
  const { cursors, lineCount, lines, newer, newerCount, linkCount, links, chains } = walk
  const total = cursors.ledger.reader.lines + cursors.context.reader.lines
  const forms = [cursors.ledger, cursors.context].flatMap(({ name, reader }) => {
    const form = otherFormOf(reader)
    return form === '' ? [] : [`${name}: ${form}; the lines themselves are unchanged`]
  })
  const good = total - lineCount - newerCount
  const text = `${thousands(good)}/${thousands(total)} lines are events in their one canonical form`
  if (lineCount > 0) {
    const bad = lineCount + newerCount
    const not = `${thousands(good)} of ${counted(total, 'line')} are events in their one canonical form; ${thousands(bad)} ${bad === 1 ? 'is' : 'are'} not`
    say(checks, 'Lines', 'FAILED', not, findings([...lines, ...newer], bad))
  } else if (newerCount > 0) {
    sayIncomplete(checks, 'Lines', text, [
      'A newer format than this verifier knows. Get the current verifier.',
      ...findings(newer, newerCount),
    ])
  } else if (forms.length > 0) say(checks, 'Lines', 'RE-SAVED', text, forms)
  else say(checks, 'Lines', 'OK', text)

  const who =
    scope.kind === 'log' ? counted([...chains.keys()].filter((name) => name !== '_').length, 'account') : 'the account'
  const linked = `${who}: numbered without gaps, each event naming the hash of the one before; time never runs backwards`
  if (linkCount > 0) {
    const not = `${who}: ${counted(linkCount, 'event')} ${linkCount === 1 ? 'does' : 'do'} not follow the one before by number, hash or time`
    say(checks, 'Chains', 'FAILED', not, findings(links, linkCount))
  } else say(checks, 'Chains', 'OK', linked)
}

/**
 * @param {import('./walk.js').LineFinding[]} list
 * @param {number} count
 */
function findings(list, count) {
  const lines = list.slice(0, 20).map(({ file, line, byte, seq, expected, found }) => {
    const where = `${file} line ${thousands(line)}, byte ${thousands(byte)}${seq === undefined ? '' : ` (event ${thousands(seq)})`}`
    return `${where}: expected ${expected}; found ${found}`
  })
  return count > lines.length ? [...lines, `… and ${thousands(count - lines.length)} more`] : lines
}
