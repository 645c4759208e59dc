import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Ledger } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { AssistRequest } from '#app/domain/assistant/request.ts'
import { checkStyle } from '#app/domain/library/rules.ts'
import { createAdmission } from './admission.ts'
import { type Choices, choicesOf } from './choices.ts'
import { createClosing } from './closing.ts'
import { engineRequest, requestHash } from './engine-request.ts'
import type { Engine, EngineFailure, EngineOutcome } from './engines/engine.ts'
import { inTime } from './in-time.ts'
import { maskingOf } from './masking.ts'
import type { Actor, AssistFailure, AssistOutcome, AssistSuccess } from './outcome.ts'
import { createReplayCache } from './replay.ts'
import { type RunEnd, type SharedRun, startSharedRun } from './shared-run.ts'
import type { Spend } from './spend.ts'

type AssistOptions = {
  /** Absent: the request cannot be asked for again. */
  idempotencyKey?: string | undefined
  /** Aborts when the client is gone. */
  signal: AbortSignal
  /** The answer piece by piece, in order, where the engine streams. */
  onText?: ((piece: string) => void) | undefined
}

export type Assistant = {
  /**
   * One request, one credit, and only for a useful answer. Failed, refused, timed-out and unchanged requests, and those
   * stopped before any output, cost nothing; what was written before a stop is kept and counts. Requests with the same
   * user, key and content share one run and one credit, whether they come together or later; the same key with other
   * content is refused. Rejects on defects only, with the credit given back.
   */
  assist(actor: Actor, request: AssistRequest, options: AssistOptions): Promise<AssistOutcome>
  /** An answer of the last minutes by its key, as it was given; undefined once it is forgotten. */
  recall(userId: string, idempotencyKey: string): AssistSuccess | undefined
  /** The user's stop button: ends the run for all who wait for it. False where nothing of that name runs. */
  stop(userId: string, idempotencyKey: string): boolean
  /** Takes nothing more, gives what runs `graceMs` to finish, ends the rest free of charge. Call before `ledger.close`. */
  drain(graceMs: number): Promise<void>
}

export type AssistantDeps = {
  ledger: Pick<Ledger, 'reserve' | 'settle' | 'release'>
  /** Where the library is read. */
  reader: Handle
  engine: Engine
  clock: Clock
  log: Log
  /** The engine's own total deadline; one that overruns it is ended a moment later. */
  deadlineMs: number
  /** RATE_LIMIT_SCALE. */
  scale: number
  /** What the engine may cost in a day; absent where it costs nothing. */
  spend?: Spend | undefined
  /** Keys the hash by which the model's vendor may recognise an abusive user; absent: none is sent. */
  safetyKey?: string | undefined
  /** How long an answer waits for its receipt while the ledger is busy; 2 s unless a test says otherwise. */
  patienceMs?: number
}

const REPLAY_MS = 15 * 60_000
const REPLAY_BYTES = 32 * 1024 * 1024
/** A stop does not wait longer than this for a ledger that keeps refusing. */
const SETTLE_GRACE_MS = 3_000
/** A hold left by a process that died ends by itself after 120 s; asking again sooner is harmless. */
const OPEN_ELSEWHERE_SECONDS = 30

const STOPPED: AssistFailure = { ok: false, code: 'engine_stopped', notes: [] }
const SHUTTING_DOWN: AssistFailure = { ok: false, code: 'busy', retryAfterSeconds: 5 }

type Run = SharedRun<AssistOutcome> & { hash: string }

