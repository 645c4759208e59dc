/** Removes the wrapping of a streamed answer: `push` returns text that can be shown now, `end` the rest. */
export type Cleaner = { push(piece: string): string; end(): string }

const PLAIN_FENCE = /^```(?:text|txt|plaintext|markdown|md)?[ \t]*$/i
const PREAMBLE_START = /^(?:sure|certainly|of course|okay|ok|here)\b/i
const PREAMBLE =
  /^(?:(?:sure|certainly|of course|okay|ok)\b[^\n]{0,40}[,.!:][ \t]{0,3})?here(?:['’]s| is| are)\b[^\n]{0,90}\b(?:version|text|rewrite|rewritten|rephras\w{0,4}|revis\w{0,4}|summary|translation|result|explanation|analysis|brief)\b[^\n]{0,50}:[ \t]{0,3}\n/i
const PREAMBLE_LINE = 240
const QUOTES: Readonly<Record<string, string>> = { '"': '"', '“': '”', '„': '“', '«': '»', '「': '」' }
// biome-ignore lint/suspicious/noControlCharactersInRegex: these control characters are removed from the answer
const CONTROLS = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g

/**
 * Models wrap results although they are told not to: `<think>` blocks, a "Here is the …:" line, a code fence or quotation
 * marks around everything. Each is removed only if it wraps the whole answer and the input was not wrapped, so that the
 * user's own quotation or code block survives. Outer white space is removed and line breaks become `\n`.
 * The result does not depend on how the answer was cut into pieces. Pure; use one cleaner per answer.
 */
export function createCleaner(input: string): Cleaner {
  const opening = input.trimStart()
  const dropThoughts = createThoughtFilter(!opening.startsWith('<think>'))
  const quotes = createQuoteFinder()
  const mayHavePreamble = !PREAMBLE_START.test(opening)
  let head: string | undefined = ''
  let withoutPreamble = false
  let pending = ''
  let fenced = false

  /** The answer without the wrapping at its start; undefined while more of it must be known. */
  function leaveHead(ended: boolean): string | undefined {
    let rest = head ?? ''
    if (mayHavePreamble && !withoutPreamble) {
      if (PREAMBLE_START.test(`${rest} `)) {
        if (!ended && !rest.includes('\n') && rest.length < PREAMBLE_LINE) return undefined
        withoutPreamble = true
        rest = rest.replace(PREAMBLE, '').trimStart()
        head = rest
      } else if (!ended && couldBecomePreamble(rest)) return undefined
    }
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

  function release(ended: boolean): string {
    let ready = pending
    pending = ''
    if (!ended) {
      // A high surrogate needs its partner, which can only follow the last character.
      let cut = ready.length
      if (/[\ud800-\udbff]$/.test(ready.slice(-1))) cut -= 1
      while (cut > 0 && mayBeTail(ready.charCodeAt(cut - 1), fenced)) cut -= 1
      pending = ready.slice(cut)
      ready = ready.slice(0, cut)
    }
    if (fenced) ready = ready.replace(/\n```[ \t]*(?=\n|$)/g, '')
    ready = ready.replace(/\r\n?/g, '\n').replace(CONTROLS, '')
    return ended ? ready.trimEnd().toWellFormed() : ready.toWellFormed()
  }

  /** White space before the answer is dropped at once, so that a stretch of it is not read again with each piece. */
  function extendHead(piece: string): void {
    head = head === '' ? piece.trimStart() : `${head}${piece}`
  }

  let started = false
  function advance(ended: boolean): string {
    if (head !== undefined) {
      const rest = leaveHead(ended)
      if (rest === undefined) return ''
      head = undefined
      pending = rest
    }
    const output = release(ended)
    if (started) return output
    const first = output.trimStart()
    started = first !== ''
    return first
  }

  return {
    push(piece) {
      if (head === undefined) {
        pending += piece
        // The text held back is all tail, so a piece that continues it needs no look at the whole.
        return isTail(piece, fenced) ? '' : advance(false)
      }
      extendHead(dropThoughts.push(piece))
      // While a thought may begin, the head is not looked at.
      return dropThoughts.open() ? '' : advance(false)
    },
    end() {
      if (head !== undefined) extendHead(dropThoughts.end())
      return advance(true)
    },
  }
}

const THOUGHT = { start: '<think>', end: '</think>' }

/**
 * Drops the `<think>` blocks at the start of an answer, and the white space around them. A thought is read once and not kept,
 * however long it is and in however many pieces it comes.
 */
function createThoughtFilter(active: boolean) {
  let state: 'before' | 'inside' | 'past' = active ? 'before' : 'past'
  let held = ''
  return {
    /** The text that is surely part of the answer. */
    push(piece: string): string {
      if (state === 'past') return piece
      held += piece
      for (;;) {
        if (state === 'inside') {
          const end = held.indexOf(THOUGHT.end)
          if (end === -1) {
            held = held.slice(1 - THOUGHT.end.length)
            return ''
          }
          held = held.slice(end + THOUGHT.end.length)
          state = 'before'
        }
        held = held.trimStart()
        if (!held.startsWith(THOUGHT.start)) break
        held = held.slice(THOUGHT.start.length)
        state = 'inside'
      }
      if (THOUGHT.start.startsWith(held)) return ''
      state = 'past'
      const text = held
      held = ''
      return text
    },
    /** Whether text is held back. */
    open: () => state !== 'past',
    end(): string {
      const rest = state === 'before' ? held : ''
      held = ''
      state = 'past'
      return rest
    },
  }
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

function couldBecomePreamble(text: string): boolean {
  const lower = text.toLowerCase()
  return ['sure', 'certainly', 'of course', 'okay', 'here'].some((start) => start.startsWith(lower))
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
