import { longerThan, normaliseLineBreaks } from '../text.ts'
import { operationOf } from './form-values.ts'
import { MAX_ANSWER, MAX_TEXT } from './options.ts'
import type { Review, ReviewAction, ReviewBasis } from './review.ts'
import { RESTORE } from './review-fields.ts'
import type { PostedResult } from './review-posted.ts'

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
 * The result that a posted form carries, and what its sender pressed. Null if it carries none, or longer texts than the
 * assistant reads and writes. The texts come from the user, so they are not trusted.
 */
export function postedResult(form: FormData, intent: ReviewIntent): PostedResult | null {
  const versions = form.getAll('review_version').slice(0, MAX_VERSIONS).map(textOf)
  const before = textOf(form.get('review_before'))
  if (!form.has('review_before') || versions.length === 0) return null
  if (longerThan(before, MAX_TEXT) || versions.some((version) => longerThan(version, MAX_VERSION))) return null
  const chosen = Number(form.get('review_chosen') ?? 0)
  const basis: ReviewBasis = {
    operation: operationOf(form.get('review_operation')),
    before,
    versions,
    chosen: versions[chosen] === undefined ? 0 : chosen,
    left: [],
    from: languageOf(form.get('review_from')),
    to: languageOf(form.get('review_to')),
  }
  return {
    basis,
    shown: Number(form.get('review_shown') ?? 0),
    ticked: [...new Set(form.getAll('review_taken').map(Number))],
    intent,
  }
}

/** A result without its comparison, if that takes too long: the texts stay on the page, without marks. */
export function withoutReview(basis: ReviewBasis): Review {
  const text = basis.versions[basis.chosen] ?? ''
  return { ...basis, stretches: null, text, changes: 0, share: 0, lock: null, places: null }
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? normaliseLineBreaks(value).replaceAll('\0', '').toWellFormed() : ''
}

function languageOf(value: FormDataEntryValue | null): string | null {
  return typeof value === 'string' && /^[a-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,2}$/.test(value) ? value : null
}
