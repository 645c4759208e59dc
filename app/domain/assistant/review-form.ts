import { longerThan, normaliseLineBreaks } from '../text.ts'
import { operationOf } from './form-values.ts'
import { MAX_ANSWER, MAX_TEXT } from './options.ts'
import { type Review, type ReviewAction, reviewAfter, reviewOf, withRejected } from './review.ts'
import { RESTORE } from './review-fields.ts'

/** The action of a form without a script on the result that it carries. */
export type ReviewIntent = ReviewAction | { do: 'mark' } | { do: 'use' } | { do: 'original' }

const PLAIN = ['mark', 'use', 'original', 'take_all', 'leave_all'] as const
/** The assistant writes at most three versions. */
const MAX_VERSIONS = 3
/** In code points: the longest answer, with facts of the longest text put back. */
const MAX_VERSION = MAX_ANSWER + MAX_TEXT

/** The action on a result that a form's `intent` stands for; null for other intents. */
export function reviewIntent(intent: unknown): ReviewIntent | null {
  if (typeof intent !== 'string') return null
  if (intent.startsWith(RESTORE)) return { do: 'restore', id: normaliseLineBreaks(intent.slice(RESTORE.length)) }
  const known = PLAIN.find((name) => name === intent)
  return known === undefined ? null : { do: known }
}

/**
 * The review of a posted form after its action: which changes are ticked and which version is chosen. Null if the form
 * carries no result, or one with longer texts than the assistant reads and writes. The texts come from the user, so they are
 * not trusted.
 */
export function postedReview(form: FormData, intent: ReviewIntent): Review | null {
  const versions = form.getAll('review_version').slice(0, MAX_VERSIONS).map(textOf)
  const before = textOf(form.get('review_before'))
  if (!form.has('review_before') || versions.length === 0) return null
  if (longerThan(before, MAX_TEXT) || versions.some((version) => longerThan(version, MAX_VERSION))) return null
  const chosen = Number(form.get('review_chosen') ?? 0)
  const all = reviewOf({
    operation: operationOf(form.get('review_operation')),
    before,
    versions,
    chosen: versions[chosen] === undefined ? 0 : chosen,
    left: [],
    from: languageOf(form.get('review_from')),
    to: languageOf(form.get('review_to')),
  })
  // The boxes belong to the version that was shown.
  const same = Number(form.get('review_shown') ?? 0) === all.chosen
  const ticked = new Set(form.getAll('review_taken').map(Number))
  const left = Array.from({ length: all.changes }, (_, number) => number).filter((number) => !ticked.has(number))
  const review = same && left.length > 0 ? withRejected(all, left) : all
  if (intent.do === 'mark' || intent.do === 'use') return review
  return reviewAfter(review, intent.do === 'original' ? { do: 'leave_all' } : intent)
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? normaliseLineBreaks(value).replaceAll('\0', '').toWellFormed() : ''
}

function languageOf(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,2}$/.test(value) ? value : null
}
