import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import OpenAI from 'openai'
import type { Log } from '#app/.server/platform/log.ts'
import type { SentRequest } from '#app/domain/assistant/answer.ts'
import { CHARACTERS_PER_TOKEN, MAX_ANSWER, OPERATIONS, type Operation } from '#app/domain/assistant/options.ts'
import { REFINE_KEYS } from '#app/domain/assistant/refine.ts'
import { buildPrompt, PROMPT_VERSION, type PromptMessage } from '../../prompt.ts'
import type { Capability, Engine, EngineFailure, EngineOutcome, EngineRequest, Note } from '../engine.ts'
import { type Attempt, attempt } from './attempt.ts'
import { createDialect } from './dialect.ts'
import { estimateTokens } from './tokens.ts'
import { createFirstVersion, newSeparator, versionsIn } from './versions.ts'
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
/** The server may reject each optional parameter once, one per try. */
const MAX_PARAMETER_TRIES = 5
const FIRST_RETRY_MS = 250
/** With less time than this left, a second try is pointless. */
const LEAST_TIME_MS = 500

/**
 * The connected engine: streamed chat completions from the vendor or any compatible server. It retries at most once, only
 * if the first try failed before a byte arrived and for a reason that may pass, and within `timeoutMs`. It follows no
 * redirect. Neither prompt nor answer is logged, and the vendor is told not to store them.
 */
export function createOpenAiEngine(options: OpenAiEngineOptions): Engine {
  const baseUrl = options.baseUrl?.trim() || VENDOR_URL
  const dialect = createDialect({ baseUrl, model: options.model })
  const running = new Set<AbortController>()
  const reported = new Set<string>()
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
    logLevel: 'off',
  })

  async function run(
    request: EngineRequest,
    how: { signal: AbortSignal; onText?: (piece: string) => void },
  ): Promise<EngineOutcome> {
    const closing = new AbortController()
    running.add(closing)
    try {
      return await converse(request, { ...how, signal: AbortSignal.any([how.signal, closing.signal]) })
    } finally {
      running.delete(closing)
    }
  }

  async function converse(
    request: EngineRequest,
    how: { signal: AbortSignal; onText?: (piece: string) => void },
  ): Promise<EngineOutcome> {
    if (how.signal.aborted) return failure('engine_stopped')
    const startedAt = performance.now()
    const mark = randomBytes(9).toString('hex')
    const separator = request.versions === undefined ? undefined : newSeparator()
    const messages = buildPrompt(request, mark, separator)
    const first =
      separator === undefined || how.onText === undefined ? undefined : createFirstVersion(separator, how.onText)
    const versions = request.versions ?? 1
    let tries = 0
    let retried = false
    let parameterTries = 0
    for (;;) {
      const remainingMs = options.timeoutMs - (performance.now() - startedAt)
      if (remainingMs <= 0) return failure('engine_timeout')
      const parameters = dialect.parameters({
        messages,
        maxTokens: request.maxTokens * versions,
        safetyIdentifier: request.safetyIdentifier,
      })
      tries += 1
      const result: Attempt = await attempt({
        client,
        wire,
        parameters,
        input: request.text,
        mark,
        maxCharacters: Math.min(request.maxTokens * CHARACTERS_PER_TOKEN * versions, MAX_ANSWER),
        firstByteMs: options.firstByteMs ?? 10_000,
        idleMs: options.idleMs ?? 10_000,
        remainingMs,
        signal: how.signal,
        onText: first?.push ?? how.onText,
      })
      if (result.thought) dialect.leaveRoomToThink()
      if (result.ok) {
        reported.clear()
        first?.end()
        const sent = { host: new URL(baseUrl).host, model: options.model, body: JSON.stringify(parameters), tries }
        return conclude(request, { messages, separator, sent }, result)
      }
      if (result.refusal !== undefined && parameterTries < MAX_PARAMETER_TRIES && dialect.learn(result.refusal)) {
        parameterTries += 1
        continue
      }
      const waitMs = result.retryAfterMs ?? FIRST_RETRY_MS * (0.75 + Math.random() / 2)
      const leftMs = options.timeoutMs - (performance.now() - startedAt)
      const willRetry = result.retry && !retried && leftMs - waitMs >= Math.min(LEAST_TIME_MS, options.timeoutMs / 4)
      report(result, { again: willRetry, elapsedMs: Math.round(performance.now() - startedAt) })
      if (!willRetry) return failure(result.code)
      retried = true
      try {
        await delay(waitMs, undefined, { signal: how.signal })
      } catch {
        return failure('engine_stopped')
      }
    }
  }

  function conclude(
    request: EngineRequest,
    how: { messages: PromptMessage[]; separator: string | undefined; sent: SentRequest },
    result: Attempt & { ok: true },
  ): EngineOutcome {
    const versionTexts =
      how.separator === undefined
        ? [result.text]
        : versionsIn(result.text, how.separator, request.versions ?? 1, !result.stopped && !result.cut)
    const changedVersions =
      request.operation === 'rephrase' ? versionTexts.filter((text) => text !== request.text.trim()) : versionTexts
    const [text, ...alternatives] = changedVersions.length > 0 ? changedVersions : versionTexts
    if (text === undefined) return failure('engine_unavailable')
    if (request.operation === 'rephrase' && !result.stopped && text === request.text.trim()) {
      return failure('engine_unchanged', [{ key: 'openai.unchanged' }])
    }
    const notes: Note[] = []
    if (request.operation === 'research') notes.push({ key: 'openai.no_sources' })
    if (result.stopped) notes.push({ key: 'openai.stopped' })
    else if (result.cut) notes.push({ key: 'openai.cut_at_length' })
    else if (!result.ended) notes.push({ key: 'openai.end_unmarked' })
    return {
      ok: true,
      text,
      alternatives,
      sent: how.sent,
      tokensIn: result.tokensIn ?? estimatePrompt(how.messages),
      tokensOut: result.tokensOut,
      model: options.model,
      promptVersion: PROMPT_VERSION,
      notes,
      changes: [],
    }
  }

  /** A failure that an operator must fix is logged as an error, once until the next success. */
  function report(result: Attempt & { ok: false }, fields: { again: boolean; elapsedMs: number }): void {
    if (result.code === 'engine_stopped') return
    const line = { code: result.code, cause: result.cause, prompt: PROMPT_VERSION, ...fields }
    if (result.code !== 'engine_misconfigured' && result.cause !== 'quota') {
      options.log.warn(line, 'model server did not answer')
    } else if (!reported.has(result.cause)) {
      reported.add(result.cause)
      options.log.error(line, 'model server needs an operator')
    }
  }

  return {
    name: 'openai',
    capabilities: CAPABILITIES,
    refines: REFINE_KEYS,
    run,
    warm() {},
    close() {
      for (const controller of running) controller.abort()
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

function failure(code: EngineFailure['code'], notes: readonly Note[] = []): EngineFailure {
  return { ok: false, code, notes }
}

function estimatePrompt(messages: readonly PromptMessage[]): number {
  let tokens = 0
  for (const message of messages) tokens += estimateTokens(message.content)
  return tokens
}
