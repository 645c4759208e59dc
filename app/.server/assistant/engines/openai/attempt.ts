import type OpenAI from 'openai'
import { APIError } from 'openai'
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import { CANARIES } from '../../prompt-words.ts'
import { type Cleaner, type CleanerOptions, createCleaner } from './clean.ts'
import { NO_SYSTEM_ROLE } from './dialect.ts'
import { eventsOfWhole, readEvents, readWhole, type ServerEvent } from './event-stream.ts'
import { type Diagnosis, diagnose } from './failures.ts'
import { createLeakGuard } from './leak-guard.ts'
import { isRefusal, mayRefuse } from './refusals.ts'
import { estimateTokens } from './tokens.ts'
import type { Wire } from './wire.ts'

/** The outcome of one try. `thought`: the model used hidden reasoning, which counts against the token limit. */
export type Attempt = { thought: boolean } & (
  | {
      ok: true
      text: string
      /** From the server; absent if the stream ended without usage. */
      tokensIn: number | undefined
      tokensOut: number
      /** The text ended at the length limit. */
      cut: boolean
      /** The caller's signal ended the text. */
      stopped: boolean
      /** The server gave a reason for the end (`finish_reason`). */
      ended: boolean
      /** Remarks of the model that were left out of the text. */
      removed: readonly string[]
    }
  | ({
      ok: false
      /** A 400 or 422, which may name a parameter that the server does not know. */
      refusal?: { param?: unknown; message?: unknown; error?: unknown } | undefined
    } & Diagnosis)
)

export type AttemptOptions = {
  client: OpenAI
  wire: Wire
  parameters: ChatCompletionCreateParamsStreaming
  /** The user's text: wrapping that it already had is not removed from the answer. */
  input: string
  /** Occurs only in the instructions; an answer that repeats it is withheld. */
  mark: string
  maxCharacters: number
  firstByteMs: number
  idleMs: number
  remainingMs: number
  signal: AbortSignal
  /** How the answer is cleaned. */
  cleaning: CleanerOptions
  onText?: ((piece: string) => void) | undefined
  /** Called if all that was passed to `onText` was no part of the answer. */
  onTakeBack?: (() => void) | undefined
}

/** Far above any answer within the token limits and far below a harmful size. */
const MAX_BYTES = 2_000_000
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

type Ending = 'stopped' | 'first_byte' | 'idle' | 'deadline'

/**
 * Sends one streamed request. The caller's signal, the deadline, a slow first byte and a long silence each close the
 * connection at once. Text that came before a stop is an answer; text that came before a fault is not.
 */
export async function attempt(options: AttemptOptions): Promise<Attempt> {
  const abort = new AbortController()
  let ending: Ending | undefined
  function end(reason: Ending) {
    ending ??= reason
    abort.abort()
  }
  const stop = () => end('stopped')
  if (options.signal.aborted) stop()
  options.signal.addEventListener('abort', stop, { once: true })
  const deadline = setTimeout(() => end('deadline'), options.remainingMs)
  let arrived = false
  let silence = setTimeout(() => end('first_byte'), options.firstByteMs)
  function onBytes() {
    if (arrived) {
      silence.refresh()
      return
    }
    arrived = true
    clearTimeout(silence)
    silence = setTimeout(() => end('idle'), options.idleMs)
  }
  let overflowed = false
  const reading = createReading(options)
  try {
    const { fetchOptions, body } = options.wire.open(abort.signal)
    const { headers } = await options.client.chat.completions.create(options.parameters, { fetchOptions }).asResponse()
    onBytes()
    const incoming = body()
    if (incoming !== undefined && !/event-stream/.test(headers.get('content-type') ?? 'event-stream')) {
      const answer = await readWhole(incoming, { maxBytes: MAX_BYTES, onBytes })
      for (const event of eventsOfWhole(answer)) if (reading.take(event) !== 'more') break
    } else if (incoming !== undefined) {
      const onEvent = (event: ServerEvent) => (abort.signal.aborted ? 'enough' : reading.take(event))
      overflowed = (await readEvents(incoming, { maxBytes: MAX_BYTES, onBytes, onEvent })) === 'overflow'
    }
  } catch (thrown) {
    if (ending === undefined && !reading.complete())
      return { thought: reading.thought(), ...failedAttempt(thrown, arrived) }
  } finally {
    clearTimeout(deadline)
    clearTimeout(silence)
    options.signal.removeEventListener('abort', stop)
  }
  if (ending !== undefined && !reading.complete()) {
    if (ending === 'stopped') return reading.conclude({ stopped: true, overflowed })
    // Without a byte within the first-byte limit the connection may be dead, so a retry can help; after later silence not.
    return {
      ok: false,
      thought: reading.thought(),
      code: 'engine_timeout',
      retry: ending === 'first_byte',
      cause: ending,
    }
  }
  return reading.conclude({ stopped: false, overflowed })
}

