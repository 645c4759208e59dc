import type { StyleFinding } from '../library/rules.ts'
import { normaliseLineBreaks } from '../text.ts'
import type { UsageSummary } from '../usage/usage.ts'
import type { Operation } from './options.ts'
import type { ReviewBasis } from './review.ts'

/** One applied edit in the reader's language. */
export type ShownChange = { before: string; after: string; reason: string }

/** What left this server for an answer, for the eyes of the one who asked: never kept with the account, never logged. */
export type SentRequest = {
  /** Host, with its port where that is unusual. */
  host: string
  model: string
  /** The body of the request as it was sent (JSON). */
  body: string
  /** How often: a first try whose connection failed may have arrived all the same. */
  tries: number
}

/** An assistant outcome in the reader's language: what the screen shows and the event stream carries. */
export type AssistAnswer =
  | {
      ok: true
      text: string
      tokensUsed: number
      usage: UsageSummary
      /** Where the ledger recorded it; null while the ledger is still writing. */
      receipt: { seq: number; leaf: string } | null
      notes: string[]
      changes: ShownChange[]
      /** Where the text breaks the hard rules of its style; null where the style has none. */
      findings: StyleFinding[] | null
      language: string | null
      model: string
      /** Which wording of the prompt was used; null where the engine is no model. */
      promptVersion: number | null
      replayed: boolean
      /** Further versions to choose from. */
      alternatives: string[]
      /** Null where nothing left this server. */
      sent: SentRequest | null
      /** Passages that were hidden before sending. */
      masked: number
    }
  | {
      ok: false
      code: string
      message: string
      notes: string[]
      language: string | null
      /** Where the refusal came with it. */
      usage: UsageSummary | null
    }

export type FieldError = { field: string; message: string }

/** One event of the assistant's stream. */
export type AssistEvent =
  | { type: 'text'; text: string }
  | { type: 'done' | 'refused'; answer: AssistAnswer }
  | { type: 'invalid'; fieldErrors: FieldError[] }

/** What the review of a fresh answer begins with: its first version, every change taken. */
export function resultBasis(
  request: { operation: Operation; text: string; target_language: string },
  answer: AssistAnswer & { ok: true },
): ReviewBasis {
  return {
    operation: request.operation,
    before: normaliseLineBreaks(request.text),
    versions: [answer.text, ...answer.alternatives],
    chosen: 0,
    left: [],
    from: answer.language,
    to: request.operation === 'translate' ? request.target_language : answer.language,
  }
}
