import OpenAI from 'openai'
import { type Following, following } from '#app/.server/platform/following.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { lengthGoal } from '#app/domain/assistant/length.ts'
import { OPERATIONS, type Operation } from '#app/domain/assistant/options.ts'
import { REFINE_KEYS } from '#app/domain/assistant/refine.ts'
import { type Useless, uselessness } from '#app/domain/assistant/useful.ts'
import { PROMPT_VERSION } from '../../prompt.ts'
import type { Capability, Engine, EngineFailure, EngineOutcome, EngineRequest, Note, OnText } from '../engine.ts'
import { createDialect, isVendor } from './dialect.ts'
import { createExchange, type Exchanged } from './exchange.ts'
import { createOutput } from './output.ts'
import { type Piece, piecesOf } from './pieces.ts'
import { estimateTokens } from './tokens.ts'
import { createWire } from './wire.ts'

export type OpenAiEngineOptions = {
  apiKey?: string | undefined
  /** Any server that offers chat completions; absent or blank: the vendor's own. */
  baseUrl?: string | undefined
  model: string
  /** Total time for a request, retries included, in milliseconds. */
  timeoutMs: number
  log: Log
  /** Time limit to connect and receive the first byte, for each try; 10 s unless a test says otherwise. */
  firstByteMs?: number
  /** Longest silence between two arrivals; 10 s unless a test says otherwise. */
  idleMs?: number
}

const VENDOR_URL = 'https://api.openai.com/v1'
/**
 * How many tokens of a text one call gets. A server of one's own often has a context of 2,048 tokens, which instructions,
 * text and answer share, and drops what is more without a word.
 */
const TOKENS_PER_CALL = { vendor: 4_000, other: 2_000, near: 500 } as const
/** The longest time for a text in pieces, below the time after which a hold expires. */
const LONGEST_MS = 90_000
/** How much of the result so far goes along with the next piece. */
const BEFORE_CHARACTERS = 600

/**
 * The connected engine: streamed chat completions from the vendor or any compatible server. A text that is more than one
 * call can give is done in pieces, in order, each with the end of the result before it: one answer, or none. It follows no
 * redirect. Neither prompt nor answer is logged, and the vendor is told not to store them.
 */
