import type { Correction } from '../check/correction.ts'
import type { ShownFinding } from '../check/finding.ts'
import type { Glossary } from '../library/glossary.ts'
import type { StyleFinding } from '../library/rules.ts'
import { normaliseLineBreaks } from '../text.ts'
import type { UsageSummary } from '../usage/usage.ts'
import type { Hiding } from '../writing/maskable.ts'
import type { Operation } from './options.ts'
import type { ReviewBasis } from './review.ts'

/** An applied edit, in the reader's language. */
type ShownChange = { before: string; after: string; reason: string }

/** The request that left this server for an answer. Only its user sees it; it is neither stored nor logged. */
export type SentRequest = {
  /** Host, with its port unless that is the usual one. */
  host: string
  model: string
  /** The body of the request as sent (JSON). */
  body: string
  /** The bodies of the further requests, if a long text was done in pieces. */
  more?: readonly string[]
  /** Number of tries: a first try whose connection failed may still have arrived. */
  tries: number
}

/** An assistant outcome in the reader's language, for the screen and the event stream. */
export type AssistAnswer =
  | {
      ok: true
      text: string
      tokensUsed: number
      usage: UsageSummary
      /** What the check found, with the changes that it offers; null if no check made this answer. Such an answer is free. */
      check: { findings: ShownFinding[]; offered: Correction['offered'] } | null
      /** The event in the ledger; null while the ledger is still writing it, and if the answer is free. */
      receipt: { seq: number; leaf: string } | null
      notes: string[]
      changes: ShownChange[]
      /** Passages that break the hard rules of the style; null if the style has none. */
      findings: StyleFinding[] | null
      language: string | null
      model: string
      /** The version of the prompt's wording; null unless the engine is a model. */
      promptVersion: number | null
      replayed: boolean
      /** The browser's own model made it: nothing was sent, and the ledger does not know of it. */
      onDevice?: boolean
      /** Further versions to choose from. */
      alternatives: string[]
      /** Null if nothing left this server. */
      sent: SentRequest | null
      /** Passages that were hidden before sending. */
      masked: number
      /** What further requests on this result hide; null if nothing was to be hidden. */
      hiding: Hiding | null
      /** The glossary of the workspace, if it has one: reviews of the answer hold it to that. */
      glossary?: Glossary | undefined
    }
  | {
      ok: false
      code: string
      message: string
      notes: string[]
      language: string | null
      /** Usage, if the refusal came with it. */
      usage: UsageSummary | null
    }

export type FieldError = { field: string; message: string }

/** One event of the assistant's stream. */
export type AssistEvent =
  /** `again`: this piece replaces everything that came before. */
  | { type: 'text'; text: string; again?: boolean }
  | { type: 'done' | 'refused'; answer: AssistAnswer }
  | { type: 'invalid'; fieldErrors: FieldError[] }

/** The start of the review of a new answer: its first version, with every change taken that was not only offered. */
export function resultBasis(
  request: { operation: Operation; text: string; target_language: string },
  answer: AssistAnswer & { ok: true },
): ReviewBasis {
  return {
    operation: request.operation,
    before: normaliseLineBreaks(request.text),
    versions: [answer.check?.offered.text ?? answer.text, ...answer.alternatives],
    chosen: 0,
    left: answer.check?.offered.left ?? [],
    from: answer.language,
    to: request.operation === 'translate' ? request.target_language : answer.language,
    glossary: answer.glossary,
  }
}

/** One operation as the connected engine offers it, in the reader's words. */
export type OfferedOperation = {
  operation: Operation
  offered: boolean
  languages: readonly string[] | 'any'
  /** The engine's limit in this operation, or the reason why it is not offered. */
  note: string | null
}
