import type { Operation } from './options.ts'
import type { Refinement } from './refine.ts'

/** What was asked of the assistant in one step of the chat. */
export type ChatAsk =
  | { kind: 'text'; operation: Operation; text: string }
  | { kind: 'refine'; refine: Refinement; instruction: string }

export type ChatTurn = {
  ask: ChatAsk
  result: string
  /** The ledger entry that says what it cost, where it is known. */
  seq: number | null
  notes: string[]
  language: string | null
}

/** A chat as its form carries it along: the server keeps nothing of it. */
export type ChatThread = {
  /** Steps that were left out at the beginning, so that the form stays small enough to be sent. */
  folded: number
  turns: ChatTurn[]
}

/** A form may be 64 KiB; this leaves room for the next wish and for what a form puts around its fields. */
export const MAX_THREAD_BYTES = 40 * 1024

/** The latest result, on which the next step works; undefined in an empty thread. */
export function latestOf(thread: ChatThread): ChatTurn | undefined {
  return thread.turns.at(-1)
}

/** What the latest result was made from, and how: a change of a result is a rephrasing of it. */
export function inputOf({ turns }: ChatThread): { operation: Operation; input: string } {
  const ask = turns.at(-1)?.ask
  if (ask?.kind === 'text') return { operation: ask.operation, input: ask.text }
  return { operation: 'rephrase', input: turns.at(-2)?.result ?? '' }
}

/** A chat that begins with a result of the assistant's page. */
export function threadOf(ask: ChatAsk & { kind: 'text' }, result: Omit<ChatTurn, 'ask'>): ChatThread {
  return { folded: 0, turns: [{ ask, ...result }] }
}

/** The thread with one more step. */
export function withTurn(thread: ChatThread, turn: ChatTurn): ChatThread {
  return { ...thread, turns: [...thread.turns, turn] }
}

/**
 * As much of the thread as fits into `maxBytes` of JSON, newest first, and how many steps were left out. The latest result
 * stays whole always; where even its question does not fit, that question's text is left out.
 */
export function foldThread(thread: ChatThread, maxBytes = MAX_THREAD_BYTES): ChatThread {
  let { folded, turns } = thread
  while (turns.length > 1 && sizeOf({ folded, turns }) > maxBytes) {
    turns = turns.slice(1)
    folded += 1
  }
  const [only] = turns
  if (only !== undefined && turns.length === 1 && sizeOf({ folded, turns }) > maxBytes) {
    const ask: ChatAsk = only.ask.kind === 'text' ? { ...only.ask, text: '' } : { ...only.ask, instruction: '' }
    turns = [{ ...only, ask, notes: [] }]
  }
  return { folded, turns }
}

/** Bytes of the thread in a form sent as multipart, where nothing is escaped but by JSON. */
function sizeOf(thread: ChatThread): number {
  return new TextEncoder().encode(JSON.stringify(thread)).length
}

/** The request that refines the latest result: that result and the wish go out, nothing of the steps before. */
export function refinementOf(
  thread: ChatThread,
  wish: { refine: string; instruction: string },
): Record<'text' | 'operation' | 'refine' | 'length', string> & { custom_prompt?: string } {
  const request = { text: latestOf(thread)?.result ?? '', operation: 'rephrase', refine: wish.refine, length: 'large' }
  return wish.refine === 'instruction' ? { ...request, custom_prompt: wish.instruction } : request
}