export function createOpenAiEngine(options: OpenAiEngineOptions): Engine {
  const baseUrl = options.baseUrl?.trim() || VENDOR_URL
  const dialect = createDialect({ baseUrl, model: options.model })
  const running = new Set<Following>()
  const wire = createWire()
  const client = new OpenAI({
    baseURL: baseUrl,
    // The SDK refuses to start without a key; local servers need none and ignore it.
    apiKey: options.apiKey?.trim() || 'not-needed',
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: options.timeoutMs,
    fetch: wire.fetch,
    logLevel: 'off',
  })

  const exchange = createExchange({
    ...{ client, wire, dialect, model: options.model, log: options.log, timeoutMs: options.timeoutMs },
    // A model on a machine of one's own may still be loading, or read a long prompt on the processor.
    firstByteMs: options.firstByteMs ?? (isNear(baseUrl) ? LONGEST_MS : 10_000),
    idleMs: options.idleMs ?? 10_000,
  })
  /** Halved when the server says that its context is smaller. */
  let tokensPerCall: number = isVendor(baseUrl)
    ? TOKENS_PER_CALL.vendor
    : TOKENS_PER_CALL[isNear(baseUrl) ? 'near' : 'other']

  const firstPieces = (request: EngineRequest): Piece[] =>
    isWhole(request) ? piecesOf(request.text, tokensPerCall) : [{ text: request.text, gap: '' }]
  const deadlineMs = (request: EngineRequest) =>
    Math.max(options.timeoutMs, Math.min(options.timeoutMs * firstPieces(request).length, LONGEST_MS))

  async function run(
    request: EngineRequest,
    how: { signal: AbortSignal; onText?: OnText | undefined },
  ): Promise<EngineOutcome> {
    const ending = following(how.signal)
    running.add(ending)
    try {
      return await converse(request, { ...how, signal: ending.signal })
    } finally {
      running.delete(ending)
      ending.leave()
    }
  }

  async function converse(
    request: EngineRequest,
    how: { signal: AbortSignal; onText?: OnText | undefined },
  ): Promise<EngineOutcome> {
    if (how.signal.aborted) return failure('engine_stopped')
    const queue = firstPieces(request)
    const endsAt = performance.now() + deadlineMs(request)
    const output = createOutput(how.onText)
    const done: Done[] = []
    for (let piece = queue.shift(); piece !== undefined; piece = queue.shift()) {
      const share = { ...partOf(request, piece), before: beforeOf(done) }
      const answer = await exchange(share, {
        signal: how.signal,
        endsAt,
        onText: output.push,
        onTakeBack: output.takeBack,
      })
      const tooMuch = answer.ok ? isWhole(request) && answer.cut && !answer.stopped : answer.code === 'engine_too_long'
      if (tooMuch) {
        const size = Math.floor(estimateTokens(piece.text) / 2)
        const parts = isWhole(request) ? piecesOf(piece.text, size) : []
        if (parts.length < 2) return failure('engine_too_long')
        // What the server said of its context holds for the next text too.
        if (!answer.ok) tokensPerCall = Math.min(tokensPerCall, size)
        output.takeBack()
        const { gap } = piece
        queue.unshift(...parts.map((part, index) => (index === parts.length - 1 ? { ...part, gap } : part)))
        continue
      }
      // A stop between two pieces keeps those that were done.
      if (!answer.ok && answer.code === 'engine_stopped' && done.length > 0)
        return conclude(request, done, { stopped: true })
      if (!answer.ok) return failure(answer.code, notesOf(answer.cause))
      if (answer.versions.length === 0) return failure('engine_unavailable')
      output.keep(piece.gap)
      done.push({ ...answer, gap: piece.gap })
      if (answer.stopped) break
    }
    return conclude(request, done, { stopped: done.at(-1)?.stopped === true })
  }

  function conclude(request: EngineRequest, done: readonly Done[], { stopped }: { stopped: boolean }): EngineOutcome {
    const versionTexts = joined(done)
    const isNew = (text: string) => request.operation !== 'rephrase' || text !== request.text.trim()
    const changedVersions = versionTexts.filter(isNew)
    const [text, ...alternatives] = changedVersions.length > 0 ? changedVersions : versionTexts
    // Which version has which tone is known only if the model wrote all of them.
    const tones = request.sentence?.tones.length === versionTexts.length ? request.sentence.tones : undefined
    const [first, ...more] = done.map(({ body }) => body)
    if (text === undefined || first === undefined) return failure('engine_unavailable')
    const useless = uselessness({ ...request, before: request.text, after: text })
    // A stopped answer is a part of one; who stops it keeps it.
    if (useless !== null && !stopped) return failure('engine_unchanged', [{ key: USELESS_NOTES[useless] }])
    const notes: Note[] = []
    if (request.operation === 'research') notes.push({ key: 'openai.no_sources' })
    if (stopped) notes.push({ key: 'openai.stopped' })
    else if (done.some(({ cut }) => cut)) notes.push({ key: 'openai.cut_at_length' })
    else if (done.some(({ ended }) => !ended)) notes.push({ key: 'openai.end_unmarked' })
    if (more.length > 0) notes.push({ key: 'openai.in_pieces', values: { count: done.length } })
    const removed = done.flatMap((one) => one.removed)
    if (removed.length > 0) notes.push({ key: 'openai.removed', values: { list: quoted(removed) } })
    const sum = (of: (one: Done) => number) => done.reduce((total, one) => total + of(one), 0)
    return {
      ok: true,
      text,
      alternatives,
      tones: tones?.filter((_, index) => isNew(versionTexts[index] ?? '')),
      sent: {
        ...{
          host: new URL(baseUrl).host,
          model: options.model,
          body: first,
          tries: Math.max(...done.map((one) => one.tries)),
        },
        ...(more.length === 0 ? {} : { more }),
      },
      tokensIn: sum(({ tokensIn }) => tokensIn),
      tokensOut: sum(({ tokensOut }) => tokensOut),
      model: options.model,
      promptVersion: PROMPT_VERSION,
      notes,
      changes: [],
    }
  }

  return {
    name: 'openai',
    capabilities: CAPABILITIES,
    refines: REFINE_KEYS,
    run,
    deadlineMs,
    warm() {},
    close() {
      for (const ending of running) ending.abort()
      wire.close()
      return Promise.resolve()
    },
  }
}

