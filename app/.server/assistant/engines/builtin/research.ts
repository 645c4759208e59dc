import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Length } from '#app/domain/assistant/options.ts'
import { oneLine, splitSentences, withoutMarker, words } from '#app/domain/writing/sentences.ts'
import type { Note } from '../engine.ts'
import { namedThings, nounTest } from './analyze.ts'
import { glossary } from './glossary.ts'
import { section, sections } from './headings.ts'
import { legalWords } from './legal-words/index.ts'
import { proseOf } from './letters.ts'
import { contentStems, keyTerms } from './terms.ts'
import type { Tools } from './tools.ts'

const SIZE = {
  small: { topics: 4, claims: 3, terms: 2 },
  medium: { topics: 6, claims: 6, terms: 4 },
  large: { topics: 10, claims: 12, terms: 6 },
} as const
/** A text with this number of legal words is a legal one. */
const LEGAL_FROM = 2
const HEDGE =
  /\b(?:could|may|might|perhaps|probably|likely|possibly|reportedly|allegedly|seems?|appears?|believes?|thinks?|claims? (?:that|to)|suggests?|expected|estimated|experts|studies|scientists|researchers)\b/i

/** People are never searched for, since they may be private; from a letter nothing is. */
function searchesFor(
  topics: readonly string[],
  { people, organizations, places, dates }: Awaited<ReturnType<typeof namedThings>>,
): string[] {
  const hidden = new Set(words([...people, ...dates].join(' ').toLowerCase()))
  const open = topics.filter((topic) => !words(topic).some((word) => hidden.has(word.toLowerCase())))
  const about = [...organizations, ...places].filter(
    (name) => !words(name).some((word) => hidden.has(word.toLowerCase())),
  )
  const queries = [open.slice(0, 3).join(' '), ...about.slice(0, 2).map((name) => `${name} ${open[0] ?? ''}`.trim())]
  return [...new Set(queries)].filter((query) => query !== '')
}

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
  const { text: prose, isLetter } = proseOf(text)
  const sentences = splitSentences(prose)
    .map((sentence) => withoutMarker(oneLine(sentence.text)))
    .filter((sentence) => words(sentence).length > 3)
  const topics = keyTerms(prose, 'en', size.topics, await nounTest(prose, tools)).map(({ term }) => term)
  step()
  const things = await namedThings(text, tools)
  step()
  const isLegal = legalWords(prose, 'en', LEGAL_FROM).length >= LEGAL_FROM
  // The dictionary has everyday senses of legal words.
  const terms = isLetter || isLegal ? [] : await glossary(prose, size.terms, tools, step)
  // Dates and sums of a letter have no source to look for.
  const figure = isLetter ? /\d\s?(?:%|percent|per cent|million|billion)/i : /\d/
  const figures = sentences.filter((sentence) => figure.test(sentence))
  const hedged = sentences.filter((sentence) => HEDGE.test(sentence) && !figures.includes(sentence))
  const names = [...things.people, ...things.organizations, ...things.places]
  const askedPassages =
    question === undefined || question.trim() === '' ? [] : nearest(question.slice(0, 300), sentences)
  if (askedPassages.length > 0) notes.push({ key: 'notes.researchQuestion' })
  if (terms.length > 0) notes.push({ key: 'notes.explainSenses' })
  const checks = terms.length + figures.length + hedged.length + askedPassages.length
  if (checks === 0 && (isLetter || names.length === 0)) return undefined
  const searches = isLetter ? [] : searchesFor(topics, things)
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
        sourceQuestions(figures.length > 0, hedged.length > 0, isLetter ? undefined : things.people[0]),
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
