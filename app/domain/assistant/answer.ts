import type { StyleFinding } from '../library/rules.ts'
import type { UsageSummary } from '../usage/usage.ts'

/** One applied edit in the reader's language. */
export type ShownChange = { before: string; after: string; reason: string }

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
      replayed: boolean
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
