import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Length } from '#app/domain/assistant/options.ts'
import { isGivenName, isSurname } from '#app/domain/writing/given-names.ts'
import { oneLine, splitSentences, withoutMarker, words } from '#app/domain/writing/sentences.ts'
import { peopleIn } from '../../hiding/people.ts'
import type { Note } from '../engine.ts'
import { namedThings, nounTest } from './analyze.ts'
import { isVital } from './duties.ts'
import { glossary } from './glossary.ts'
import { section, sections } from './headings.ts'
import { legalWords } from './legal-words/index.ts'
import { isPersonal, proseOf } from './letters.ts'
import { contentStems, keyTerms } from './terms.ts'
import type { Tools } from './tools.ts'
import type { WordNet } from './wordnet.ts'

const SIZE = {
  small: { topics: 4, claims: 3, terms: 2 },
  medium: { topics: 6, claims: 6, terms: 4 },
  large: { topics: 10, claims: 12, terms: 6 },
} as const
/** A text with this number of legal words is a legal one. */
const LEGAL_FROM = 2
const HEDGE =
  /\b(?:could|may|might|perhaps|probably|likely|possibly|reportedly|allegedly|seems?|appears?|believes?|thinks?|claims? (?:that|to)|suggests?|expected|estimated|experts|studies|scientists|researchers)\b/i

const SHARE = /\d\s?(?:%|percent|per cent|million|billion)/i
/** A share, a sum, a count of things or a year; no date, no floor and no weight. */
const FIGURE =
  /\d\s?(?:%|percent|per cent|million|billion|thousand|times)|[$€£]\s?\d|(?<![\d.:,/-])\d[\d,.]{0,12} (?!(?:am|pm|hours|minutes|days|weeks|degrees|litres|liters|grams|spoons|cups)\b)\p{Ll}{3,20}s\b|\b(?:in|since|until) (?:1[5-9]|20)\d\d\b/iu
/** From this share of instructions and warnings on, a text states no claims. */
const INSTRUCTIONS_FROM = 0.3

