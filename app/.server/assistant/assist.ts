import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Ledger, SettleOutcome } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { TextHandle } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { TextReading } from '#app/.server/text-work/quick-tasks.ts'
import type { TextWork, TextWorkRefusal } from '#app/.server/text-work/text-work.ts'
import { MARKED } from '#app/domain/assistant/options.ts'
import type { AssistRequest } from '#app/domain/assistant/request.ts'
import type { PersonalDictionary } from '#app/domain/check/personal.ts'
import type { Glossary } from '#app/domain/library/glossary.ts'
import type { StyleFinding } from '#app/domain/library/rules.ts'
import type { Registers } from '#app/domain/preferences/register.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { HiddenThing, Hiding } from '#app/domain/writing/maskable.ts'
import { createAdmission } from './admission.ts'
import { bestAnswer } from './best-answer.ts'
import { type Choices, choicesOf } from './choices.ts'
import { createClosing } from './closing.ts'
import { engineRequest, isFix, requestHash } from './engine-request.ts'
import {
  type Engine,
  type EngineAnswer,
  type EngineFailure,
  type EngineOutcome,
  type Note,
  ONLY_CORRECTED,
  type OnText,
} from './engines/engine.ts'
import { FIX_ONLY, type FreeFix } from './free-fix.ts'
import { maskingOf } from './masking.ts'
import type { Actor, AssistFailure, AssistOutcome, AssistSuccess } from './outcome.ts'
import type { NotedPassage, Passages } from './passages.ts'
import { createReplayCache } from './replay.ts'
import { type RunEnd, type SharedRun, startSharedRun } from './shared-run.ts'
import type { Spend } from './spend.ts'
import type { WaitingAnswers } from './waiting-answers.ts'

type AssistOptions = {
  /** Absent: the client cannot ask for the same answer again. */
  idempotencyKey?: string | undefined
  /** Aborts when the client disconnects. */
  signal: AbortSignal
  /** The language of a text that is too short to tell. */
  likely?: KnownLanguage | undefined
  /** The user asks for the built-in engine although a model is connected. @see withBuiltIn */
  engine?: 'builtin' | undefined
  /** Receives the answer piece by piece, in order, if the engine streams. @see OnText */
  onText?: OnText | undefined
}

export type Assistant = {
  /**
   * One request costs one credit, and only if the answer is useful. Requests that fail, are refused, time out or change
   * nothing are free, so are corrections by the check, and those stopped before any output; text written before a stop is kept and charged. Requests
   * with the same user, key and content share one run and one credit, at the same time or later; the same key with other
   * content is refused. Rejects only on defects, after giving the credit back.
   */
  assist(actor: Actor, request: AssistRequest, options: AssistOptions): Promise<AssistOutcome>
  /** Returns an answer of the last minutes by its key, unchanged; undefined once it is dropped. */
  recall(userId: string, idempotencyKey: string): AssistSuccess | undefined
  /** The user's stop button: ends the run for all its participants. False if there is no such run. */
  stop(userId: string, idempotencyKey: string): boolean
  /**
   * Ends every run of a user or a workspace that was suspended, free of charge. @returns how many
   */
  endRunsOf(who: { userId: string } | { workspaceId: string }): number
  /** Accepts no more requests, gives running ones `graceMs`, ends the rest free of charge. Call before `ledger.close`. */
  drain(graceMs: number): Promise<void>
}

export type AssistantDeps = {
  ledger: Pick<Ledger, 'reserve' | 'settle' | 'release'>
  /** Reads the library. */
  reader: TextHandle
  engine: Engine
  /** Corrects texts free of charge; absent if the engine does so, as a connected model. */
  freeFix?: FreeFix | undefined
  /** What the check leaves alone for a user; absent if the engine does not correct by it. */
  dictionaryOf?: ((actor: Actor) => PersonalDictionary) | undefined
  /** How the user's results address their readers; absent if the engine keeps to the text. */
  registersOf?: ((actor: Actor) => Registers) | undefined
  /** The glossary of the actor's workspace; absent: none. */
  glossaryOf?: ((actor: Actor) => Glossary) | undefined
  /** Reads texts for a connected engine and holds answers against the rules of a style. */
  textWork: Pick<TextWork, 'run' | 'refusalOf'>
  /** The refusal of an actor who may not use the assistant now; asked before each run. */
  gate?: ((actor: Actor) => AssistFailure | undefined) | undefined
  clock: Clock
  log: Log
  /** The engine's own total deadline; a run that overruns it is ended a moment later. */
  deadlineMs: number
  /** RATE_LIMIT_SCALE. */
  scale: number
  /** The daily limit on the engine's cost; absent if the engine costs nothing. */
  spend?: Spend | undefined
  /** Key of the hash by which the model's vendor can recognise an abusive user; absent: no hash is sent. */
  safetyKey?: string | undefined
  /** Keeps answers until their clients have them, over a crash too; absent: only as long as this process lives. */
  waiting?: WaitingAnswers | undefined
  /** Keeps passages of the authors who asked for that; absent: of no author. */
  passages?: Passages | undefined
  /** How long an answer waits for its receipt while the ledger is busy; 2 s unless a test says otherwise. */
  patienceMs?: number
}

