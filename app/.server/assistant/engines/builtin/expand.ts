import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Length } from '#app/domain/assistant/options.ts'
import { oneLine, splitSentences, words } from '#app/domain/writing/sentences.ts'
import type { Note } from '../engine.ts'
import { glossary } from './glossary.ts'
import { section, sections } from './headings.ts'
import { summarize } from './summarize.ts'
import type { Tools } from './tools.ts'

const SIZE = {
  small: { terms: 2, questions: 4 },
  medium: { terms: 4, questions: 7 },
  large: { terms: 6, questions: 12 },
} as const

/** Inserts definitions into the text, adds key points and open questions. English only. Undefined if it finds none. */
export async function expand(
  text: string,
  length: Length,
  tools: Tools,
  step: Step,
): Promise<{ text: string; notes: Note[] } | undefined> {
  const size = SIZE[length]
  const terms = await glossary(text, size.terms, tools, step)
  const sentences = splitSentences(text)
  const additions = new Map<number, string>()
  for (const { term, definition, end } of terms) {
    const home = sentences.find((sentence) => end > sentence.start && end <= sentence.end)
    if (home === undefined || additions.has(home.end) || !/[.!?]$/.test(home.text)) continue
    const meaning = definition.replace(/^\([^)]*\)\s*/, '')
    additions.set(home.end, ` Here, “${term}” means ${meaning}${meaning.endsWith('…') ? '' : '.'}`)
  }
  let expanded = ''
  let at = 0
  for (const [end, addition] of [...additions].sort(([left], [right]) => left - right)) {
    expanded += text.slice(at, end) + addition
    at = end
  }
  expanded += text.slice(at)
  step()
  const points = summarize(text, 'en', 'large', 500)?.sentences ?? []
  const questions = sentences.flatMap((sentence) => questionsAbout(oneLine(sentence.text)))
  if (additions.size === 0 && points.length === 0 && questions.length === 0) return undefined
  const general = [
    'Who is this text for, and what should they do after reading it?',
    'Which example would make the main point concrete?',
    'What speaks against the main point, and what is the answer?',
  ]
  return {
    text: sections([
      section(additions.size > 0 ? 'Text with definitions' : 'Text', [expanded]),
      section(
        'Key points',
        points.map((point) => `• ${point}`),
      ),
      section(
        'Points to develop',
        [...new Set([...questions, ...general])].slice(0, size.questions).map((question) => `• ${question}`),
      ),
    ]),
    notes: [{ key: 'notes.expandOutline' }, ...(additions.size > 0 ? [{ key: 'notes.explainSenses' }] : [])],
  }
}

/** Questions that a sentence leaves open: the source of a figure, the basis of a guess, who "some" are. */
function questionsAbout(sentence: string): string[] {
  const questions: string[] = []
  const quoted = quote(sentence)
  const figure =
    /[$€£]\s?\d[\d.,]*(?:\s(?:million|billion|thousand))?|\d[\d.,]*\s?(?:%|percent|per cent|million|billion|thousand)|(?<![:\d+/.,-])(?<!\d\s)\b\d[\d.,]*\b(?=\s\p{Ll})/u.exec(
      sentence,
    )
  if (figure !== null)
    questions.push(
      `Where does the figure “${figure[0].replace(/[.,]$/, '')}” come from, and how does it compare? (${quoted})`,
    )
  const group = /\b(?:most|many|some|several) (?:of the )?(\p{Ll}{3,}s|people)\b/iu.exec(sentence)
  if (group !== null) questions.push(`Which ${group[1]}, and who disagrees? (${quoted})`)
  if (/\b(?:could|may|might|perhaps|probably|likely|possibly|seems?|appears?)\b/i.test(sentence))
    questions.push(`How likely is this, and what would show it? (${quoted})`)
  if (/\bbecause\b|\bdue to\b|\btherefore\b|\bas a result\b/i.test(sentence))
    questions.push(`What else could explain it? (${quoted})`)
  if (/\b(?:should|must|need to|needs to|have to)\b/i.test(sentence))
    questions.push(`Who has to do this, by when, and what if not? (${quoted})`)
  return questions
}

function quote(sentence: string): string {
  const list = words(sentence)
  if (list.length <= 8) return `“${sentence.replace(/[.!?]$/, '')}”`
  const eighth = list[7] ?? ''
  let at = 0
  for (const word of list.slice(0, 8)) at = sentence.indexOf(word, at) + word.length
  return eighth === '' ? '' : `“${sentence.slice(0, at)}…”`
}
