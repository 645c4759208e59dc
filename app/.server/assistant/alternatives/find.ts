import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Tone } from '#app/domain/assistant/alternatives.ts'
import type { Glossary } from '#app/domain/library/glossary.ts'
import { knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { splitSentences } from '#app/domain/writing/sentences.ts'
import { readLanguage } from '../engines/builtin/language.ts'
import type { Tools } from '../engines/builtin/tools.ts'
import { synonymsIn } from './synonyms.ts'
import { wordingsOf } from './wordings.ts'

export type FindInput = {
  text: string
  /** Code points. */
  start: number
  end: number
  kind: 'sentence' | 'word'
  /** The language that the person chose. */
  language?: string | undefined
  /** The language of a text that is too short to tell. */
  likely?: string | undefined
  /** The glossary of the workspace. */
  glossary?: Glossary | undefined
}

/** Places count code points of the text. `language` is null if it is not known. */
export type Found = {
  language: string | null
  alternatives: { start: number; end: number; text: string; tone: Tone | null }[]
}

/** Finds other wordings of a sentence in five languages by rules, and synonyms of an English word in a dictionary. */
export async function findAlternatives(input: FindInput, tools: Tools, step: Step): Promise<Found> {
  step()
  const points = [...input.text]
  const reading = readLanguage(input.text)
  const language = input.language ?? (reading.unsure ? input.likely : reading.language) ?? null
  const known = knownLanguage(language)
  if (known === null || (input.kind === 'word' && known !== 'en')) return { language, alternatives: [] }
  const before = points.slice(0, input.start).join('')
  const passage = points.slice(input.start, input.end).join('')
  const lead = passage.length - passage.trimStart().length
  const at = { start: before.length + lead, end: before.length + lead + passage.trim().length }
  if (input.kind === 'sentence') {
    const found = await wordingsOf(passage.trim(), known, tools, step, input.glossary)
    const place = { start: input.start + lead, end: input.start + lead + [...passage.trim()].length }
    return { language, alternatives: found.map((one) => ({ ...place, ...one })) }
  }
  const sentence = splitSentences(input.text).find(({ start, end }) => start <= at.start && at.end <= end)
  if (sentence === undefined) return { language, alternatives: [] }
  const inSentence = { start: at.start - sentence.start, end: at.end - sentence.start }
  const synonyms = synonymsIn(sentence.text, inSentence, { tagger: await tools.tagger(), wordnet: tools.wordnet() })
  const pointsTo = (units: number) => [...input.text.slice(0, sentence.start + units)].length
  return {
    language,
    alternatives: synonyms.map(({ start, end, text }) => ({
      ...{ start: pointsTo(start), end: pointsTo(end), text, tone: null },
    })),
  }
}
