import type { Family } from '#app/domain/check/finding.ts'
import type { Draft } from './draft.ts'
import type { Token } from './token.ts'

/** What a language brings to its patterns: classes of words by name, and forms that a replacement can ask for. */
export type Words = {
  classes: Readonly<Record<string, (token: Token) => boolean>>
  forms?: Readonly<Record<string, (token: Token, list: readonly Token[], at: number) => string | undefined>>
}

type Item = { test(token: Token | undefined): boolean; isOptional: boolean; isNegative: boolean }
type Pattern = {
  left: Item[]
  core: Item[]
  right: Item[]
  /** The first item as it is written. */
  first: string
  literals: string[] | undefined
  instead: string[]
  /** By the word found, if the words of the first item and the replacements stand in pairs. */
  paired: ReadonlyMap<string, string> | undefined
  sure: boolean
}
export type PatternGroup = { family: Family; rule: string; lines: string }
export type Patterns = (list: readonly Token[], text: string) => Draft[]

/**
 * Compiles the rules of a language. A line is a context with one bracket: `much|far more [then>than]`. Items are words in lower
 * case, `{class}` of the language, `#` (start of a clause) or `.` (its end), with `|` between alternatives; `?` after an item
 * makes it optional, `^` before it forbids it there. In the replacement `~form` asks for a form of the word in its place, `=`
 * keeps it, nothing deletes, and `/` divides alternatives, likeliest first; if `|` divides both sides, they are pairs. A line that begins with `?` is shown only. Matching
 * takes time proportional to the tokens, since no pattern repeats.
 */
export function compilePatterns(groups: readonly PatternGroup[], words: Words): Patterns {
  const byWord = new Map<string, Entry[]>()
  /** The others by their first item, which is tried once for all of them. */
  const byClass = new Map<string, Entry[]>()
  let order = 0
  for (const group of groups) {
    for (const line of group.lines.split('\n')) {
      if (line.trim() === '') continue
      const entry = { pattern: patternOf(line.trim(), words), group, order }
      order += 1
      for (const word of entry.pattern.literals ?? []) addTo(byWord, word, entry)
      if (entry.pattern.literals === undefined) addTo(byClass, entry.pattern.first, entry)
    }
  }
  return (list) => {
    const found: Draft[] = []
    for (const [at, token] of list.entries()) {
      const others: Entry[] = []
      for (const entries of byClass.values()) if (entries[0]?.pattern.core[0]?.test(token)) others.push(...entries)
      others.sort((one, other) => one.order - other.order)
      for (const { pattern, group } of [...(byWord.get(token.lower) ?? []), ...others]) {
        const draft = draftAt(pattern, group, { list, at, words })
        if (draft !== undefined) found.push(draft)
      }
    }
    return found
  }
}

type Entry = { pattern: Pattern; group: PatternGroup; order: number }

function addTo(index: Map<string, Entry[]>, key: string, entry: Entry): void {
  const known = index.get(key)
  if (known === undefined) index.set(key, [entry])
  else known.push(entry)
}

