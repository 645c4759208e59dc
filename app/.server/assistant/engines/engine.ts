import type { Tone } from '#app/domain/assistant/alternatives.ts'
import type { SentRequest } from '#app/domain/assistant/answer.ts'
import type { Length, Operation, TargetLanguage } from '#app/domain/assistant/options.ts'
import type { Refinement } from '#app/domain/assistant/refine.ts'
import type { PersonalDictionary } from '#app/domain/check/personal.ts'
import type { StyleContent, StyleRules } from '#app/domain/library/forms.ts'
import type { Glossary } from '#app/domain/library/glossary.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { Registers } from '#app/domain/preferences/register.ts'

/** Takes the next piece of an answer. `again`: this piece replaces everything that came before. */
export type OnText = (piece: string, again?: boolean) => void

/** The input of an engine. All of it is data of the user, never instructions to the program. */
export type EngineRequest = {
  operation: Operation
  /** Number of versions to write; absent: one. */
  versions?: number | undefined
  text: string
  length: Length
  /** Ceiling for the answer, in tokens (specification 9). */
  maxTokens: number
  /** Only styles of a workspace have examples and hard rules. */
  style: {
    key: string
    prompt: string
    examples?: StyleContent['examples'] | undefined
    rules?: StyleRules | undefined
  }
  template: { key: string; context: string }
  customPrompt?: string | undefined
  /** Set if the text is an earlier result to be changed in this one way; `instruction`: as `customPrompt` says. */
  refine?: Refinement | undefined
  targetLanguage: TargetLanguage
  /** Language of the text (ISO 639-1), if it is sure or the person chose it. */
  language?: string | undefined
  /** The language of a text that is too short to tell. */
  likely?: string | undefined
  /** Whether corrected mistakes are an answer, also without anything to reword. Else they are left to the free check; only rules ask. */
  takesCorrections?: true | undefined
  /** What the check leaves alone for this user; only rules correct by it. */
  personal?: PersonalDictionary | undefined
  /** How results address their readers and which variant they are in; absent: as in the text. */
  registers?: Registers | undefined
  /** The glossary of the workspace; for a connected model, its rows whose terms occur in the text. */
  glossary?: Glossary | undefined
  /** The faults of an earlier answer to this request; `facts` are passages of the text. */
  stress?: { language: boolean; facts: readonly string[]; rules: boolean } | undefined
  /** Set if `text` is one sentence, to be said in several tones, one version each; `around` is the text near it. */
  sentence?: { tones: readonly Tone[]; around?: string | undefined } | undefined
  /** Set if `text` is a later piece of a long text: the end of the result so far. */
  before?: string | undefined
  /** Keyed hash of the user for the vendor's abuse detection; never one of our ids. */
  safetyIdentifier?: string | undefined
}

/** A remark on the work or on a limit: a key of the `engine` namespace with its values. */
export type Note = { key: string; values?: Readonly<Record<string, string | number>> }

/** The note of a text with mistakes and nothing to reword, which the free check can correct. */
export const ONLY_CORRECTED = 'notes.onlyCorrected'

/** One applied edit, to be shown to the user. */
export type Change = { before: string; after: string; reason: string }

export type EngineAnswer = {
  ok: true
  text: string
  tokensIn: number
  tokensOut: number
  /** The producer of the text, as recorded in the ledger: `builtin-1` or the model's name. */
  model: string
  /** Version of the prompt's wording, if the engine is a model. */
  promptVersion?: number | undefined
  /** Detected language of the input (ISO 639-1), if the engine detects it. */
  language?: string | undefined
  notes: readonly Note[]
  changes: readonly Change[]
  /** Further versions, if the request asked for several. */
  alternatives?: readonly string[] | undefined
  /** The tones of the text and of its further versions; absent if it is not known which is which. */
  tones?: readonly Tone[] | undefined
  /** The request that left this server; absent if none did. */
  sent?: SentRequest | undefined
}

/** Why there is no usable answer. None of these is charged. */
export type EngineFailure = {
  ok: false
  code:
    | 'engine_unsupported' // not offered by this engine, or not in this language; see notes
    | 'engine_unchanged' // no safe change was found, so the text is returned unchanged and free of charge
    | 'engine_unavailable' // refused connection, 5xx, worker gone
    | 'engine_busy' // vendor rate limit, queue full
    | 'engine_starting' // its tools were still being loaded when the deadline passed
    | 'engine_misconfigured' // wrong key, unknown model: an operator must act
    | 'engine_filtered' // the vendor's content filter withheld the answer
    | 'engine_wrong_language' // a translation into another language than the one asked for, twice
    | 'engine_too_long' // the text is more than the model can take, or its answer would not end
    | 'engine_timeout' // the total deadline passed
    | 'engine_stopped' // the caller's signal was aborted before any output
  notes: readonly Note[]
  language?: string | undefined
}

export type EngineOutcome = EngineAnswer | EngineFailure

/** What an engine offers, so that a screen can enable, limit or disable an operation and give the reason. */
export type Capability = {
  level: 'full' | 'partial' | 'none'
  /** ISO 639-1 codes of input languages, or every language. */
  languages: readonly string[] | 'any'
  /** Key of the `engine` namespace: the limitation, or the reason why it is not offered. */
  note?: string | undefined
}

export type Engine = {
  name: 'builtin' | 'openai'
  capabilities: Readonly<Record<Operation, Capability>>
  /** The refinements of a result that it can make. */
  refines: readonly Refinement[]
  /**
   * Never throws for vendor trouble. Aborting `signal` ends the work within a second: before any output the outcome is
   * `engine_stopped`; after that it is ok with the text so far (the user keeps and pays for it).
   * `onText` receives the answer piece by piece, in order, if the engine streams; `again` means that the answer starts
   * over with this piece, because something that was shown had to be taken back. `user` takes turns with other users if the
   * engine works one request after the other.
   */
  run(request: EngineRequest, options: { signal: AbortSignal; user?: string; onText?: OnText }): Promise<EngineOutcome>
  /** The total time that a request may take, if it differs from that of the others: long texts are done in pieces. */
  deadlineMs?(request: EngineRequest): number
  /** Starts the parts that are slow to start, for texts that are likely in this language; calling it again is cheap. */
  warm(language: Locale): void
  /** Whether a request would wait for parts that are being started. Absent: never. */
  isStarting?(): boolean
  close(): Promise<void>
}
