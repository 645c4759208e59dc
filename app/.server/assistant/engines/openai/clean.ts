import {
  closingKind,
  introductionIn,
  LONGEST_CLOSING,
  LONGEST_INTRODUCTION,
  mayClose,
  mayIntroduce,
  ownRemarks,
} from './remarks.ts'
import { createMarkFilter, createThoughtFilter } from './thoughts.ts'

/** Removes the wrapping of a streamed answer: `push` returns text that can be shown now, `end` the rest. */
export type Cleaner = {
  push(piece: string): string
  end(): string
  /** The remarks of the model that were left out, in order. */
  removed(): readonly string[]
  /** Whether the model put thinking into its answer. */
  sawThought(): boolean
}

export type CleanerOptions = {
  /** Whether the answer is the text itself in other words, so that remarks on the work are no part of it. */
  retold?: boolean
  /** Whether several versions are expected, each of which may have a wrapping of its own. */
  versions?: boolean
  /** Called when all text so far turns out to be thinking; the text that follows is the answer. */
  onTakeBack?: (() => void) | undefined
}

const PLAIN_FENCE = /^```(?:text|txt|plaintext|markdown|md)?[ \t]*$/i
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', '「': '」' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: these control characters are removed from the answer
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g
/** Introductions, one after the other: "Sure!" and then "Here is the text:". */
const MOST_INTRODUCTIONS = 3

/**
 * Models wrap results although they are told not to: thinking, "Here is the …:" in their language, a code fence or
 * quotation marks around everything, "Let me know if …" and a list of changes after it, the marks that end their turn. Each
 * is removed only if it wraps the answer and the input has nothing like it, so that the writer's own words survive. Outer
 * white space is removed and line breaks become `\n`. The result does not depend on how the answer was cut into pieces.
 * Pure; use one cleaner per answer.
 */
export function createCleaner(input: string, options: CleanerOptions = {}): Cleaner {
  const thoughts = createThoughtFilter(input)
  const marks = createMarkFilter(input)
  const removed: string[] = []
  let body = createBody(input, removed, options)

  function pass({ text, again }: { text: string; again: boolean }): string {
    if (again) {
      removed.length = 0
      body = createBody(input, removed, options)
      options.onTakeBack?.()
    }
    return text === '' ? '' : body.push(text)
  }

  return {
    push: (piece) => pass(marks.push(thoughts.push(piece))),
    end() {
      const rest = pass(marks.push(thoughts.end()))
      return rest + body.push(marks.end()) + body.end()
    },
    removed: () => removed,
    sawThought: () => thoughts.sawThought() || marks.sawThought(),
  }
}

/** Cleans an answer without thoughts and marks. */
function createBody(input: string, removed: string[], { retold = true, versions = false }: CleanerOptions) {
  const own = ownRemarks(input)
  const opening = input.trimStart()
  const quotes = createQuoteFinder()
  let head: string | undefined = ''
  let introductions = own.introduction ? MOST_INTRODUCTIONS : 0
  let pending = ''
  let fenced = false
  let over = false

  /** The answer without the wrapping at its start; undefined while more of it must be known. */
  function leaveHead(ended: boolean): string | undefined {
    while (introductions < MOST_INTRODUCTIONS) {
      const rest = head ?? ''
      const complete = ended || rest.includes('\n') || rest.length > LONGEST_INTRODUCTION
      if (!complete && mayIntroduce(rest)) return undefined
      const length = introductionIn(rest)
      const remaining = rest.slice(length).trimStart()
      // An answer that is nothing but an introduction stays: it may be the text itself.
      if (length === 0 || (ended && remaining === '')) break
      if (remaining === '') return undefined
      note(rest.slice(0, length))
      introductions += 1
      head = remaining
    }
    const rest = head ?? ''
    if (!ended && rest === '') return undefined
    if (!input.includes('```')) {
      const end = rest.indexOf('\n')
      if (!ended && end === -1 && ('```'.startsWith(rest) || (rest.startsWith('```') && rest.length < 40)))
        return undefined
      const line = end === -1 ? rest : rest.slice(0, end)
      if (PLAIN_FENCE.test(line)) {
        fenced = true
        return rest.slice(line.length)
      }
    }
    const close = QUOTES[rest.charAt(0)]
    if (close !== undefined && QUOTES[opening.charAt(0)] === undefined) {
      const wrapped = quotes(rest, close)
      if (!ended && wrapped !== false) return undefined
      if (typeof wrapped === 'number') return rest.slice(1, wrapped)
    }
    return rest
  }

  function note(remark: string): void {
    const text = remark.replace(CONTROLS, '').trim().toWellFormed()
    if (text !== '' && removed.length < 10)
      removed.push(text.length > 200 ? `${text.slice(0, 200).toWellFormed()} …` : text)
  }

  function release(ended: boolean): string {
    if (over) {
      rest(pending)
      pending = ''
      return ''
    }
    let ready = pending.replace(/\r\n/g, '\n').replace(/\r(?!$)/g, '\n')
    pending = ''
    if (fenced && !versions) {
      const end = /\n```[ \t]*(?=\n|$)/.exec(ready)
      // At the end of the text so far the line may continue.
      if (end !== null && (ended || end.index + end[0].length < ready.length)) {
        over = true
        rest(ready.slice(end.index + end[0].length))
        return tidy(ready.slice(0, end.index)).trimEnd()
      }
    }
    let cut = ready.length
    if (!ended) {
      // A high surrogate needs its partner, which can only follow the last character.
      if (/[\ud800-\udbff]$/.test(ready.slice(-1))) cut -= 1
      while (cut > 0 && mayBeTail(ready.charCodeAt(cut - 1), fenced)) cut -= 1
    }
    const closing = closingIn(ready, ended)
    if (closing !== undefined && ended) note(ready.slice(closing))
    if (closing !== undefined) cut = Math.min(cut, closing)
    if (!ended) pending = ready.slice(cut)
    ready = ready.slice(0, cut)
    if (fenced && versions) ready = ready.replace(/\n```[ \t]*(?=\n|$)/g, '')
    ready = tidy(ready)
    return ended ? ready.trimEnd() : ready
  }

  /**
   * The place at which the remarks after the result begin, with the white space before them; undefined if there are none, or if none
   * may begin yet.
   */
  function closingIn(text: string, ended: boolean): number | undefined {
    let from: number | undefined
    const paragraphs = [...text.matchAll(/\n[ \t]*\n\s*|\n(?=[*#(])/g)]
    for (const [index, match] of paragraphs.entries()) {
      const start = match.index + match[0].length
      const next = paragraphs[index + 1]
      const paragraph = text.slice(start, next === undefined ? text.length : next.index)
      const whole = ended || next !== undefined
      const kind = whole ? closingKind(paragraph) : undefined
      const removable = kind !== undefined && !own.closing.has(kind) && (retold || kind === 'offer')
      const may = removable || (!whole && mayClose(paragraph)) || /^[\s*_-]{3,20}$/.test(paragraph)
      if (!may) from = undefined
      else from ??= match.index
      if (removable && kind === 'changes') break
    }
    if (from === undefined || text.length - from > LONGEST_CLOSING) return undefined
    // A line of dashes alone is no remark.
    return ended && !/[\p{L}\p{N}]/u.test(text.slice(from)) ? undefined : from
  }

  let startedText = false
  let remark = ''
  function rest(text: string): void {
    if (remark.length < 300) remark += text
  }

  function advance(ended: boolean): string {
    if (head !== undefined) {
      const text = leaveHead(ended)
      if (text === undefined) return ''
      head = undefined
      pending = text
    }
    const output = release(ended)
    if (startedText) return output
    const first = output.trimStart()
    startedText = first !== ''
    return first
  }

  return {
    push(piece: string): string {
      if (piece === '') return ''
      if (head === undefined) {
        pending += piece
        // The text held back is all tail, so a piece that continues it needs no look at the whole.
        return isTail(piece, fenced) ? '' : advance(false)
      }
      head = head === '' ? piece.trimStart() : `${head}${piece}`
      return advance(false)
    },
    end(): string {
      const output = advance(true)
      if (remark.replaceAll('`', '').trim() !== '') note(remark.replace(/^[`\s]+/, ''))
      return output
    },
  }
}

function tidy(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').toWellFormed()
}

/**
 * Looks for the closing mark of a text in quotation marks: its place if nothing follows it, null if there is none yet, false
 * if more text follows. The text grows from call to call, and what was searched is not searched again.
 */
function createQuoteFinder() {
  let searched = 1
  let end = -1
  return (text: string, close: string): number | null | false => {
    if (end === -1) {
      end = text.indexOf(close, searched)
      searched = end === -1 ? text.length : end + close.length
      if (end === -1) return null
    }
    if (text.slice(searched).trim() !== '') return false
    searched = text.length
    return end
  }
}

function isTail(piece: string, fenced: boolean): boolean {
  for (let at = 0; at < piece.length; at += 1) if (!mayBeTail(piece.charCodeAt(at), fenced)) return false
  return true
}

/** White space may be the end, and backticks may be the closing fence. */
function mayBeTail(unit: number, fenced: boolean): boolean {
  if (unit <= 0x20 || (unit > 0x7f && /\s/.test(String.fromCharCode(unit)))) return true
  return fenced && unit === 0x60
}