const CAPABILITIES = Object.fromEntries(
  OPERATIONS.map((operation) => [
    operation,
    operation === 'research'
      ? { level: 'full', languages: 'any', note: 'openai.no_sources' }
      : { level: 'full', languages: 'any' },
  ]),
) as Record<Operation, Capability>

const USELESS_NOTES: Readonly<Record<Useless, string>> = {
  nothing_found: 'openai.no_words',
  no_words: 'openai.no_words',
  unchanged: 'openai.unchanged',
  not_shorter: 'notes.notShorter',
}

function failure(code: EngineFailure['code'], notes: readonly Note[] = []): EngineFailure {
  return { ok: false, code, notes }
}

type Done = Exchanged & { gap: string }

/** What helps to understand a failure beyond its message. */
function notesOf(cause: string | undefined): Note[] {
  if (cause === 'web_page') return [{ key: 'openai.web_page' }]
  return cause === 'only_thought' ? [{ key: 'openai.only_thought' }] : []
}

/** Remarks of the model as one list; a chat keeps notes of up to 1,000 characters. */
function quoted(remarks: readonly string[]): string {
  const list = [...new Set(remarks)].map((remark) => `“${remark.replace(/\s+/g, ' ')}”`).join(' · ')
  return list.length > 800 ? `${list.slice(0, 800).toWellFormed()} …` : list
}

/** Whether the answer tells the whole text again, so that it can be made in pieces and must not end early. */
function isWhole(request: EngineRequest): boolean {
  return lengthGoal(request).kind !== 'fixed' && request.refine !== 'instruction'
}

/** The request for one piece, with its share of the tokens. */
function partOf(request: EngineRequest, { text }: Piece): EngineRequest {
  if (text === request.text) return request
  const share = estimateTokens(text) / Math.max(1, estimateTokens(request.text))
  return { ...request, text, maxTokens: Math.ceil(request.maxTokens * share) + 60 }
}

/** The end of the result so far, beginning with a whole word. */
function beforeOf(done: readonly Done[]): string | undefined {
  const last = done.at(-1)?.versions[0]
  if (last === undefined || last.length <= BEFORE_CHARACTERS) return last
  const end = last.slice(-BEFORE_CHARACTERS).toWellFormed()
  const word = end.search(/\s/)
  return word === -1 ? end : end.slice(word + 1)
}

/** The versions of the whole text: as many as every piece has. */
function joined(done: readonly Done[]): string[] {
  const count = Math.min(...done.map(({ versions }) => versions.length))
  return Array.from({ length: Number.isFinite(count) ? count : 0 }, (_, number) =>
    done.map(({ versions, gap }, index) => `${versions[number]}${index === done.length - 1 ? '' : gap}`).join(''),
  )
}

/** Whether the server runs on this machine or in a private network: a small model, which takes its time. */
function isNear(baseUrl: string): boolean {
  const { hostname } = new URL(baseUrl)
  return (
    hostname === 'localhost' ||
    /\.(?:localhost|local|internal|lan)$/.test(hostname) ||
    !/[.:]/.test(hostname) ||
    /^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^169\.254\.|^0\.0\.0\.0$/.test(hostname) ||
    /^\[(?:::1|f[cd][0-9a-f]{2}:|fe80:)/.test(hostname)
  )
}
