/** Server-sent events of one answer, as the vendor frames them, ready to be written. */
export type Frames = {
  head: string
  words: readonly string[]
  finish: string
  usage: string
  done: string
  whole: Buffer
}

const CACHE_SIZE = 256
const frameCache = new Map<string, Frames>()

/** The double's answer if no other is scripted: clearly marked, and never equal to its input. */
export function rewritten(text: string): string {
  return `Rewritten: ${text.toUpperCase()}`
}

/** Frames for an answer, one word each. Built once per text, so that a benchmark measures the product. */
export function framesFor(text: string, finishReason = 'stop'): Frames {
  const key = `${finishReason} ${text}`
  const known = frameCache.get(key)
  if (known !== undefined) return known
  const words = (text.match(/\s*\S+\s*$|\s*\S+/g) ?? []).map((word) => chunk({ content: word }, null))
  const head = chunk({ role: 'assistant', content: '' }, null)
  const finish = chunk({}, finishReason)
  const usage = event({
    ...ENVELOPE,
    choices: [],
    usage: { prompt_tokens: 100, completion_tokens: words.length, total_tokens: 100 + words.length },
  })
  const done = 'data: [DONE]\n\n'
  const frames = {
    head,
    words,
    finish,
    usage,
    done,
    whole: Buffer.from([head, ...words, finish, usage, done].join('')),
  }
  if (frameCache.size >= CACHE_SIZE) frameCache.clear()
  frameCache.set(key, frames)
  return frames
}

const ENVELOPE = { id: 'chatcmpl-double', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'double-1' }

export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`
}

export function chunk(delta: Record<string, unknown>, finishReason: string | null): string {
  return event({ ...ENVELOPE, choices: [{ index: 0, delta, finish_reason: finishReason }], usage: null })
}
