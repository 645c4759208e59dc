import type { WorkLimits } from '#app/.server/text-work/allowance.ts'
import type { TextWorkRefusal } from '#app/.server/text-work/text-work.ts'
import type { Tone } from '#app/domain/assistant/alternatives.ts'
import type { SentRequest } from '#app/domain/assistant/answer.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { Correction } from '#app/domain/check/correction.ts'
import type { Finding } from '#app/domain/check/finding.ts'
import type { StyleFinding } from '#app/domain/library/rules.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Hiding } from '#app/domain/writing/maskable.ts'
import type { AdmissionRefusal } from './admission.ts'
import type { ChoiceRefusal } from './choices.ts'
import type { Change, Engine, EngineFailure, Note } from './engines/engine.ts'
import type { SpendRefusal } from './spend.ts'

/** The user whose limits count, the workspace whose library is used, the account that pays, and the plan that applies. */
export type Actor = { userId: string; workspaceId: string; account: string; plan: PlanKey }

export type AssistSuccess = {
  ok: true
  text: string
  /** Tokens read and written, as the engine counted them. */
  tokensUsed: number
  usage: UsageSummary
  /** Set if no credit was reserved: what the check found in the text. */
  checked?: { findings: readonly Finding[]; offered: Correction['offered'] } | undefined
  /** The event in the ledger; undefined while the ledger is still writing it, and if nothing was reserved. */
  receipt: { seq: number; leaf: string } | undefined
  notes: readonly Note[]
  changes: readonly Change[]
  /** Passages that break the hard rules of the style; undefined if the style has none. */
  findings?: readonly StyleFinding[] | undefined
  language: string | undefined
  model: string
  /** The version of the prompt's wording; undefined unless the engine is a model. */
  promptVersion?: number | undefined
  /** Further versions, if the request asked for several. */
  alternatives: readonly string[]
  /** The tones of the text and of its further versions, if they were asked for and are known. */
  tones?: readonly Tone[] | undefined
  /** The request that left this server; undefined if none did. */
  sent?: SentRequest | undefined
  /** Number of passages that were hidden before sending. */
  masked: number
  /** What further requests on this result hide; undefined if nothing was to be hidden. */
  hiding?: Hiding | undefined
  engine: Engine['name']
  /** True if this is the stored answer of an earlier request with the same key. */
  replayed: boolean
}

export type AssistFailure = {
  ok: false
  code:
    | ChoiceRefusal['code']
    | AdmissionRefusal['code']
    | SpendRefusal['code']
    | EngineFailure['code']
    | TextWorkRefusal['code']
    | 'limit_reached'
    | 'cap_reached'
    | 'idempotency_mismatch'
    | 'result_gone'
    | 'clock_refused'
    | 'ledger_read_only'
    | 'storage_unavailable'
    | 'account_suspended'
    | 'assistant_off'
    | 'busy'
  notes?: readonly Note[]
  language?: string | undefined
  usage?: UsageSummary | undefined
  /** Set if waiting helps; for `Retry-After`. */
  retryAfterSeconds?: number | undefined
  /** Set if the work on texts that the user may ask for is used up. */
  limits?: WorkLimits | undefined
  /** With `result_gone`: the reserve event of the answered request. */
  receipt?: { seq: number; leaf: string } | undefined
}

export type AssistOutcome = AssistSuccess | AssistFailure
