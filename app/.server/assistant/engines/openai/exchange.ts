import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type OpenAI from 'openai'
import type { Log } from '#app/.server/platform/log.ts'
import { CHARACTERS_PER_TOKEN, MAX_ANSWER } from '#app/domain/assistant/options.ts'
import { buildPrompt, PROMPT_VERSION, type PromptMessage } from '../../prompt.ts'
import type { EngineFailure, EngineRequest } from '../engine.ts'
import { type Attempt, attempt } from './attempt.ts'
import type { Dialect } from './dialect.ts'
import { isSmallModel, temperatureOf } from './manner.ts'
import { estimateTokens } from './tokens.ts'
import { createFirstVersion, newSeparator, versionsIn } from './versions.ts'
import type { Wire } from './wire.ts'

/** The answer to one request: at least one version, and how the text ended. */
export type Exchanged = {
  ok: true
  versions: string[]
  tokensIn: number
  tokensOut: number
  /** The body of the request (JSON), and the number of tries. */
  body: string
  tries: number
  cut: boolean
  stopped: boolean
  ended: boolean
}

/** Sends one request to the model server and tries again if that can help. */
export type Exchange = (
  request: EngineRequest,
  how: {
    signal: AbortSignal
    /** When the time is up, by `performance.now()`. */
    endsAt: number
    onText: (piece: string) => void
  },
) => Promise<Exchanged | (Pick<EngineFailure, 'ok' | 'code'> & { cause?: string })>

/** The server may reject each optional parameter once, one per try. */
const MAX_PARAMETER_TRIES = 5
const FIRST_RETRY_MS = 250
/** With less time than this left, a second try is pointless. */
const LEAST_TIME_MS = 500

/**
 * Retries at most once, only if the first try failed before a byte arrived and for a reason that may pass, and within the
 * deadline.
 */
export function createExchange(options: {
  client: OpenAI
  wire: Wire
  dialect: Dialect
  model: string
  log: Log
  timeoutMs: number
  firstByteMs: number
  idleMs: number
}): Exchange {
  const { client, wire, dialect, log } = options
  const lean = isSmallModel(options.model)
  const reported = new Set<string>()

  /** A failure that an operator must fix is logged as an error, once until the next success. */
  function report(result: Attempt & { ok: false }, fields: { again: boolean; elapsedMs: number }): void {
    if (result.code === 'engine_stopped') return
    const line = { code: result.code, cause: result.cause, prompt: PROMPT_VERSION, ...fields }
    if (result.code !== 'engine_misconfigured' && result.cause !== 'quota') {
      log.warn(line, 'model server did not answer')
    } else if (!reported.has(result.cause)) {
      reported.add(result.cause)
      log.error(line, 'model server needs an operator')
    }
  }

  return async (request, { signal, endsAt, onText }) => {
    const startedAt = performance.now()
    const mark = randomBytes(9).toString('hex')
    const separator = request.versions === undefined ? undefined : newSeparator()
    const messages = buildPrompt(request, mark, separator, { lean })
    const first = separator === undefined ? undefined : createFirstVersion(separator, onText)
    const versions = request.versions ?? 1
    let tries = 0
    let retried = false
    let parameterTries = 0
    for (;;) {
      const remainingMs = endsAt - performance.now()
      if (remainingMs <= 0) return { ok: false, code: 'engine_timeout' }
      const parameters = dialect.parameters({
        messages,
        maxTokens: request.maxTokens * versions,
        temperature: temperatureOf(request),
        safetyIdentifier: request.safetyIdentifier,
      })
      tries += 1
      const result: Attempt = await attempt({
        ...{ client, wire, parameters, mark, remainingMs, signal },
        input: request.text,
        maxCharacters: Math.min(request.maxTokens * CHARACTERS_PER_TOKEN * versions, MAX_ANSWER),
        firstByteMs: options.firstByteMs,
        idleMs: options.idleMs,
        onText: first?.push ?? onText,
      })
      if (result.thought) dialect.leaveRoomToThink()
      if (result.ok) {
        reported.clear()
        first?.end()
        const { cut, stopped, ended } = result
        return {
          ...{ ok: true, cut, stopped, ended, tries },
          versions:
            separator === undefined ? [result.text] : versionsIn(result.text, separator, versions, !stopped && !cut),
          tokensIn: result.tokensIn ?? estimatePrompt(messages),
          tokensOut: result.tokensOut,
          body: JSON.stringify(parameters),
        }
      }
      if (result.refusal !== undefined && parameterTries < MAX_PARAMETER_TRIES && dialect.learn(result.refusal)) {
        parameterTries += 1
        continue
      }
      const waitMs = result.retryAfterMs ?? FIRST_RETRY_MS * (0.75 + Math.random() / 2)
      const leftMs = endsAt - performance.now()
      const willRetry = result.retry && !retried && leftMs - waitMs >= Math.min(LEAST_TIME_MS, options.timeoutMs / 4)
      report(result, { again: willRetry, elapsedMs: Math.round(performance.now() - startedAt) })
      if (!willRetry) return { ok: false, code: result.code, cause: result.cause }
      retried = true
      try {
        await delay(waitMs, undefined, { signal })
      } catch {
        return { ok: false, code: 'engine_stopped' }
      }
    }
  }
}

function estimatePrompt(messages: readonly PromptMessage[]): number {
  let tokens = 0
  for (const message of messages) tokens += estimateTokens(message.content)
  return tokens
}