function patternOf(line: string, words: Words): Pattern {
  const sure = !line.startsWith('?')
  const parts = /^\??([^[\]]*)\[([^>\]]*)>([^\]]*)\]([^[\]]*)$/.exec(line)
  if (parts === null) throw new Error(`not a pattern: ${line}`)
  const [, left = '', core = '', instead = '', right = ''] = parts
  const items = (side: string) => side.split(' ').filter(Boolean)
  const first = items(core)[0] ?? ''
  // Behind an item that must not be there nothing can be compared.
  if (
    items(right)
      .slice(0, -1)
      .some((item) => item.startsWith('^'))
  )
    throw new Error(`not the last item: ${line}`)
  return {
    left: items(left)
      .map((item) => itemOf(item, words))
      .reverse(),
    core: items(core).map((item) => itemOf(item, words)),
    right: items(right).map((item) => itemOf(item, words)),
    first,
    literals: /[{#^]/.test(first) ? undefined : first.split('|'),
    instead: instead.split('/'),
    paired: pairsOf(core, instead),
    sure,
  }
}

/** `[effects|effect>affects|affect]`: each word has its own replacement. With more items the first ones are paired. */
function pairsOf(core: string, instead: string): ReadonlyMap<string, string> | undefined {
  if (!instead.includes('|')) return undefined
  const isSingle = !core.trim().includes(' ')
  const [first = '', ...rest] = isSingle ? [instead] : instead.split(' ')
  const [words, rights] = [core.trim().split(' ')[0]?.split('|') ?? [], first.split('|')]
  if (words.length !== rights.length) throw new Error(`not as many replacements as words: ${core}>${instead}`)
  return new Map(words.map((word, at) => [word, [rights[at] ?? '', ...rest].join(' ')]))
}

function itemOf(written: string, words: Words): Item {
  const isOptional = written.length > 1 && written.endsWith('?')
  const isNegative = written.startsWith('^')
  const tests = written
    .slice(isNegative ? 1 : 0, isOptional ? -1 : undefined)
    .split('|')
    .map((each): ((token: Token | undefined) => boolean) => {
      if (each === '#' || each === '.') return (token) => token === undefined || /^[.,;:!?()"“”–—…]$/.test(token.text)
      const name = /^\{(.+)\}$/.exec(each)?.[1]
      if (name === undefined) return (token) => token?.lower === each
      const test = words.classes[name]
      if (test === undefined) throw new Error(`no such class of words: ${name}`)
      return (token) => token !== undefined && test(token)
    })
  return { test: (token) => tests.some((test) => test(token)), isOptional, isNegative }
}

type Place = { list: readonly Token[]; at: number; words: Words }

function draftAt(pattern: Pattern, { family, rule }: PatternGroup, place: Place): Draft | undefined {
  const { list, at } = place
  const end = at + pattern.core.length
  if (!pattern.core.every((item, offset) => item.test(list[at + offset]))) return undefined
  if (!follows(pattern.right, list, end, 1) || !follows(pattern.left, list, at - 1, -1)) return undefined
  const [first, last] = [list[at], list[end - 1]]
  if (first === undefined || last === undefined) return undefined
  const pair = pattern.paired?.get(first.lower)
  const replacements = (pair === undefined ? pattern.instead : pair.split('/')).flatMap(
    (each) => replacementOf(each, end, place) ?? [],
  )
  const found = list
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ')
  if (replacements[0] === undefined || replacements[0] === found) return undefined
  return { start: first.start, end: last.end, family, rule, replacements, sure: pattern.sure }
}

/** Whether the items follow from `at` in one direction. Each optional item is tried in and out, and there are few of them. */
function follows(items: readonly Item[], list: readonly Token[], at: number, step: 1 | -1): boolean {
  const [item, ...rest] = items
  if (item === undefined) return true
  if (item.isNegative) return !item.test(list[at]) && follows(rest, list, at, step)
  if (item.test(list[at]) && follows(rest, list, at + step, step)) return true
  return item.isOptional && follows(rest, list, at, step)
}

function replacementOf(instead: string, end: number, { list, at, words }: Place): string | undefined {
  const pieces = instead.split(' ').filter(Boolean)
  const forms = pieces.map((piece, offset) => {
    const token = list[Math.min(at + offset, end - 1)]
    if (piece === '=') return token?.text
    const index = /^=(\d)/.exec(piece)?.[1]
    const source = index === undefined ? token : list[at + Number(index)]
    const name = /~(\w+)$/.exec(piece)?.[1]
    if (name === undefined) return index === undefined ? piece : source?.text
    return source && words.forms?.[name]?.(source, list, index === undefined ? at + offset : at + Number(index))
  })
  if (forms.some((form) => form === undefined)) return undefined
  return likeFirst(forms.join(' '), list[at]?.text ?? '')
}

/** Begins with a capital if the replaced words do. */
export function likeFirst(word: string, model: string): string {
  if (/^\p{Lu}{2,}$/u.test(model) && model.length > 2) return word.toUpperCase()
  return /^\p{Lu}/u.test(model) && model !== 'I' ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
