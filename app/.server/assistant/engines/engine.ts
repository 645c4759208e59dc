import type { SentRequest } from '#app/domain/assistant/answer.ts'
import type { Length, Operation, TargetLanguage } from '#app/domain/assistant/options.ts'
import type { Refinement } from '#app/domain/assistant/refine.ts'
import type { StyleContent, StyleRules } from '#app/domain/library/forms.ts'

/** What an engine is asked to do. Everything in it is data of the user, never instructions to the program. */
export type EngineRequest = {
  operation: Operation
  /** How many versions to choose from; absent: one. */
  versions?: number | undefined
  text: string
  length: Length
  /** Ceiling for the answer, in tokens (specification 9). */
  maxTokens: number
  /** Examples and hard rules come with styles that a workspace made for itself. */
  style: {
    key: string
    prompt: string
    examples?: StyleContent['examples'] | undefined
    rules?: StyleRules | undefined
  }
  template: { key: string; context: string }
  customPrompt?: string | undefined
  /** The text is a result that is to be changed in this one way; `instruction`: as `customPrompt` says. */
  refine?: Refinement | undefined
  targetLanguage: TargetLanguage
  /** Keyed hash of the user, for the vendor's abuse detection; never an id of ours. */
  safetyIdentifier?: string | undefined
}

/** A sentence about what was done or cannot be done: a key of the `engine` namespace with its values. */
export type Note = { key: string; values?: Readonly<Record<string, string | number>> }

/** One applied edit, for showing what was done. */
export type Change = { before: string; after: string; reason: string }

export type EngineAnswer = {
  ok: true
  text: string
  tokensIn: number
  tokensOut: number
  /** What produced the text, as recorded in the ledger: `builtin-1` or the model's name. */
  model: string
  /** Which wording of the prompt was used, where the engine is a model. */
  promptVersion?: number | undefined
  /** Detected language of the input (ISO 639-1), where the engine detects it. */
  language?: string | undefined
  notes: readonly Note[]
  changes: readonly Change[]
  /** Further versions, where several were asked for. */
  alternatives?: readonly string[] | undefined
  /** What left this server for it; absent where nothing did. */
  sent?: SentRequest | undefined
}

/** Why nothing usable came. Each costs nothing. */
export type EngineFailure = {
  ok: false
  code:
    | 'engine_unsupported' // this engine cannot do this operation at all, or not in this language; see notes
    | 'engine_unchanged' // nothing safe to change was found: no pretence, no charge
    | 'engine_unavailable' // refused connection, 5xx, worker gone
    | 'engine_busy' // vendor rate limit, queue full
    | 'engine_misconfigured' // wrong key, unknown model: an operator must act
    | 'engine_filtered' // the vendor's content filter withheld the answer
    | 'engine_timeout' // the total deadline passed
    | 'engine_stopped' // the caller's signal was aborted before any output
  notes: readonly Note[]
  language?: string | undefined
}

export type EngineOutcome = EngineAnswer | EngineFailure

/** What an engine offers, so that a screen can enable, limit or disable and say why. */
export type Capability = {
  level: 'full' | 'partial' | 'none'
  /** ISO 639-1 codes of input languages, or every language. */
  languages: readonly string[] | 'any'
  /** Key of the `engine` namespace: the honest limit, or why it is not offered. */
  note?: string | undefined
}

export type Engine = {
  name: 'builtin' | 'openai'
  capabilities: Readonly<Record<Operation, Capability>>
  /** The changes of a result that it can make. */
  refines: readonly Refinement[]
  /**
   * Never throws for vendor trouble. Aborting `signal` ends the work within a second: before output it answers
   * `engine_stopped`; after output it answers ok with what was written so far (the user keeps and pays it).
   * `onText` receives the answer in order, piece by piece, where the engine streams.
   */
  run(
    request: EngineRequest,
    options: { signal: AbortSignal; onText?: (piece: string) => void },
  ): Promise<EngineOutcome>
  /** Starts what is slow to start; cheap to call again. */
  warm(): void
  close(): Promise<void>
}
