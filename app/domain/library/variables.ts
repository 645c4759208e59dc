/** A parsed prompt: text and the variables to fill in. */
export type PromptPart = { kind: 'text'; text: string } | { kind: 'variable'; name: string; source: string }

const MARK = /\\\{\{|\{\{([^{}\n]{1,50})\}\}/gu

/**
 * The parts of a prompt, in order. `{{name}}` is a variable: 1 to 50 characters without braces and line breaks, outer
 * spaces ignored. `\{{` stands for two literal braces. Any other braces are text.
 */
export function parsePrompt(content: string): PromptPart[] {
  const parts: PromptPart[] = []
  let from = 0
  const text = (piece: string) => {
    const last = parts.at(-1)
    if (piece === '') return
    if (last?.kind === 'text') last.text += piece
    else parts.push({ kind: 'text', text: piece })
  }
  for (const match of content.matchAll(MARK)) {
    text(content.slice(from, match.index))
    const [source] = match
    const name = match[1]?.trim()
    if (match[1] === undefined) text('{{')
    else if (name === undefined || name === '') text(source)
    else parts.push({ kind: 'variable', name, source })
    from = match.index + source.length
  }
  text(content.slice(from))
  return parts
}

/** The variables of a prompt, each once, in the order of their first occurrence. */
export function variablesOf(content: string): string[] {
  return [...new Set(parsePrompt(content).flatMap((part) => (part.kind === 'variable' ? [part.name] : [])))]
}

/**
 * The prompt with its variables filled in. Values are inserted literally and not parsed again, so braces in them stay
 * braces. A variable without a value stays as written.
 */
export function fillPrompt(content: string, values: ReadonlyMap<string, string>): string {
  return parsePrompt(content)
    .map((part) => (part.kind === 'text' ? part.text : values.get(part.name) || part.source))
    .join('')
}

/**
 * Whether `text` is this prompt with any text, or none, in place of each variable: this tells a saved prompt from other
 * text. The time is proportional to the length of the text.
 */
export function isFilled(content: string, text: string): boolean {
  const parts = parsePrompt(content)
  const literals = parts.flatMap((part) => (part.kind === 'text' ? [part.text] : []))
  if (literals.length === parts.length) return text === literals.join('')
  const head = parts[0]?.kind === 'text' ? (literals.shift() ?? '') : ''
  const tail = parts.at(-1)?.kind === 'text' ? (literals.pop() ?? '') : ''
  if (text.length < head.length + tail.length || !text.startsWith(head) || !text.endsWith(tail)) return false
  const end = text.length - tail.length
  let from = head.length
  for (const literal of literals) {
    const at = text.indexOf(literal, from)
    if (at === -1 || at + literal.length > end) return false
    from = at + literal.length
  }
  return true
}
