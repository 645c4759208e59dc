/** A prompt read as text and the places where something is filled in. */
export type PromptPart = { kind: 'text'; text: string } | { kind: 'variable'; name: string; source: string }

const MARK = /\\\{\{|\{\{([^{}\n]{1,50})\}\}/gu

/**
 * The parts of a prompt, in order. `{{name}}` is a variable: 1 to 50 characters without braces and line breaks, outer
 * spaces ignored. `\{{` is two braces as such. Whatever else holds braces is text.
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

/** The names that a prompt asks for, each once, in the order of their first place. */
export function variablesOf(content: string): string[] {
  return [...new Set(parsePrompt(content).flatMap((part) => (part.kind === 'variable' ? [part.name] : [])))]
}

/**
 * The prompt with its variables filled in. A value is put in as it is and never read again, so braces in it stay
 * braces. A variable without a value stays visible as it was written.
 */
export function fillPrompt(content: string, values: ReadonlyMap<string, string>): string {
  return parsePrompt(content)
    .map((part) => (part.kind === 'text' ? part.text : values.get(part.name) || part.source))
    .join('')
}

/**
 * Whether `text` is this prompt with something, or nothing, in the place of each variable: how a saved prompt is told
 * from any other text. Takes time in proportion to the text.
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
