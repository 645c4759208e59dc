import type OpenAI from 'openai'
import { APIError } from 'openai'
import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions'
import { type Cleaner, createCleaner } from './clean.ts'
import { readEvents, type ServerEvent } from './event-stream.ts'
import { type Diagnosis, diagnose } from './failures.ts'
import { createLeakGuard } from './leak-guard.ts'
import { estimateTokens } from './tokens.ts'
import type { Wire } from './wire.ts'

/** How one try went. `thought`: hidden reasoning was seen, which uses up the token limit. */
export type Attempt = { thought: boolean } & (
  | {
      ok: true
      text: string
      /** From the server; absent where the stream ended without usage. */
      tokensIn: number | undefined
      tokensOut: number
      /** The length limit ended the text. */
      cut: boolean
      /** The caller's signal ended the text. */
      stopped: boolean
      /** The server said why the text ends (`finish_reason`). */
      ended: boolean
    }
  | ({
      ok: false
      /** A 400 or 422, which may name a parameter the server does not know. */
      refusal?: { param?: unknown; message?: unknown; error?: unknown } | undefined
    } & Diagnosis)
)

export type AttemptOptions = {
  client: OpenAI
  wire: Wire
  parameters: ChatCompletionCreateParamsStreaming
  /** The user's text: what already stood in it is not taken off the answer. */
  input: string
  /** Stands in the instructions only; an answer that repeats it is withheld. */
  mark: string
  maxCharacters: number
  firstByteMs: number
  idleMs: number
  remainingMs: number
  signal: AbortSignal
  onText?: ((piece: string) => void) | undefined
}

/** Far above any answer within the token limits, far below what would hurt. */
const MAX_BYTES = 2_000_000
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u

type Ending = 'stopped' | 'first_byte' | 'idle' | 'deadline'

/**
 * One streamed request. The signal, the deadline, a slow first byte and a long silence each close the connection at
 * once. Text that came before a stop is an answer; text that came before a fault is not.
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
    const { fetch, body } = options.wire.open(abort.signal)
    await options.client.withOptions({ fetch }).chat.completions.create(options.parameters).asResponse()
    onBytes()
    const incoming = body()
    if (incoming !== undefined) {
      const onEvent = (event: ServerEvent) => (abort.signal.aborted ? 'enough' : reading.take(event))
      overflowed = (await readEvents(incoming, { maxBytes: MAX_BYTES, onBytes, onEvent })) === 'overflow'
    }
  } catch (thrown) {
    if (ending === undefined && !reading.complete()) return { thought: reading.thought(), ...failed(thrown, arrived) }
  } finally {
    clearTimeout(deadline)
    clearTimeout(silence)
    options.signal.removeEventListener('abort', stop)
  }
  if (ending !== undefined && !reading.complete()) {
    if (ending === 'stopped') return reading.conclude({ stopped: true, overflowed })
    // Nothing at all within the first-byte limit may be a connection that went nowhere; a silence later is not.
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

function failed(thrown: unknown, arrived: boolean): { ok: false } & Diagnosis & { refusal?: APIError | undefined } {
  const diagnosis = diagnose(thrown, Date.now())
  const status = thrown instanceof APIError ? (thrown.status as number | undefined) : undefined
  return {
    ok: false,
    ...diagnosis,
    // A status is a whole answer; a connection that broke after bytes came may already have cost tokens.
    retry: diagnosis.retry && (status !== undefined || !arrived),
    refusal: status === 400 || status === 422 ? (thrown as APIError) : undefined,
  }
}

/** Gathers chunks into text, usage and the reason for the end. */
function createReading(options: AttemptOptions) {
  const cleaner: Cleaner = createCleaner(options.input)
  const guard = createLeakGuard(options.mark)
  let text = ''
  let raw = ''
  let finish: string | undefined
  let usage: { prompt_tokens?: unknown; completion_tokens?: unknown } | undefined
  let thought = false
  let cut = false

  function show(piece: string) {
    if (piece === '') return
    const room = options.maxCharacters - text.length
    let shown = piece
    if (piece.length > room) {
      cut = true
      shown = piece.slice(0, room).replace(/[\ud800-\udbff]$/, '')
    }
    text += shown
    options.onText?.(shown)
  }

  return {
    take(event: ServerEvent): 'more' | 'enough' | 'last' {
      if (event.data === '[DONE]') return 'last'
      const chunk = JSON.parse(event.data) as (ChatCompletionChunk & { error?: object }) | null
      if (event.name === 'error' || chunk?.error != null) {
        throw new APIError(undefined, chunk?.error ?? chunk ?? {}, undefined, undefined)
      }
      // A compatible server may send anything that parses: nothing here is trusted to be there.
      if (chunk?.usage != null) usage = chunk.usage
      const choice = chunk?.choices?.[0]
      if (choice == null) return 'more'
      const delta = (choice.delta ?? {}) as { content?: unknown; reasoning_content?: unknown; reasoning?: unknown }
      if (delta.reasoning_content != null || delta.reasoning != null) thought = true
      if (typeof delta.content === 'string' && delta.content !== '') {
        raw += delta.content
        show(cleaner.push(guard.push(delta.content)))
        if (cut || guard.leaked()) return 'enough'
      }
      if (typeof choice.finish_reason === 'string') finish = choice.finish_reason
      return 'more'
    },
    thought: () => thought || raw.trimStart().startsWith('<think>'),
    /** Everything that was asked for is here, whatever happens to the connection now. */
    complete: () => (finish !== undefined && finish !== 'content_filter') || cut || guard.leaked(),
    conclude(how: { stopped: boolean; overflowed: boolean }): Attempt {
      const sawThought = thought || raw.trimStart().startsWith('<think>')
      if (finish === 'content_filter') {
        return { ok: false, thought: sawThought, code: 'engine_filtered', retry: false, cause: 'finish_filter' }
      }
      if (!cut) show(cleaner.push(guard.end()) + cleaner.end())
      if (guard.leaked()) {
        return { ok: false, thought: sawThought, code: 'engine_filtered', retry: false, cause: 'prompt_leaked' }
      }
      if (!VISIBLE.test(text)) {
        return how.stopped
          ? { ok: false, thought: sawThought, code: 'engine_stopped', retry: false, cause: 'stopped' }
          : { ok: false, thought: sawThought, code: 'engine_unavailable', retry: false, cause: 'no_text' }
      }
      return {
        ok: true,
        thought: sawThought,
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

/** A count as the ledger records it; what else a server may send instead is no count. */
function tokenCount(stated: unknown): number | undefined {
  return typeof stated === 'number' && Number.isSafeInteger(stated) && stated >= 0 ? stated : undefined
}
