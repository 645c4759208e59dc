import type { SentRequest } from '#app/domain/assistant/answer.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { StyleFinding } from '#app/domain/library/rules.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { AdmissionRefusal } from './admission.ts'
import type { ChoiceRefusal } from './choices.ts'
import type { Change, Engine, EngineFailure, Note } from './engines/engine.ts'
import type { SpendRefusal } from './spend.ts'

/** Who asks: the user whose limits count, the workspace whose library is used, the account that pays, the plan that decides. */
export type Actor = { userId: string; workspaceId: string; account: string; plan: PlanKey }

export type AssistSuccess = {
  ok: true
  text: string
  /** Tokens read and written, as the engine counted them. */
  tokensUsed: number
  usage: UsageSummary
  /** Where the ledger recorded it; undefined while the ledger is still writing. */
  receipt: { seq: number; leaf: string } | undefined
  notes: readonly Note[]
  changes: readonly Change[]
  /** Where the text breaks the hard rules of the style, or undefined where the style has none. */
  findings?: readonly StyleFinding[] | undefined
  language: string | undefined
  model: string
  /** Which wording of the prompt was used; undefined where the engine is no model. */
  promptVersion?: number | undefined
  /** Further versions, where several were asked for. */
  alternatives: readonly string[]
  /** What left this server; undefined where nothing did. */
  sent?: SentRequest | undefined
  /** Passages that were hidden before sending. */
  masked: number
  engine: Engine['name']
  /** True where an earlier answer to the same key is given again. */
  replayed: boolean
}

export type AssistFailure = {
  ok: false
  code:
    | ChoiceRefusal['code']
    | AdmissionRefusal['code']
    | SpendRefusal['code']
    | EngineFailure['code']
    | 'limit_reached'
    | 'cap_reached'
    | 'idempotency_mismatch'
    | 'result_gone'
    | 'clock_refused'
    | 'ledger_read_only'
    | 'busy'
  notes?: readonly Note[]
  language?: string | undefined
  usage?: UsageSummary | undefined
  /** Where waiting helps, for `Retry-After`. */
  retryAfterSeconds?: number | undefined
  /** With `result_gone`: the reserve event of the request that was answered. */
  receipt?: { seq: number; leaf: string } | undefined
}

export type AssistOutcome = AssistSuccess | AssistFailure
