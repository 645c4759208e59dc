import type { Step } from '#app/.server/text-work/protocol.ts'
import { oneLine, splitSentences } from '#app/domain/writing/sentences.ts'
import { EVERYDAY } from './everyday.ts'
import type { Token } from './tagger.ts'
import { contentStems, isStopword } from './terms.ts'
import type { Tools } from './tools.ts'
import type { PartOfSpeech } from './word-forms.ts'
import type { Sense, WordNet } from './wordnet.ts'

export type Entry = { term: string; definition: string; sentence: string; end: number }
type Candidate = { term: string; base: string; part: PartOfSpeech; sentence: string; end: number; rarity: number }

const PARTS: Readonly<Record<string, PartOfSpeech>> = { NOUN: 'noun', VERB: 'verb', ADJ: 'adj' }
/** Senses in WordNet that a general reader hardly ever means. */
const DISTRUSTED = /\b(?:head of state|genus|family of|slang for|obscene|ethnic slur|offensive|vulgar|disparaging)\b/i

/**
 * The rarest words and fixed terms of a text, each with the likeliest sense that WordNet has for it. The commonest one is right
 * in about 68 % of cases (references), so it is always shown with a caution.
 */
export async function glossary(text: string, limit: number, tools: Tools, step: Step): Promise<Entry[]> {
  const tagger = await tools.tagger()
  const wordnet = tools.wordnet()
  const found = new Map<string, Candidate>()
  for (const sentence of splitSentences(text)) {
    const tokens = tagger.tag(sentence.text)
    for (const candidate of candidates(tokens, sentence.text, sentence.start, wordnet)) {
      if (!found.has(candidate.base)) found.set(candidate.base, candidate)
    }
  }
  step()
  const rarest = [...found.values()]
    .sort((left, right) => right.rarity - left.rarity || left.end - right.end)
    .slice(0, limit)
  const textStems = new Set(contentStems(text, 'en'))
  const entries: Entry[] = []
  for (const candidate of rarest) {
    step()
    const sense = likelySense(wordnet.senses(candidate.base, candidate.part), candidate.base, textStems)
    if (sense === undefined) continue
    entries.push({
      term: candidate.term,
      definition: readable(sense.gloss),
      sentence: candidate.sentence,
      end: candidate.end,
    })
  }
  return entries.sort((left, right) => left.end - right.end)
}

function candidates(tokens: readonly Token[], sentence: string, offset: number, wordnet: WordNet): Candidate[] {
  const list: Candidate[] = []
  const covered = new Set<number>()
  for (const [at, token] of tokens.entries()) {
    const next = tokens[at + 1]
    if (next === undefined || !/^(?:NOUN|ADJ|VERB)$/.test(token.part) || next.part !== 'NOUN') continue
    if (sentence.slice(token.end, next.start) !== ' ') continue
    const base = [next.text.toLowerCase(), ...wordnet.bases(next.text, 'noun')]
      .map((noun) => `${token.text.toLowerCase()} ${noun}`)
      .find((pair) => wordnet.has(pair, 'noun'))
    if (base === undefined || wordnet.frequency(base) > 10) continue
    covered.add(at).add(at + 1)
    list.push({
      term: base,
      base,
      part: 'noun',
      sentence,
      end: offset + next.end,
      rarity: 6 - Math.log1p(wordnet.frequency(base)),
    })
  }
  for (const [at, token] of tokens.entries()) {
    const part = PARTS[token.part]
    if (part === undefined || covered.has(at) || token.text.length < 5 || isStopword(token.text, 'en')) continue
    if (/\p{Lu}/u.test(token.text) && at > 0) continue
    const base = baseOf(token, part, wordnet)
    if (base === undefined || EVERYDAY.has(base)) continue
    const frequency = wordnet.frequency(base)
    if (frequency > 4) continue
    const long = Math.min(base.length, 14) / 14
    list.push({
      term: base,
      base,
      part,
      sentence,
      end: offset + token.end,
      rarity: 5 - 1.5 * Math.log1p(frequency) + long + (part === 'noun' ? 0.6 : 0),
    })
  }
  return list
}

function baseOf(token: Token, part: PartOfSpeech, wordnet: WordNet): string | undefined {
  const lemma = token.lemma.toLowerCase()
  if (/^(?:specie|new|mean|serie|datum)$/.test(lemma)) return undefined
  // An adjective made from a common verb or noun ("warming", "colourful") needs no definition.
  if (part === 'adj' && /(?:ing|ed|ful|less|ly|able|er|est|ous|al|y)$/.test(lemma)) return undefined
  if (part === 'verb' || part === 'noun') {
    const kin = [
      lemma.replace(/(?:ing|er|ers|ness|ment|ly|y|ion|ation|al|age)$/, ''),
      lemma.replace(/(?:ing|er|or|ion|ation|al|age)$/, 'e'),
    ].filter((each) => each !== lemma)
    if (kin.some((each) => each.length > 2 && wordnet.frequency(each) > 15)) return undefined
  }
  return wordnet.has(lemma, part) ? lemma : wordnet.bases(token.text, part)[0]
}

/** The sense whose definition shares most words with the text, its own word aside; among equals the commonest. */
function likelySense(senses: readonly Sense[], word: string, textStems: ReadonlySet<string>): Sense | undefined {
  const own = new Set(contentStems(word, 'en'))
  const shared = (gloss: string) =>
    new Set(contentStems(gloss, 'en').filter((stem) => textStems.has(stem) && !own.has(stem))).size
  return senses
    .filter((sense) => !DISTRUSTED.test(sense.gloss))
    .slice(0, 8)
    .map((sense) => ({ sense, score: shared(sense.gloss) }))
    .sort((left, right) => right.score - left.score)[0]?.sense
}

/** A long gloss, cut at a semicolon or colon. */
function readable(gloss: string): string {
  const line = oneLine(gloss)
  if (line.length <= 140) return line
  const cut = line.slice(0, 140).search(/[;:](?=[^;:]*$)/)
  return cut > 40 ? line.slice(0, cut) : `${line.slice(0, 137).replace(/[\s,]+\S*$/, '')} …`
}