/** The assistant workflow: reserve, run the engine, settle or release. */
export function createAssistant(deps: AssistantDeps): Assistant {
  const { ledger, engine, clock, log } = deps
  const admission = createAdmission(deps.scale)
  const within: Spend['within'] = deps.spend?.within ?? ((_account, _request, run) => run(() => undefined))
  const closing = createClosing({ ledger, log, patienceMs: deps.patienceMs ?? 2_000 })
  const replays = createReplayCache<{ hash: string; outcome: AssistSuccess }>({
    clock,
    ttlMs: REPLAY_MS,
    maxBytes: REPLAY_BYTES,
  })
  const runs = new Map<string, Run>()
  let draining = false

  async function assist(actor: Actor, request: AssistRequest, options: AssistOptions): Promise<AssistOutcome> {
    const hash = requestHash(request)
    const name = runName(actor.userId, options.idempotencyKey ?? randomUUID())
    for (;;) {
      const known = runs.get(name)
      if (known !== undefined && known.hash !== hash.hex) return { ok: false, code: 'idempotency_mismatch' }
      if (known !== undefined && known.ended() === undefined) return known.join(options)
      if (known === undefined) break
      // The earlier one is being ended; what it leaves behind decides what this one is.
      await known.done.catch(() => undefined)
    }
    const kept = replays.get(name)
    if (kept !== undefined) {
      if (kept.hash !== hash.hex) return { ok: false, code: 'idempotency_mismatch' }
      return { ...kept.outcome, replayed: true }
    }
    if (draining) return SHUTTING_DOWN
    const chosen = choicesOf(deps.reader, actor, request, clock.now())
    if (!chosen.ok) return chosen
    const refusal = refuseUnpaid(request)
    if (refusal !== undefined) return refusal
    const entered = admission.enter(actor.userId)
    if (!entered.ok) return entered
    // From here to `runs.set` nothing waits, so that a duplicate in the same moment finds this run.
    const shared = startSharedRun<AssistOutcome>(
      (how) =>
        within(actor.account, { ...request, choices: chosen.choices }, (spent) =>
          carryOut(actor, request, { spent, name, hash: hash.bytes, choices: chosen.choices, ...how }),
        ),
      STOPPED,
    )
    runs.set(name, { ...shared, hash: hash.hex })
    const outcome = shared.join(options)
    shared.done
      .then(
        (result) => keep(result),
        () => undefined,
      )
      .finally(() => {
        runs.delete(name)
        entered.leave()
      })
    return outcome

    function keep(result: AssistOutcome) {
      if (!result.ok || options.idempotencyKey === undefined) return
      replays.put(name, { hash: hash.hex, outcome: result }, JSON.stringify(result).length * 2)
    }
  }

  /** What needs no reservation to be refused. */
  function refuseUnpaid(request: AssistRequest): AssistFailure | undefined {
    if (request.refine !== undefined && !engine.refines.includes(request.refine)) {
      return { ok: false, code: 'engine_unsupported', notes: [{ key: 'notes.refineNotOffered' }] }
    }
    const capability = engine.capabilities[request.operation]
    if (capability.level !== 'none') return undefined
    return {
      ok: false,
      code: 'engine_unsupported',
      notes: capability.note === undefined ? [] : [{ key: capability.note }],
    }
  }

  async function carryOut(
    actor: Actor,
    request: AssistRequest,
    how: {
      spent: (answer: EngineOutcome) => void
      name: string
      hash: Uint8Array
      choices: Choices
      signal: AbortSignal
      onText: (piece: string) => void
      ended: () => RunEnd | undefined
      heard: () => boolean
    },
  ): Promise<AssistOutcome> {
    const counted = await admission.count(actor.userId)
    if (!counted.ok) return counted
    if (how.signal.aborted) return STOPPED
    const { account } = actor
    const reserved = await ledger.reserve({
      account,
      key: how.name,
      requestHash: how.hash,
      operation: request.operation,
    })
    if (!reserved.ok) return reserved
    if (!reserved.fresh) {
      const { seq, leaf, usage } = reserved
      return reserved.state === 'settled'
        ? { ok: false, code: 'result_gone', usage, receipt: { seq, leaf } }
        : { ok: false, code: 'busy', usage, retryAfterSeconds: OPEN_ELSEWHERE_SECONDS }
    }
    let answer: EngineOutcome
    let hidden = 0
    try {
      const language = engine.name === 'builtin' ? undefined : await languageOf(request.text)
      const masking = engine.name !== 'builtin' && request.mask.length > 0 ? maskingOf(request, language) : undefined
      hidden = masking?.hidden ?? 0
      const stream = masking?.reveal(how.onText)
      const asked = engineRequest(request, how.choices, actor.userId, deps.safetyKey)
      answer = await inTime(
        deps,
        masking === undefined ? asked : { ...asked, text: masking.text },
        stream === undefined ? how : { ...how, onText: stream.push },
      )
      if (answer.ok) {
        stream?.end()
        answer = { ...(masking?.revealed(answer) ?? answer), language: answer.language ?? language }
      }
    } catch (defect) {
      await closing.release({ account, seq: reserved.seq, reason: 'failed' })
      throw defect
    }
    how.spent(answer)
    const shutdown = how.ended() === 'shutdown'
    if (!answer.ok || shutdown) {
      const reason = answer.ok || shutdown ? 'shutdown' : RELEASE_REASON[answer.code]
      await closing.release({ account, seq: reserved.seq, reason })
      return answer.ok || shutdown ? SHUTTING_DOWN : answer
    }
    if (how.ended() === 'gone' && !how.heard()) {
      // Whoever waited for the whole answer left without a word of it, so the key is free for another try.
      await closing.release({ account, seq: reserved.seq, reason: 'stopped' })
      return STOPPED
    }
    const { tokensIn, tokensOut, model } = answer
    const settled = await closing.settle({ account, seq: reserved.seq, tokensIn, tokensOut, model })
    return {
      ok: true,
      text: answer.text,
      tokensUsed: tokensIn + tokensOut,
      usage: settled?.usage ?? reserved.usage,
      receipt: settled === undefined ? undefined : { seq: settled.seq, leaf: settled.leaf },
      notes: answer.notes,
      changes: answer.changes,
      findings: how.choices.style.rules && checkStyle(answer.text, how.choices.style.rules),
      language: answer.language,
      model,
      alternatives: answer.alternatives ?? [],
      sent: answer.sent,
      masked: hidden,
      promptVersion: answer.promptVersion,
      engine: engine.name,
      replayed: false,
    }
  }

  return {
    assist,
    recall: (userId, idempotencyKey) => replays.get(runName(userId, idempotencyKey))?.outcome,
    stop(userId, idempotencyKey) {
      const run = runs.get(runName(userId, idempotencyKey))
      run?.end('stopped')
      return run !== undefined
    },
    async drain(graceMs) {
      draining = true
      const finished = Promise.allSettled([...runs.values()].map((run) => run.done))
      const grace = new AbortController()
      await Promise.race([finished, delay(graceMs, undefined, { signal: grace.signal }).catch(() => undefined)])
      grace.abort()
      for (const run of runs.values()) run.end('shutdown')
      await finished
      await closing.idle(SETTLE_GRACE_MS)
    },
  }
}

/** For what is compared later: a connected model does not tell. Loaded when it is first needed. */
async function languageOf(text: string): Promise<string | undefined> {
  const { readLanguage } = await import('./engines/builtin/language.ts')
  return readLanguage(text).language
}

type ReleaseReason = Parameters<Ledger['release']>[0]['reason']

const RELEASE_REASON: Readonly<Record<EngineFailure['code'], ReleaseReason>> = {
  engine_unsupported: 'refused',
  engine_filtered: 'refused',
  engine_unchanged: 'unchanged',
  engine_unavailable: 'failed',
  engine_busy: 'failed',
  engine_misconfigured: 'failed',
  engine_timeout: 'timed_out',
  engine_stopped: 'stopped',
}

/** Two users of one workspace share an account, never a result. The ledger keeps only a keyed hash of this. */
function runName(userId: string, idempotencyKey: string): string {
  return `${userId} ${idempotencyKey}`
}
