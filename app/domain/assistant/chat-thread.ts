import type { Hiding } from '../writing/maskable.ts'
import type { Operation } from './options.ts'
import type { Refinement } from './refine.ts'

/** The user's request in one step of the chat. */
export type ChatAsk =
  | { kind: 'text'; operation: Operation; text: string }
  | { kind: 'refine'; refine: Refinement; instruction: string }

export type ChatTurn = {
  ask: ChatAsk
  result: string
  /** The ledger entry with the cost, if it is known. */
  seq: number | null
  notes: string[]
  language: string | null
  /** The version that was refined, counted from 1 with the dropped ones; absent if it was the one before. */
  of?: number | undefined
}

/** A chat as carried in its form: the server stores none of it. */
export type ChatThread = {
  /** Number of steps dropped from the beginning, so that the form stays small enough to be sent. */
  folded: number
  turns: ChatTurn[]
  /** What every step hides from a model; absent if nothing is to be hidden. */
  hiding?: Hiding | undefined
}

/** A form may be 64 KiB; this leaves room for the next request and for the encoding of the fields. */
export const MAX_THREAD_BYTES = 40 * 1024

/** The latest result, on which the next step works; undefined in an empty thread. */
export function latestOf(thread: ChatThread): ChatTurn | undefined {
  return thread.turns.at(-1)
}

/** The input and operation of a version, by default the latest; a change of a version counts as a rephrasing of it. */
export function inputOf(
  { turns, folded }: ChatThread,
  version = turns.length,
): { operation: Operation; input: string } {
  const turn = turns[version - 1]
  if (turn?.ask.kind === 'text') return { operation: turn.ask.operation, input: turn.ask.text }
  const source = turn?.of === undefined ? version - 1 : turn.of - folded
  return { operation: 'rephrase', input: turns[source - 1]?.result ?? '' }
}

/** A chat that starts with a result of the assistant's page. */
export function threadOf(
  ask: ChatAsk & { kind: 'text' },
  result: Omit<ChatTurn, 'ask'>,
  hiding: Hiding | null = null,
): ChatThread {
  return { folded: 0, turns: [{ ask, ...result }], ...(hiding === null ? {} : { hiding }) }
}

/** The thread with one more step, and with what was hidden by then. */
export function withTurn(thread: ChatThread, turn: ChatTurn, hiding: Hiding | null = null): ChatThread {
  return { ...thread, turns: [...thread.turns, turn], ...(hiding === null ? {} : { hiding }) }
}

/**
 * Drops the oldest steps until the thread fits into `maxBytes` of JSON, and counts them. The latest result always stays
 * whole; if even its question does not fit, the text of the question is dropped. The choice of hidden things is never dropped.
 */
export function foldThread(thread: ChatThread, maxBytes = MAX_THREAD_BYTES): ChatThread {
  // The greatest possible count of dropped steps, so that folding again changes nothing.
  const empty = sizeOf({ ...thread, folded: thread.folded + thread.turns.length, turns: [] })
  // Each turn is measured once, from the newest back; between two turns is a comma.
  let size = empty - 1
  let from = thread.turns.length
  while (from > 0) {
    size += sizeOf(thread.turns[from - 1]) + 1
    if (size > maxBytes && from < thread.turns.length) break
    from -= 1
  }
  const turns = thread.turns.slice(from)
  const folded = thread.folded + from
  const [only] = turns
  if (only !== undefined && turns.length === 1 && sizeOf({ ...thread, folded, turns }) > maxBytes) {
    const ask: ChatAsk = only.ask.kind === 'text' ? { ...only.ask, text: '' } : { ...only.ask, instruction: '' }
    return { ...thread, folded, turns: [{ ...only, ask, notes: [] }] }
  }
  return { ...thread, folded, turns }
}

/** Bytes in a multipart form, in which only JSON escapes characters. */
function sizeOf(part: unknown): number {
  return new TextEncoder().encode(JSON.stringify(part)).length
}

type MaskFields = Record<'mask' | 'mask_keep' | 'mask_own', string[]> & { mask_hidden: Hiding['things'] }

/** The request that refines a version, by default the latest: it contains that text, the wish and what to hide, but no other. */
export function refinementOf(
  thread: ChatThread,
  wish: { refine: string; instruction: string },
  version = thread.turns.length,
): Record<'text' | 'operation' | 'refine' | 'length', string> & { custom_prompt?: string } & Partial<MaskFields> {
  const { hiding } = thread
  const request = {
    ...{ text: thread.turns[version - 1]?.result ?? '', operation: 'rephrase', refine: wish.refine, length: 'large' },
    ...(hiding && {
      ...{ mask: hiding.mask, mask_keep: hiding.keep, mask_own: hiding.own, mask_hidden: hiding.things },
    }),
  }
  return wish.refine === 'instruction' ? { ...request, custom_prompt: wish.instruction } : request
}
