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
  let head: string | undefined = ''
  let pending = ''
  let fenced = false

  function leaveHead(ended: boolean): string | undefined {
    let rest = (head ?? '').trimStart()
    if (!opening.startsWith('<think>')) {
      while (rest.startsWith('<think>')) {
        const end = rest.indexOf('</think>')
        if (end === -1) return ended ? '' : undefined
        rest = rest.slice(end + '</think>'.length).trimStart()
      }
      if (!ended && '<think>'.startsWith(rest)) return undefined
    }
    if (!PREAMBLE_START.test(opening) && PREAMBLE_START.test(`${rest} `)) {
      if (!ended && !rest.includes('\n') && rest.length < PREAMBLE_LINE) return undefined
      rest = rest.replace(PREAMBLE, '').trimStart()
      if (!ended && rest === '') return undefined
    } else if (!ended && couldBecomePreamble(rest)) return undefined
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
      const end = rest.indexOf(close, 1)
      const wrapped = end !== -1 && rest.slice(end + close.length).trim() === ''
      if (!ended && (end === -1 || wrapped)) return undefined
      if (wrapped) return rest.slice(1, end)
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
      if (head === undefined) pending += piece
      else head += piece
      return advance(false)
    },
    end: () => advance(true),
  }
}

function couldBecomePreamble(text: string): boolean {
  const lower = text.toLowerCase()
  return ['sure', 'certainly', 'of course', 'okay', 'here'].some((start) => start.startsWith(lower))
}

/** White space may be the end, and backticks may be the closing fence. */
function mayBeTail(unit: number, fenced: boolean): boolean {
  if (unit <= 0x20 || (unit > 0x7f && /\s/.test(String.fromCharCode(unit)))) return true
  return fenced && unit === 0x60
}
