import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type OpenAI from 'openai'
import type { Log } from '#app/.server/platform/log.ts'
import { CHARACTERS_PER_TOKEN, MAX_ANSWER, type Operation } from '#app/domain/assistant/options.ts'
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
  /** Remarks of the model that were left out of the text. */
  removed: readonly string[]
}

/** Sends one request to the model server and tries again if that can help. */
export type Exchange = (
  request: EngineRequest,
  how: {
    signal: AbortSignal
    /** When the time is up, by `performance.now()`. */
    endsAt: number
    onText: (piece: string) => void
    /** Called if all that was passed to `onText` was no part of the answer. */
    onTakeBack: () => void
  },
) => Promise<Exchanged | (Pick<EngineFailure, 'ok' | 'code'> & { cause?: string })>

/** The server may reject each optional parameter once, one per try. */
const MAX_PARAMETER_TRIES = 5
/** Operations whose result is the text itself in other words. */
const RETOLD: ReadonlySet<Operation> = new Set<Operation>(['rephrase', 'translate', 'expand'])
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

  return async (request, { signal, endsAt, onText, onTakeBack }) => {
    const startedAt = performance.now()
    const mark = randomBytes(9).toString('hex')
    const separator = request.versions === undefined ? undefined : newSeparator()
    const messages = buildPrompt(request, mark, separator, { lean })
    const versions = request.versions ?? 1
    let streamed = ''
    const stream = (piece: string) => {
      streamed += piece
      onText(piece)
    }
    const takeBack = () => {
      streamed = ''
      onTakeBack()
    }
    let tries = 0
    let retried = false
    let gaveRoom = false
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
      let first = separator === undefined ? undefined : createFirstVersion(separator, stream)
      const result: Attempt = await attempt({
        ...{ client, wire, parameters, mark, remainingMs, signal },
        input: request.text,
        maxCharacters: Math.min(request.maxTokens * CHARACTERS_PER_TOKEN * versions, MAX_ANSWER),
        firstByteMs: options.firstByteMs,
        idleMs: options.idleMs,
        cleaning: { retold: RETOLD.has(request.operation), versions: separator !== undefined },
        onText: (piece) => (first === undefined ? stream(piece) : first.push(piece)),
        onTakeBack() {
          if (separator !== undefined) first = createFirstVersion(separator, stream)
          takeBack()
        },
      })
      if (result.ok || result.thought) dialect.noteThinking(result.thought)
      const outOfRoom = result.ok ? result.cut && result.thought && !result.stopped : result.cause === 'only_thought'
      if (outOfRoom && !gaveRoom) {
        gaveRoom = true
        dialect.noteThinking(true)
        takeBack()
        continue
      }
      if (result.ok) {
        reported.clear()
        first?.end()
        const { cut, stopped, ended, removed } = result
        const texts =
          separator === undefined
            ? [result.text]
            : versionsIn(result.text, { separator, limit: versions, whole: !stopped && !cut, input: request.text })
        const [chosen = ''] = texts
        if (streamed !== chosen && chosen !== '') {
          // The versions were parted otherwise than was asked for, so more than the first one was streamed.
          takeBack()
          stream(chosen)
        }
        return {
          ...{ ok: true, cut, stopped, ended, removed, tries },
          versions: texts,
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
