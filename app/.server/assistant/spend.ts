import { tokensSince } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { AssistRequest } from '#app/domain/assistant/request.ts'
import type { Choices } from './choices.ts'
import { mostWritten } from './engine-request.ts'
import type { EngineOutcome } from './engines/engine.ts'
import { estimateTokens } from './engines/openai/tokens.ts'

/** Tokens of the connected model that one UTC day may cost. */
export type SpendCaps = {
  /** One account, that is whoever pays for it. */
  perAccount: number
  /** Everybody together: beyond it nothing goes to the model until the day is over. */
  all: number
}

export type SpendRefusal = { ok: false; code: 'daily_cap_reached' | 'spend_paused'; retryAfterSeconds: number }

type Spent = Parameters<typeof mostWritten>[0] &
  Partial<Pick<AssistRequest, 'custom_prompt'>> & {
    /** Style and template, where they say more than their names. */
    choices?: Choices
  }

/** What may still be spent on the connected model today. */
export type Spend = {
  /**
   * Sets the most that a request can cost aside and carries it out, or refuses it. `run` tells `spent` what the engine
   * answered; what ends without that never reached the engine and cost nothing, and what throws stays counted. Fails
   * closed: where the costs of the day cannot be read, it rejects.
   */
  within<Outcome>(
    account: string,
    request: Spent,
    run: (spent: (answer: EngineOutcome) => void) => Promise<Outcome>,
  ): Promise<Outcome | SpendRefusal>
}

const DAY_MS = 24 * 60 * 60 * 1000
/** The program's own instructions around a text, in tokens; roughly, and rather too many. */
const INSTRUCTIONS = 1_000
/** Nothing that costs money was done for these. */
const FREE_FAILURES: ReadonlySet<string> = new Set([
  'engine_unavailable',
  'engine_misconfigured',
  'engine_busy',
  'engine_unsupported',
])

/**
 * Daily caps for a model that is paid by token. Kept in memory, and made from the ledger's settled requests at the start
 * of the process and of each UTC day, so that a restart forgets nothing that was charged.
 */
export function createSpend(deps: { reader: Handle; clock: Clock; log: Log; caps: SpendCaps }): Spend {
  const { reader, clock, log, caps } = deps
  let day = Number.NaN
  let all = 0
  let told = false
  let byAccount = new Map<string, number>()

  function today(now: number): void {
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
    told = false
    day = begins
  }

  function add(account: string, tokens: number): void {
    byAccount.set(account, Math.max(0, (byAccount.get(account) ?? 0) + tokens))
    all = Math.max(0, all + tokens)
  }

  function refusalOf(account: string, most: number, now: number): SpendRefusal | undefined {
    const retryAfterSeconds = Math.ceil((day + DAY_MS - now) / 1000)
    if (all + most > caps.all) {
      if (!told) log.error({ event: 'ai.spend_paused', tokens: all, cap: caps.all }, 'the budget of the day is used up')
      told = true
      return { ok: false, code: 'spend_paused', retryAfterSeconds }
    }
    if ((byAccount.get(account) ?? 0) + most <= caps.perAccount) return undefined
    log.warn({ event: 'ai.daily_cap', account, cap: caps.perAccount }, 'an account has used up its day')
    return { ok: false, code: 'daily_cap_reached', retryAfterSeconds }
  }

  return {
    async within(account, request, run) {
      const now = clock.now()
      const most = mostOf(request)
      today(now)
      const refusal = refusalOf(account, most, now)
      if (refusal !== undefined) return refusal
      add(account, most)
      const began = day
      let ended = false
      const end = (cost: number) => {
        if (ended) return
        ended = true
        // What was set aside before midnight is forgotten already; the cost belongs to the day that the ledger settles in.
        add(account, cost - (began === day ? most : 0))
      }
      const outcome = await run((answer) => end(costOf(answer, most)))
      end(0)
      return outcome
    },
  }
}

function costOf(answer: EngineOutcome, most: number): number {
  if (answer.ok) return answer.tokensIn + answer.tokensOut
  return FREE_FAILURES.has(answer.code) ? 0 : most
}

function mostOf(request: Spent): number {
  const { text, custom_prompt: prompt = '', choices } = request
  const manner = choices === undefined ? '' : JSON.stringify([choices.style, choices.template])
  return INSTRUCTIONS + estimateTokens(`${text}\n${prompt}\n${manner}`) + mostWritten(request)
}
