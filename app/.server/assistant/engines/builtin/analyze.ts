import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Length } from '#app/domain/assistant/options.ts'
import { kindOf } from '#app/domain/check/finding.ts'
import { NO_ENTRIES, type PersonalDictionary, withoutPersonal } from '#app/domain/check/personal.ts'
import { countCharacters } from '#app/domain/text.ts'
import { readingSeconds } from '#app/domain/writing/analysis/reading-time.ts'
import { type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { oneLine, type Span, splitSentences, words } from '#app/domain/writing/sentences.ts'
import { headingsFor, labelled, section, sections } from './headings.ts'
import { partsOf, readable } from './readable.ts'
import { keyTerms } from './terms.ts'
import type { Tools } from './tools.ts'

const DEPTH = {
  small: { terms: 5, issues: 5 },
  medium: { terms: 8, issues: 10 },
  large: { terms: 12, issues: 20 },
} as const

/** Counts, reading time, sentence length and key terms in any language, mistakes in five; tone, voice and facts in English. */
export async function analyze(
  text: string,
  language: string | undefined,
  { length, personal = NO_ENTRIES }: { length: Length; personal?: PersonalDictionary | undefined },
  tools: Tools,
  step: Step,
): Promise<string> {
  const sentences = splitSentences(text, language)
  const parts = [overview(text, sentences, language), styleFigures(sentences, language)]
  const english = language === 'en'
  if (english) {
    parts.push(...(await englishFigures(text, sentences, tools, step)))
  }
  const terms =
    language === undefined
      ? []
      : keyTerms(text, language, DEPTH[length].terms, english ? await nounTest(text, tools) : undefined)
  parts.push(
    section(
      headingsFor(language ?? 'en').keyTerms,
      terms.map(({ term, count }) => `• ${term} (${count})`),
    ),
  )
  const names = new Set<string>()
  if (english) {
    const things = await namedThings(text, tools)
    parts.push(facts(things, length))
    // Words that were just listed as names are not misspellings.
    for (const name of [things.people, things.places, things.organizations].flat())
      for (const word of words(name)) names.add(word)
  }
  step()
  const known = knownLanguage(language ?? '')
  if (known !== null)
    parts.push(await mistakes(text, known, { most: DEPTH[length].issues, names, personal }, tools, step))
  return sections(parts)
}

/** Accepts topics: in English only nouns and the adjectives before them. */
export async function nounTest(text: string, tools: Tools): Promise<(word: string, last: boolean) => boolean> {
  const tokens = (await tools.tagger()).tag(text)
  const nouns = new Set(tokens.filter((token) => /^(?:NOUN|PROPN)$/.test(token.part)).map((token) => token.text))
  const adjectives = new Set(tokens.filter((token) => token.part === 'ADJ').map((token) => token.text))
  return (word, last) => nouns.has(word) || (!last && adjectives.has(word))
}

function overview(text: string, sentences: readonly Span[], language: string | undefined): string {
  const h = headingsFor(language ?? 'en')
  const line = (label: string, value: string | number) => labelled(language ?? 'en', label, value)
  const count = words(text).length
  const paragraphs = text.split(/\n\s*\n/).filter((part) => part.trim() !== '').length
  const seconds = Math.max(1, readingSeconds(count))
  const time =
    seconds < 60 ? `${seconds} ${h.seconds}` : `${Math.floor(seconds / 60)} ${h.minutes} ${seconds % 60} ${h.seconds}`
  return section(h.overview, [
    ...(language === undefined ? [] : [line(h.language, languageName(language))]),
    line(h.words, count),
    line(h.sentences, sentences.length),
    line(h.paragraphs, paragraphs),
    line(h.characters, countCharacters(text)),
    line(h.reading, time),
  ])
}

function languageName(language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'language', fallback: 'code' }).of(language) ?? language
}

function styleFigures(sentences: readonly Span[], language: string | undefined): string {
  const h = headingsFor(language ?? 'en')
  const lengths = sentences.map((sentence) => words(sentence.text).length)
  const total = lengths.reduce((sum, each) => sum + each, 0)
  if (total === 0) return ''
  const amount = (count: number) =>
    `${count.toLocaleString(language ?? 'en')} ${count === 1 ? h.wordUnit : h.wordsUnit}`
  const all = sentences.flatMap((sentence) => words(sentence.text).map((word) => word.toLowerCase()))
  const line = (label: string, value: string | number) => labelled(language ?? 'en', label, value)
  return section(h.style, [
    line(h.averageSentence, amount(Math.round((total / lengths.length) * 10) / 10)),
    line(h.longestSentence, amount(Math.max(...lengths))),
    line(h.longSentences, lengths.filter((each) => each > 25).length),
    line(h.diversity, `${Math.round((new Set(all).size / all.length) * 100)} %`),
  ])
}