const REPLAY_MS = 15 * 60_000
const REPLAY_BYTES = 32 * 1024 * 1024
/** How long a stop waits for a ledger that keeps failing. */
const SETTLE_GRACE_MS = 3_000
/** Another process runs it; a start gives back what a crash left held, so asking again soon does no harm. */
const OPEN_ELSEWHERE_SECONDS = 30

const STOPPED: AssistFailure = { ok: false, code: 'engine_stopped', notes: [] }
const SUSPENDED: AssistFailure = { ok: false, code: 'account_suspended', notes: [] }
const SHUTTING_DOWN: AssistFailure = { ok: false, code: 'busy', retryAfterSeconds: 5 }

type Run = SharedRun<AssistOutcome> & { hash: string; actor: Actor }

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
      const running = runs.get(name)
      if (running !== undefined && running.hash !== hash.hex) return { ok: false, code: 'idempotency_mismatch' }
      if (running !== undefined && running.ended() === undefined) return running.join(options)
      if (running === undefined) break
      // The earlier run is being ended; its result decides what this request may do.
      await running.done.catch(() => undefined)
    }
    const cached = replays.get(name)
    if (cached !== undefined) {
      if (cached.hash !== hash.hex) return { ok: false, code: 'idempotency_mismatch' }
      return { ...cached.outcome, replayed: true }
    }
    if (draining) return SHUTTING_DOWN
    const closed = deps.gate?.(actor)
    if (closed !== undefined) return closed
    const chosen = choicesOf(deps.reader, actor, request, clock.now())
    if (!chosen.ok) return chosen
    const refusal = refuseUnpaid(request) ?? deps.textWork.refusalOf(actor.userId)
    if (refusal !== undefined) return refusal
    const place = admission.enter(actor.userId)
    if (!place.ok) return place
    // No await from here to `runs.set`, so that a duplicate in the same moment finds this run.
    const shared = startSharedRun<AssistOutcome>(
      (how) =>
        within(actor.account, { ...request, choices: chosen.choices }, (spent) =>
          runRequest(actor, request, {
            spent,
            likely: options.likely,
            name,
            repeatable: options.idempotencyKey !== undefined,
            hash: hash.bytes,
            choices: chosen.choices,
            ...how,
          }),
        ),
      STOPPED,
    )
    runs.set(name, { ...shared, hash: hash.hex, actor })
    const outcome = shared.join(options)
    shared.done
      .then(
        (result) => cacheResult(result),
        () => undefined,
      )
      .finally(() => {
        runs.delete(name)
        place.leave()
      })
    return outcome

    function cacheResult(result: AssistOutcome) {
      if (!result.ok || options.idempotencyKey === undefined) return
      replays.put(name, { hash: hash.hex, outcome: result }, JSON.stringify(result).length * 2)
    }
  }

  /** Refusals that need no reservation. */
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

  async function runRequest(
    actor: Actor,
    request: AssistRequest,
    how: {
      spent: (answer: EngineOutcome) => void
      likely: KnownLanguage | undefined
      name: string
      /** The client has a key to ask for the same answer again. */
      repeatable: boolean
      hash: Uint8Array
      choices: Choices
      signal: AbortSignal
      onText: OnText
      ended: () => RunEnd | undefined
      textDelivered: () => boolean
    },
  ): Promise<AssistOutcome> {
    const admitted = await admission.count(actor.userId)
    if (!admitted.ok) return admitted
    if (how.signal.aborted) return how.ended() === 'suspended' ? SUSPENDED : STOPPED
    if (deps.freeFix !== undefined && isFix(request)) {
      const fixed = await deps.freeFix(
        actor,
        { text: request.text, language: request.language, likely: how.likely, ignored: request.ignored },
        how.signal,
      )
      const cut = CUT[how.ended() ?? 'gone']
      if (cut !== undefined || how.signal.aborted) return cut?.answer ?? STOPPED
      if (fixed.ok) how.onText(fixed.text)
      return fixed
    }
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
      const waiting = reserved.state === 'settled' ? deps.waiting?.open(seq, how.name) : undefined
      if (waiting !== undefined) return { ...waiting, usage, replayed: true }
      return reserved.state === 'settled'
        ? { ok: false, code: 'result_gone', usage, receipt: { seq, leaf } }
        : { ok: false, code: 'busy', usage, retryAfterSeconds: OPEN_ELSEWHERE_SECONDS }
    }
    let answer: EngineOutcome
    let hidden = 0
    let hiding = hidingOf(request, request.mask_hidden)
    try {
      const reading = await readingOf(actor, request, how.signal)
      if (!reading.ok) {
        await closing.release({ account, seq: reserved.seq, reason: READING_FAILED[reading.code] })
        return how.signal.aborted ? STOPPED : reading
      }
      const { language, sure, text, masked, wish, wished, things, glossary } = reading.value
      hidden = masked.length + wished.length
      hiding = hidingOf(request, things)
      const masking = hidden === 0 ? undefined : maskingOf(masked, wished)
      const stream = masking?.reveal(how.onText)
      answer = await bestAnswer(
        { ...deps, user: actor.userId, signal: how.signal },
        {
          ...engineRequest(request, how.choices, actor.userId, deps.safetyKey),
          text,
          ...(wish === undefined ? {} : { customPrompt: wish }),
          language: request.language ?? (sure ? language : undefined),
          likely: how.likely,
          personal: deps.dictionaryOf?.(actor),
          registers: deps.registersOf?.(actor),
          glossary,
        },
        stream?.push ?? how.onText,
      )
      if (answer.ok) {
        stream?.end()
        answer = {
          ...(masking?.revealAnswer(answer) ?? answer),
          language: answer.language ?? request.language ?? language,
        }
      }
    } catch (defect) {
      await closing.release({ account, seq: reserved.seq, reason: 'failed' })
      throw defect
    }
    how.spent(answer)
    const cut = CUT[how.ended() ?? 'gone']
    if (cut !== undefined) {
      await closing.release({ account, seq: reserved.seq, reason: cut.reason })
      return cut.answer
    }
    if (!answer.ok) {
      await closing.release({ account, seq: reserved.seq, reason: RELEASE_REASON[answer.code] })
      return (await onlyCorrected(actor, request, answer, how)) ?? answer
    }
    if (how.ended() === 'gone' && !how.textDelivered()) {
      // The client left before it got any text, so the key is free for another try.
      await closing.release({ account, seq: reserved.seq, reason: 'stopped' })
      return STOPPED
    }
    const { tokensIn, tokensOut, model } = answer
    const { findings, notes } = await styleCheckOf(actor, answer, how.choices)
    const answered: AssistSuccess = {
      ok: true,
      text: answer.text,
      tokensUsed: tokensIn + tokensOut,
      usage: reserved.usage,
      receipt: undefined,
      notes: [...answer.notes, ...notes],
      changes: answer.changes,
      findings,
      language: answer.language,
      model,
      alternatives: answer.alternatives ?? [],
      tones: answer.tones,
      sent: answer.sent,
      masked: hidden,
      hiding,
      promptVersion: answer.promptVersion,
      engine: engine.name,
      replayed: false,
    }
    const noted = await passageOf(actor, request, answered)
    const settled = await closing.settle(
      { account, seq: reserved.seq, tokensIn, tokensOut, model, passage: noted?.commitment },
      (done) => {
        if (done.ended !== 'settled') return
        if (how.repeatable) deps.waiting?.keep(reserved.seq, how.name, withSettlement(answered, done))
        if (noted !== undefined) deps.passages?.keep(actor, done.seq, noted)
      },
    )
    return settled === undefined ? answered : withSettlement(answered, settled)
  }

  /** The free correction of a text in which the engine found nothing but mistakes. */
  async function onlyCorrected(
    actor: Actor,
    { text, language, ignored }: AssistRequest,
    { notes }: EngineFailure,
    { likely, signal, onText }: { likely: KnownLanguage | undefined; signal: AbortSignal; onText: OnText },
  ): Promise<AssistSuccess | undefined> {
    if (deps.freeFix === undefined || !notes.some(({ key }) => key === ONLY_CORRECTED)) return undefined
    const fixed = await deps.freeFix(actor, { text, language, likely, ignored }, signal)
    if (!fixed.ok) return undefined
    onText(fixed.text)
    return { ...fixed, notes: [...notes, ...fixed.notes.filter(({ key }) => key !== FIX_ONLY)] }
  }

  /** What an engine is given of the text. The built-in engine reads the text itself, in its own thread. */
  async function readingOf(
    actor: Actor,
    request: AssistRequest,
    signal: AbortSignal,
  ): Promise<{ ok: true; value: TextReading } | TextWorkRefusal> {
    const { text, custom_prompt: wish, mask, mask_keep: keep, mask_own: own, mask_hidden: earlier } = request
    const rows = deps.glossaryOf?.(actor) ?? []
    if (engine.name === 'builtin') {
      const open = { masked: [], wish: undefined, wished: [], things: earlier, glossary: rows }
      return { ok: true, value: { language: undefined, sure: false, text, ...open } }
    }
    const translated = request.operation === 'translate' && request.refine === undefined
    const glossary = { rows, from: request.language ?? null, to: translated ? request.target_language : null }
    return deps.textWork.run(actor.userId, 'read', { text, wish, mask, keep, own, earlier, glossary }, signal)
  }

  /**
   * The passage of the request, if its author asked for one. An answer is worth having without it, so a failure leaves the
   * event without a commitment, and the receipt says so.
   */
  async function passageOf(
    actor: Actor,
    { text: before, operation, language }: AssistRequest,
    { text, alternatives, language: found }: AssistSuccess,
  ): Promise<NotedPassage | undefined> {
    if (deps.passages?.wanted(actor) !== true) return undefined
    const salt = randomBytes(32)
    const input = { before, results: [text, ...alternatives], isCompared: MARKED[operation] }
    const worked = await deps.textWork.run(actor.userId, 'passage', {
      ...{ ...input, salt: salt.toString('hex') },
      language: language ?? found,
    })
    return worked.ok ? { salt, ...worked.value } : undefined
  }

  /** The passages that break the rules of the style. The answer is worth having without them, so a failure is only noted. */
  async function styleCheckOf(
    actor: Actor,
    { text }: EngineAnswer,
    { style }: Choices,
  ): Promise<{ findings: StyleFinding[] | undefined; notes: Note[] }> {
    if (style.rules === undefined) return { findings: undefined, notes: [] }
    const checked = await deps.textWork.run(actor.userId, 'checkStyle', { text, rules: style.rules })
    return checked.ok
      ? { findings: checked.value, notes: [] }
      : { findings: undefined, notes: [{ key: 'notes.styleUnchecked' }] }
  }

  return {
    assist,
    recall: (userId, idempotencyKey) => replays.get(runName(userId, idempotencyKey))?.outcome,
    stop(userId, idempotencyKey) {
      const run = runs.get(runName(userId, idempotencyKey))
      run?.end('stopped')
      return run !== undefined
    },
    endRunsOf(who) {
      const ended = [...runs.values()].filter(({ actor }) =>
        'userId' in who ? actor.userId === who.userId : actor.workspaceId === who.workspaceId,
      )
      for (const run of ended) run.end('suspended')
      return ended.length
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

function withSettlement(answer: AssistSuccess, { usage, seq, leaf }: SettleOutcome): AssistSuccess {
  return { ...answer, usage, receipt: { seq, leaf } }
}

/** What further requests on the result hide; undefined if the user hides nothing. */
function hidingOf({ mask, mask_keep: keep, mask_own: own }: AssistRequest, things: HiddenThing[]): Hiding | undefined {
  return mask.length + own.length + things.length === 0 ? undefined : { mask, keep, own, things }
}

type ReleaseReason = Parameters<Ledger['release']>[0]['reason']

const RELEASE_REASON: Readonly<Record<EngineFailure['code'], ReleaseReason>> = {
  engine_unsupported: 'refused',
  engine_filtered: 'refused',
  engine_too_long: 'refused',
  engine_wrong_language: 'refused',
  engine_unchanged: 'unchanged',
  engine_unavailable: 'failed',
  engine_busy: 'failed',
  engine_starting: 'failed',
  engine_misconfigured: 'failed',
  engine_timeout: 'timed_out',
  engine_stopped: 'stopped',
}

const READING_FAILED: Readonly<Record<TextWorkRefusal['code'], ReleaseReason>> = {
  text_too_slow: 'timed_out',
  text_paused: 'refused',
  text_allowance_used: 'refused',
  busy: 'failed',
  engine_starting: 'failed',
  server_error: 'failed',
}

/** Ends from outside that make a run free of charge, even if the engine has answered by then. */
const CUT: Partial<Readonly<Record<RunEnd, { reason: ReleaseReason; answer: AssistFailure }>>> = {
  suspended: { reason: 'stopped', answer: SUSPENDED },
  shutdown: { reason: 'shutdown', answer: SHUTTING_DOWN },
}

/** Users of one workspace share an account but never a result. The ledger stores only a keyed hash of this name. */
function runName(userId: string, idempotencyKey: string): string {
  return `${userId} ${idempotencyKey}`
}
