import { tokensSince } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { AssistRequest } from '#app/domain/assistant/request.ts'
import type { Choices } from './choices.ts'
import { maxAnswerTokens } from './engine-request.ts'
import type { EngineOutcome } from './engines/engine.ts'
import { estimateTokens } from './engines/openai/tokens.ts'

/** Limits on the tokens of the connected model, for one UTC day. */
export type SpendCaps = {
  /** The limit of one ledger account. */
  perAccount: number
  /** The limit of all accounts together; beyond it the model gets no requests until the day is over. */
  all: number
}

export type SpendRefusal = { ok: false; code: 'daily_cap_reached' | 'spend_paused'; retryAfterSeconds: number }

type PricedRequest = Parameters<typeof maxAnswerTokens>[0] &
  Partial<Pick<AssistRequest, 'custom_prompt'>> & {
    /** Style and template, if they add text beyond their names. */
    choices?: Choices
  }

/** The remaining budget of the day for the connected model. */
export type Spend = {
  /**
   * Sets aside the highest possible cost of a request and runs it, or refuses it. `run` passes the engine's answer to
   * `spent`. A run that ends without calling it never reached the engine and costs nothing; a run that throws stays counted.
   * Fails closed: rejects if the costs of the day cannot be read.
   */
  within<Outcome>(
    account: string,
    request: PricedRequest,
    run: (spent: (answer: EngineOutcome) => void) => Promise<Outcome>,
  ): Promise<Outcome | SpendRefusal>
}

const DAY_MS = 24 * 60 * 60 * 1000
/** Tokens of the program's own instructions around a text; a generous estimate. */
const INSTRUCTIONS = 1_000
/** The least text that a server gets in one call unless it refuses that much. */
const TOKENS_PER_PIECE = 500
/** These failures happen before the vendor charges anything. */
const FREE_FAILURES: ReadonlySet<string> = new Set([
  'engine_unavailable',
  'engine_misconfigured',
  'engine_busy',
  'engine_starting',
  'engine_unsupported',
])

/**
 * Daily caps for a model that is paid by token. The sums are kept in memory and computed from the ledger's settled requests
 * at the start of the process and of each UTC day, so that a restart forgets no cost.
 */
export function createSpend(deps: {
  reader: Handle
  clock: Clock
  log: Log
  caps: SpendCaps
  /** Told once a day for each share of the budget of everybody that is used, in percent; 100 is the first refusal. */
  onShare?: (percent: 50 | 80 | 100, figures: { tokens: number; budget: number }) => void
}): Spend {
  const { reader, clock, log, caps } = deps
  let day = Number.NaN
  let all = 0
  let pauseLogged = false
  let shareTold = 0
  let byAccount = new Map<string, number>()

  function startDay(now: number): void {
    const begins = now - (now % DAY_MS)
    if (begins === day) return
    const fresh = new Map<string, number>()
    let sum = 0
    for (const { account, model, tokens } of tokensSince(reader, begins)) {
      if (model.startsWith('builtin')) continue
      fresh.set(account, (fresh.get(account) ?? 0) + tokens)
      sum += tokens
    }
    byAccount = fresh
    all = sum
    pauseLogged = false
    shareTold = 0
    day = begins
  }

  function add(account: string, tokens: number): void {
    byAccount.set(account, Math.max(0, (byAccount.get(account) ?? 0) + tokens))
    all = Math.max(0, all + tokens)
    for (const percent of [50, 80] as const) if (all * 100 >= caps.all * percent) tellShare(percent)
  }

  function tellShare(percent: 50 | 80 | 100): void {
    if (percent <= shareTold) return
    shareTold = percent
    deps.onShare?.(percent, { tokens: all, budget: caps.all })
  }

  function refusalOf(account: string, highestCost: number, now: number): SpendRefusal | undefined {
    const retryAfterSeconds = Math.ceil((day + DAY_MS - now) / 1000)
    if (all + highestCost > caps.all) {
      if (!pauseLogged)
        log.error({ event: 'ai.spend_paused', tokens: all, cap: caps.all }, 'the budget of the day is used up')
      pauseLogged = true
      tellShare(100)
      return { ok: false, code: 'spend_paused', retryAfterSeconds }
    }
    if ((byAccount.get(account) ?? 0) + highestCost <= caps.perAccount) return undefined
    log.warn({ event: 'ai.daily_cap', account, cap: caps.perAccount }, 'an account has used up its day')
    return { ok: false, code: 'daily_cap_reached', retryAfterSeconds }
  }

  return {
    async within(account, request, run) {
      const now = clock.now()
      const highestCost = highestCostOf(request)
      startDay(now)
      const refusal = refusalOf(account, highestCost, now)
      if (refusal !== undefined) return refusal
      add(account, highestCost)
      const startedOn = day
      let ended = false
      const end = (cost: number) => {
        if (ended) return
        ended = true
        // Sums set aside before midnight are gone already; the cost belongs to the day in which the ledger settles it.
        add(account, cost - (startedOn === day ? highestCost : 0))
      }
      const outcome = await run((answer) => end(costOf(answer, highestCost)))
      end(0)
      return outcome
    },
  }
}

function costOf(answer: EngineOutcome, highestCost: number): number {
  if (answer.ok) return answer.tokensIn + answer.tokensOut
  return FREE_FAILURES.has(answer.code) ? 0 : highestCost
}

function highestCostOf(request: PricedRequest): number {
  const { text, custom_prompt: prompt = '', choices } = request
  const manner = choices === undefined ? '' : JSON.stringify([choices.style, choices.template])
  // A long text is done in pieces, and each of them comes with the instructions.
  const pieces = 1 + Math.floor(estimateTokens(text) / TOKENS_PER_PIECE)
  return INSTRUCTIONS * pieces + estimateTokens(`${text}\n${prompt}\n${manner}`) + maxAnswerTokens(request)
}