function failedAttempt(
  thrown: unknown,
  arrived: boolean,
): { ok: false } & Diagnosis & { refusal?: APIError | undefined } {
  const diagnosis = diagnose(thrown, Date.now())
  const status = thrown instanceof APIError ? (thrown.status as number | undefined) : undefined
  return {
    ok: false,
    ...diagnosis,
    // A status is a complete answer; a connection that broke after some bytes may already have cost tokens.
    retry: diagnosis.retry && (status !== undefined || !arrived),
    // A template that knows no system message fails with status 500 in some servers.
    refusal:
      status === 400 || status === 422 || (status === 500 && NO_SYSTEM_ROLE.test(String((thrown as APIError).message)))
        ? (thrown as APIError)
        : undefined,
  }
}

/** Collects chunks into text, usage and the reason for the end. */
function createReading(options: AttemptOptions) {
  const cleaner: Cleaner = createCleaner(options.input, {
    ...options.cleaning,
    onTakeBack() {
      text = ''
      held = ''
      holding = true
      options.onTakeBack?.()
    },
  })
  const guard = createLeakGuard(
    options.mark,
    CANARIES.filter((phrase) => !options.input.includes(phrase)),
  )
  let text = ''
  let raw = ''
  let finish: string | undefined
  let usage: { prompt_tokens?: unknown; completion_tokens?: unknown } | undefined
  let thought = false
  let cut = false
  let refused = false
  /** The start of an answer that may be a refusal waits until it is known to be none. */
  let held = ''
  let holding = true

  function show(piece: string) {
    if (piece === '') return
    const room = options.maxCharacters - text.length
    let visible = piece
    if (piece.length > room) {
      cut = true
      visible = piece.slice(0, room).replace(/[\ud800-\udbff]$/, '')
    }
    text += visible
    if (!holding) return options.onText?.(visible)
    held += visible
    if (!mayRefuse(held)) passOn()
  }

  function passOn() {
    holding = false
    if (held !== '') options.onText?.(held)
    held = ''
  }

  return {
    take(event: ServerEvent): 'more' | 'enough' | 'last' {
      if (event.data === '[DONE]') return 'last'
      const chunk = JSON.parse(event.data) as (ChatCompletionChunk & { error?: object }) | null
      if (event.name === 'error' || chunk?.error != null) {
        throw new APIError(undefined, chunk?.error ?? chunk ?? {}, undefined, undefined)
      }
      // A compatible server may send any JSON, so every field is checked.
      if (chunk?.usage != null) usage = chunk.usage
      const choice = chunk?.choices?.[0]
      if (choice == null) return 'more'
      const delta = (choice.delta ?? (choice as { message?: object }).message ?? {}) as Record<
        'content' | 'reasoning_content' | 'reasoning' | 'refusal',
        unknown
      >
      if (delta.reasoning_content != null || delta.reasoning != null) thought = true
      if (typeof delta.refusal === 'string' && delta.refusal !== '') refused = true
      const content = contentOf(delta.content)
      if (content !== '') {
        raw += content
        show(cleaner.push(guard.push(content)))
        if (cut || guard.leaked()) return 'enough'
      }
      if (typeof choice.finish_reason === 'string') finish = choice.finish_reason
      return 'more'
    },
    thought: () => thought || cleaner.sawThought(),
    /** Whether the answer is complete, even if the connection breaks now. */
    complete: () => (finish !== undefined && finish !== 'content_filter') || cut || guard.leaked(),
    conclude(how: { stopped: boolean; overflowed: boolean }): Attempt {
      if (!cut) show(cleaner.push(guard.end()) + cleaner.end())
      const sawThought = thought || cleaner.sawThought()
      if (finish === 'content_filter' || refused) {
        return {
          ok: false,
          thought: sawThought,
          code: 'engine_filtered',
          retry: false,
          cause: refused ? 'refused' : 'finish_filter',
        }
      }
      if (guard.leaked()) {
        return { ok: false, thought: sawThought, code: 'engine_filtered', retry: false, cause: 'prompt_leaked' }
      }
      if (!VISIBLE.test(text)) {
        return how.stopped
          ? { ok: false, thought: sawThought, code: 'engine_stopped', retry: false, cause: 'stopped' }
          : {
              ...{ ok: false, thought: sawThought, code: 'engine_unavailable', retry: false },
              cause: finish === 'length' ? 'only_thought' : 'no_text',
            }
      }
      if (!how.stopped && isRefusal(text, options.input)) {
        return { ok: false, thought: sawThought, code: 'engine_filtered', retry: false, cause: 'refused_in_words' }
      }
      passOn()
      return {
        ok: true,
        thought: sawThought,
        removed: cleaner.removed(),
        text,
        tokensIn: tokenCount(usage?.prompt_tokens),
        tokensOut: tokenCount(usage?.completion_tokens) ?? estimateTokens(raw),
        cut: cut || how.overflowed || finish === 'length',
        stopped: how.stopped,
        ended: finish !== undefined,
      }
    },
  }
}

/** The text of a delta; some servers send a list of parts. */
function contentOf(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part: { text?: unknown } | null) => (typeof part?.text === 'string' ? part.text : '')).join('')
}

/** A count that the ledger can record; servers may also send other values. */
function tokenCount(stated: unknown): number | undefined {
  return typeof stated === 'number' && Number.isSafeInteger(stated) && stated >= 0 ? stated : undefined
}
