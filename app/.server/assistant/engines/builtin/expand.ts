import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Length } from '#app/domain/assistant/options.ts'
import { oneLine, splitSentences, withoutMarker, words } from '#app/domain/writing/sentences.ts'
import type { Note } from '../engine.ts'
import { isVital } from './duties.ts'
import { section, sections } from './headings.ts'
import { legalWords } from './legal-words/index.ts'
import { isPersonal, proseOf } from './letters.ts'
import { summarize } from './summarize.ts'

const SIZE = {
  small: { questions: 3, general: 1 },
  medium: { questions: 6, general: 2 },
  large: { questions: 10, general: 3 },
} as const

/** A text with this number of legal words is a legal one. */
const LEGAL_FROM = 2
/** The largest share of its sentences that outlines a text. */
const OUTLINE_MAX = 0.6
/** A shorter text needs no outline. */
const OUTLINED_FROM = 4
/** A single question of the text's own and those that suit every text are worth no credit. */
const QUESTIONS_MIN = 2
const GENERAL = [
  'Who is this text for, and what should they do after reading it?',
  'Which example would make the main point concrete?',
  'What speaks against the main point, and what is the answer?',
]
const GENERAL_OF_LETTERS = [
  'What should the reader do after reading it, and by when?',
  'What does the reader not know yet, and needs for that?',
]

/**
 * An outline of the text and the questions that it leaves open, for its writer. It writes nothing into the
 * text. English only. Undefined if the text leaves no question open that is its own.
 */
export function expand(text: string, length: Length, step: Step): { text: string; notes: Note[] } | undefined {
  const size = SIZE[length]
  const prose = proseOf(text)
  const sentences = splitSentences(prose.text).map((sentence) => withoutMarker(oneLine(sentence.text)))
  step()
  const isLegal = legalWords(prose.text, 'en', LEGAL_FROM).length >= LEGAL_FROM
  const isLetter = prose.isLetter || isPersonal(prose.text)
  const ask = (sentence: string) => {
    if (isLetter) return askedOfLetter(sentence)
    return isVital(sentence, 'en') ? [] : questionsAbout(sentence, isLegal)
  }
  const questions = [...new Set(sentences.flatMap(ask))]
  if (questions.length < QUESTIONS_MIN) return undefined
  const picked = summarize(text, 'en', 'large', 500).sentences ?? []
  // Nearly all of the sentences outline nothing.
  const points = sentences.length < OUTLINED_FROM || picked.length >= sentences.length * OUTLINE_MAX ? [] : picked
  const general = isLetter ? GENERAL_OF_LETTERS : GENERAL
  return {
    text: sections([
      section(
        'Outline',
        points.map((point) => `• ${point}`),
      ),
      section(
        'Questions to answer',
        [...questions.slice(0, size.questions), ...general.slice(0, size.general)].map((question) => `• ${question}`),
      ),
    ]),
    notes: [{ key: 'notes.expandOutline' }],
  }
}

/** Questions that a sentence leaves open: the source of a figure, the basis of a guess, who "some" are. */
function questionsAbout(sentence: string, isLegal: boolean): string[] {
  const quoted = quote(sentence)
  const questions: string[] = []
  const figure =
    /[$€£]\s?\d[\d.,]{0,24}(?:\s(?:million|billion|thousand))?|\d[\d.,]{0,24}\s?(?:%|percent|per cent|million|billion|thousand)|(?<![:\d+/.,-])(?<!\d\s)\b\d[\d.,]{0,24}\b(?=\s(?!(?:is|are|was|were|has|and|or|to|at)\b)\p{Ll})/u.exec(
      sentence,
    )
  // The sums of a contract and the measures of a recipe have no source.
  if (figure !== null && !isLegal && !MEASURED.test(sentence.slice(figure.index, figure.index + 60)))
    questions.push(
      `Where does the figure “${figure[0].replace(/[.,]$/, '')}” come from, and how does it compare? (${quoted})`,
    )
  const group = /\b(?:most|many|some|several) (?:of the )?(\p{Ll}{3,}s|people)\b/iu.exec(sentence)
  if (group !== null) questions.push(`Which ${group[1]}, and who disagrees? (${quoted})`)
  // In a contract "may" is a right and no guess.
  if (!isLegal && /\b(?:could|may|might|perhaps|probably|likely|possibly|seems?|appears?)\b/i.test(sentence))
    questions.push(`How likely is this, and what would show it? (${quoted})`)
  if (/\bbecause\b|\bdue to\b|\btherefore\b|\bas a result\b/i.test(sentence))
    questions.push(`What else could explain it? (${quoted})`)
  if (/\b(?:should|must|need to|needs to|have to)\b/i.test(sentence) && !DATED.test(sentence))
    questions.push(`Who has to do this, by when, and what if not? (${quoted})`)
  return questions
}

/** What a letter leaves open: a request without a date, a feeling without a reason, a thing without a name. */
const LETTER_ASKS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:please|could you|can you|would you|must|need to|needs to|have to|should)\b/i, 'Who does this, and by when?'],
  [/\b(?:soon|later|shortly|at some point|in the near future|next time)\b/i, 'When exactly?'],
  [/\b(?:some|several|a few|many|a lot of|various)\b/i, 'Which ones, and how many?'],
  [
    /\b(?:problems?|issues?|delay(?:ed|s)?|mistakes?|complaints?|broken|wrong)\b/i,
    'What happened exactly, and what would put it right?',
  ],
]
const DATED =
  /\d|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|tonight|noon|january|february|march|april|june|july|august|september|october|november|december)\b/i

const MEASURED =
  /^[\d.,]+ ?(?:g|kg|ml|l|litres?|liters?|cups?|spoons?|min|mins|minutes?|am|pm|a\.m|p\.m|o['’]clock|years?|months?|hours?|days?|weeks?|degrees)\b/i

function askedOfLetter(sentence: string): string[] {
  if (DATED.test(sentence)) return []
  return LETTER_ASKS.flatMap(([sign, ask]) => (sign.test(sentence) ? [`${ask} (${quote(sentence)})`] : []))
}

function quote(sentence: string): string {
  const list = words(sentence)
  if (list.length <= 8) return `“${sentence.replace(/[.!?]$/, '')}”`
  const eighth = list[7] ?? ''
  let at = 0
  for (const word of list.slice(0, 8)) at = sentence.indexOf(word, at) + word.length
  return eighth === '' ? '' : `“${sentence.slice(0, at)}…”`
}