/** What the writer may do is no claim: "I could start in May". */
const OF_WRITER =
  /\bi(?:['’](?:m|ll|d))? (?:could|may|might|will|would|can|am|should|probably|think)\b|\bi['’](?:m|ll|d)\b/i

/** Words of a report on what is public. */
const REPORTS =
  /\b(?:percent|per cent|million|billion|revenue|company|government|minister|mayor|president|study|university|announced|reported|according to|analysts|scientists|researchers|police|court|council|election|parliament)\b/i

/** The words of a text that are only written with a capital, also within a sentence: names, whether or not they are known. */
function capitalised(prose: string): Set<string> {
  const names = new Set<string>()
  for (const sentence of splitSentences(prose)) {
    for (const word of words(sentence.text).slice(1)) if (/^\p{Lu}\p{Ll}/u.test(word)) names.add(word.toLowerCase())
  }
  for (const word of words(prose)) if (/^\p{Ll}/u.test(word)) names.delete(word)
  return names
}

/**
 * People are never searched for, since they may be private. A name of something unknown may be one; with an ordinary noun in it
 * ("Acme Robotics") it is none.
 */
function searchesFor(
  prose: string,
  topics: readonly string[],
  { people, organizations, places, dates }: Awaited<ReturnType<typeof namedThings>>,
  wordnet: WordNet,
): string[] {
  const known = wordsOf([...organizations, ...places])
  const hidden = wordsOf([
    ...people,
    ...dates,
    ...peopleIn(prose, 'en').map(({ start, end }) => prose.slice(start, end)),
  ])
  const unknown = capitalised(prose)
  const isHidden = (word: string) =>
    hidden.has(word) || (unknown.has(word) && !known.has(word) && (isGivenName(word) || isSurname(word)))
  const isOpen = (name: string) => {
    const list = [...wordsOf([name])]
    if (list.some(isHidden)) return false
    return !list.some((word) => unknown.has(word) && !known.has(word)) || list.some((word) => wordnet.has(word, 'noun'))
  }
  const open = topics.filter(isOpen)
  const about = [...organizations, ...places].filter(isOpen)
  const queries = [open.slice(0, 3).join(' '), ...about.slice(0, 2).map((name) => `${name} ${open[0] ?? ''}`.trim())]
  return [...new Set(queries)].filter((query) => query !== '')
}

const wordsOf = (list: readonly string[]) => new Set(words(list.join(' ').toLowerCase()))

/**
 * A brief made from the text alone: its topics and names, the claims that need a source, places to look, and the passages
 * nearest to a question, if there is one. No network. English only. Undefined if the text has none of these.
 */
export async function research(
  text: string,
  length: Length,
  question: string | undefined,
  tools: Tools,
  step: Step,
): Promise<{ text: string; notes: Note[] } | undefined> {
  const size = SIZE[length]
  const notes: Note[] = [{ key: 'notes.researchOffline' }]
  const { text: prose, isLetter: isMail } = proseOf(text)
  const isLetter = isMail || isPersonal(prose)
  const sentences = splitSentences(prose)
    .map((sentence) => withoutMarker(oneLine(sentence.text)))
    .filter((sentence) => words(sentence).length > 3)
  const isAsked = question !== undefined && question.trim() !== ''
  const instructions = sentences.filter((sentence) => isVital(sentence, 'en')).length
  if (!isAsked && instructions > 1 && instructions / sentences.length >= INSTRUCTIONS_FROM) return undefined
  const topics = keyTerms(prose, 'en', size.topics, await nounTest(prose, tools)).map(({ term }) => term)
  step()
  const things = await namedThings(text, tools)
  step()
  const isLegal = legalWords(prose, 'en', LEGAL_FROM).length >= LEGAL_FROM
  // The dictionary has everyday senses of legal words.
  const terms = isLetter || isLegal ? [] : await glossary(prose, size.terms, tools, step)
  // Dates and sums of a letter have no source to look for.
  const figure = isLetter || isLegal ? SHARE : FIGURE
  const figures = sentences.filter((sentence) => figure.test(sentence))
  // What may be done, or must be, is no opinion.
  const hedged = sentences.filter(
    (sentence) =>
      HEDGE.test(isLegal ? sentence.replace(/\bmay\b/gi, '') : sentence) &&
      !figures.includes(sentence) &&
      !OF_WRITER.test(sentence) &&
      !isVital(sentence, 'en'),
  )
  const names = [...things.people, ...things.organizations, ...things.places]
  const askedPassages = isAsked ? nearest(question.slice(0, 300), sentences) : []
  if (askedPassages.length > 0) notes.push({ key: 'notes.researchQuestion' })
  if (terms.length > 0) notes.push({ key: 'notes.explainSenses' })
  const checks = figures.length + hedged.length + askedPassages.length
  if (checks === 0 && (isLetter || names.length === 0)) return undefined
  // One opinion about nothing that has a name is found by its reader.
  if (checks < 2 && !isAsked && names.length + terms.length === 0 && figures.length === 0) return undefined
  const searches = isLetter ? [] : searchesFor(prose, topics, things, tools.wordnet())
  return {
    text: sections([
      section(
        'Passages nearest to your question',
        askedPassages.map((sentence) => `• ${sentence}`),
      ),
      section(
        'Topics',
        topics.map((topic) => `• ${topic}`),
      ),
      section(
        'Terms',
        terms.map(({ term, definition }) => `• ${term}: ${definition}`),
      ),
      section('Named in the text', [
        ...line('People', things.people),
        ...line('Places', things.places),
        ...line('Organizations', things.organizations),
        ...line('Dates', things.dates),
        ...line('Amounts', things.amounts),
      ]),
      section(
        'Claims to check: figures',
        figures.slice(0, size.claims).map((sentence) => `• ${sentence}`),
      ),
      section(
        'Claims to check: estimates and opinions',
        hedged.slice(0, size.claims).map((sentence) => `• ${sentence}`),
      ),
      section(
        'Questions for your sources',
        sourceQuestions(
          figures.length > 0,
          hedged.length > 0,
          isLetter || !REPORTS.test(prose) ? undefined : things.people[0],
        ),
      ),
      section(
        'Where to search',
        searches.flatMap((query) => [
          `• ${query}`,
          `  https://scholar.google.com/scholar?q=${encodeURIComponent(query)}`,
          `  https://en.wikipedia.org/w/index.php?search=${encodeURIComponent(query)}`,
        ]),
      ),
    ]),
    notes,
  }
}

const line = (name: string, list: readonly string[]) =>
  list.length === 0 ? [] : [`${name}: ${list.slice(0, 8).join('; ')}`]

function sourceQuestions(figures: boolean, hedged: boolean, person: string | undefined): string[] {
  return [
    ...(figures
      ? [
          '• Who measured each figure, when, and with which method?',
          '• Is there a newer figure, and does an independent source give the same one?',
        ]
      : []),
    ...(hedged ? ['• Who makes each estimate, and what would prove it wrong?'] : []),
    ...(person === undefined ? [] : [`• Did ${person} say or do this, and where is it on record?`]),
    '• Which source would disagree, and why?',
  ]
}

/** The three sentences that share most words with a question, nearest first; none if no word is shared. */
function nearest(question: string, sentences: readonly string[]): string[] {
  const questionStems = new Set(contentStems(question, 'en'))
  return sentences
    .filter((sentence) => words(sentence).length > 3)
    .slice(0, 120)
    .map((sentence) => ({
      sentence,
      shared: contentStems(sentence, 'en').filter((stem) => questionStems.has(stem)).length,
    }))
    .filter(({ shared }) => shared > 0)
    .sort((left, right) => right.shared - left.shared)
    .slice(0, 3)
    .map(({ sentence }) => sentence)
}