async function englishFigures(text: string, sentences: readonly Span[], tools: Tools, step: Step): Promise<string[]> {
  const tagger = await tools.tagger()
  step()
  const measured = tagger.readingEase(text)
  // The scale is meant for 0 to 100, but a very long sentence can give -900.
  const ease = measured === undefined ? undefined : Math.max(0, Math.min(100, measured))
  const passive = sentences.filter((sentence) => isPassive(tagger.tag(sentence.text)))
  step()
  const tones = sentences.map((sentence) => tagger.sentiment(sentence.text))
  const mean = tones.length === 0 ? 0 : tones.reduce((sum, each) => sum + each, 0) / tones.length
  const lines = [
    ...(ease === undefined ? [] : [`Flesch reading ease: ${ease} (${easeName(ease)})`]),
    `Passive sentences: ${passive.length} of ${sentences.length}`,
  ]
  const tone = [`Overall: ${toneName(mean)} (${mean.toFixed(2)})`]
  const sorted = tones.map((value, at) => ({ value, at })).sort((left, right) => right.value - left.value)
  const [best] = sorted
  const worst = sorted.at(-1)
  if (best !== undefined && best.value > 0.5) tone.push(`Most positive: ${clip(sentences[best.at]?.text)}`)
  if (worst !== undefined && worst.value < -0.5) tone.push(`Most negative: ${clip(sentences[worst.at]?.text)}`)
  return [section('Readability', lines), section('Tone', tone)]
}

function isPassive(tokens: readonly { text: string; part: string; lemma: string }[]): boolean {
  return tokens.some((token, at) => {
    if (token.part !== 'AUX' || !/^(?:is|are|was|were|be|been|being)$/i.test(token.text)) return false
    const next = tokens[at + 1]?.part === 'ADV' ? tokens[at + 2] : tokens[at + 1]
    return (
      next !== undefined && next.part === 'VERB' && next.text.toLowerCase() !== next.lemma && !/ing$/i.test(next.text)
    )
  })
}

function easeName(ease: number): string {
  if (ease >= 80) return 'easy'
  if (ease >= 60) return 'plain English'
  if (ease >= 50) return 'fairly difficult'
  return ease >= 30 ? 'difficult' : 'very difficult'
}

function toneName(value: number): string {
  if (value > 0.15) return 'positive'
  return value < -0.15 ? 'negative' : 'neutral'
}

export type NamedThings = {
  people: string[]
  places: string[]
  organizations: string[]
  dates: string[]
  amounts: string[]
}

/** Names found by compromise, dates and amounts found by wink; each once, in order. */
export async function namedThings(text: string, tools: Tools): Promise<NamedThings> {
  const [{ default: nlp }, tagger] = await Promise.all([import('compromise'), tools.tagger()])
  const docs = partsOf(readable(text)).map((part) => nlp(part.text))
  const list = (of: (doc: (typeof docs)[number]) => { out(kind: 'array'): unknown }) =>
    unique(docs.flatMap((doc) => of(doc).out('array') as string[]).map(trimmedName))
  const entities = tagger.entities(text)
  const of = (...types: string[]) =>
    unique(entities.filter((entity) => types.includes(entity.type)).map((entity) => oneLine(entity.text)))
  const people = list((doc) => doc.people()).filter((name) => /\s/.test(name) && /^\p{Lu}/u.test(name))
  return {
    people,
    places: list((doc) => doc.places()).filter((name) => /^\p{Lu}/u.test(name)),
    organizations: list((doc) => doc.organizations()).filter((name) => /^\p{Lu}/u.test(name) && !people.includes(name)),
    dates: of('DATE', 'TIME', 'DURATION').filter(
      (date) => !/^(?:the )?(?:year|month|week|day|time|hour|minute)s?$/i.test(date),
    ),
    amounts: of('MONEY', 'PERCENT'),
  }
}

const trimmedName = (name: string) => oneLine(name).replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$|['’]s$/gu, '')
const unique = (list: readonly string[]) => [...new Set(list.filter((each) => each !== ''))]

function facts(things: NamedThings, length: Length): string {
  const most = length === 'large' ? 12 : 6
  const line = (name: string, list: readonly string[]) =>
    list.length === 0 ? [] : [`${name}: ${list.slice(0, most).join('; ')}`]
  return section('Names, dates and amounts', [
    ...line('People', things.people),
    ...line('Places', things.places),
    ...line('Organizations', things.organizations),
    ...line('Dates', things.dates),
    ...line('Amounts', things.amounts),
  ])
}

/** The mistakes that the check finds, likeliest replacement first. */
async function mistakes(
  text: string,
  language: KnownLanguage,
  { most, names, personal }: { most: number; names: ReadonlySet<string>; personal: PersonalDictionary },
  tools: Tools,
  step: Step,
): Promise<string> {
  const h = headingsFor(language)
  const { findings, spelling } = await tools.proofreader()({ text, language }, step)
  const unread = spelling ? [] : [h.noDictionary]
  const points = [...text]
  const found = withoutPersonal(text, findings, personal)
    .filter(({ family }) => kindOf(family) === 'mistake')
    .map(({ start, end, replacements }) => ({ problem: points.slice(start, end).join(''), replacements }))
    .filter(({ problem }) => !names.has(problem))
  if (found.length === 0) return section(h.mistakes, [h.noMistakes, ...unread])
  const lines = found.slice(0, most).map(({ problem: whole, replacements }) => {
    const problem = clip(whole)
    const [instead] = replacements
    return instead ? `• “${problem}” → “${oneLine(instead)}”` : `• “${problem}”`
  })
  if (found.length > most) lines.push(`… +${found.length - most}`)
  return section(`${h.mistakes} (${found.length})`, [...lines, ...unread])
}

function clip(text = ''): string {
  const line = oneLine(text)
  return line.length > 140 ? `${line.slice(0, 137)}…` : line
}
