import { createLexicon, type Lexicon, type VerbForm } from '../check/english/lexicon.ts'
import { matchCase } from '../engines/builtin/spelling.ts'
import type { Tagger, Token } from '../engines/builtin/tagger.ts'
import { contentStems } from '../engines/builtin/terms.ts'
import type { PartOfSpeech } from '../engines/builtin/word-forms.ts'
import type { Sense, WordNet } from '../engines/builtin/wordnet.ts'

/** A word for the place from `start` to `end` of the sentence; an article before it may have to change with it. */
export type Synonym = { start: number; end: number; text: string }

const MOST = 6
const PARTS: Readonly<Record<string, PartOfSpeech>> = { NOUN: 'noun', VERB: 'verb', ADJ: 'adj', ADV: 'adv' }
/** Senses and uses that a general reader hardly ever means, or should not be offered. */
const DISTRUSTED =
  /\b(?:head of state|genus|family of|slang|obscene|slur|offensive|vulgar|disparaging|archaic|obsolete|dialect|Scotland|sexual|informal(?:ly)? for)\b/i
/** A sense is offered from this part of the weight of the likeliest one on. */
const NEARLY = 0.45
/** What an adjective that is only similar weighs beside one that means the same. */
const SIMILAR_WEIGHT = 0.5
/** Tagged uses that a word must have to be offered. */
const LEAST_USES = 2
const LEAST_USES_SIMILAR = 5
/** How much of a word's own uses must have the sense that it stands for, and the sense that is only similar. */
const LEAST_SHARE = 0.2
const LEAST_SHARE_SIMILAR = 0.5
/** What one word that a sense shares with the sentence weighs, beside the sense's share of the word's uses. */
const SHARED_WEIGHT = 0.3
/** Words that mean something else to most readers today, or sound out of date. */
const ODD = new Set(
  'queer virgin cardinal minors minor wax squall gay lad lass maid spinster cripple retarded oriental'.split(' '),
)
const NO_SYNONYM =
  /^(?:be|have|do|go|get|make|take|not|very|more|most|much|many|here|there|now|then|also|only|just|so|too)$/

/**
 * English words that could stand in the place of one word of a sentence, the likeliest first, in the form that the place
 * asks for. None for names, function words and words whose form is not known. @see WordNet, wndb(5WN).
 * @param at the place of the word in the sentence, in UTF-16 units
 */
export function synonymsIn(
  sentence: string,
  at: { start: number; end: number },
  { tagger, wordnet }: { tagger: Tagger; wordnet: WordNet },
): Synonym[] {
  // The tagger takes many words with a capital for names; the first one of a sentence has its capital for another reason.
  const tokens = tagger.tag(at.start === 0 ? sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence)
  const index = tokens.findIndex(({ start, end }) => start === at.start && end === at.end)
  const token = tokens[index]
  if (token === undefined || !/^[A-Za-z][a-z-]*$/.test(token.text)) return []
  // A capital within a sentence marks a name.
  if (index > 0 && /^\p{Lu}/u.test(token.text) && !/[.!?:\n]/.test(tokens[index - 1]?.text ?? '')) return []
  const lexicon = createLexicon(wordnet)
  const word = wordOf(token, { wordnet, lexicon })
  if (word === undefined || NO_SYNONYM.test(word.base)) return []
  const around = new Set(contentStems(sentence, 'en'))
  const article = articleBefore(tokens, index)
  const written = sentence.slice(at.start, at.end)
  const found: Synonym[] = []
  for (const candidate of candidatesFor(word, around, wordnet)) {
    const text = word.inflect(candidate)
    if (text === undefined || found.some((one) => one.text.toLowerCase().endsWith(text))) continue
    const instead = matchCase(text, written)
    const fits = article === undefined || startsWithVowel(text) === article.isAn
    found.push(
      fits || article === undefined
        ? { start: token.start, end: token.end, text: instead }
        : {
            start: article.token.start,
            end: token.end,
            text: `${matchCase(article.isAn ? 'a' : 'an', article.token.text)} ${instead}`,
          },
    )
    if (found.length === MOST) break
  }
  return found
}

type Word = { base: string; part: PartOfSpeech; inflect(base: string): string | undefined }

/** The base form and the part of speech of a token, and how other words take its form. */
function wordOf(token: Token, { wordnet, lexicon }: { wordnet: WordNet; lexicon: Lexicon }): Word | undefined {
  const part = PARTS[token.part]
  const lower = token.text.toLowerCase()
  if (part === undefined) return undefined
  const facts = lexicon.facts(lower)
  switch (part) {
    case 'noun': {
      const plural = facts.pluralOf
      if (plural !== undefined && plural !== lower)
        return { base: plural, part, inflect: (base) => (base.includes(' ') ? undefined : lexicon.pluralOf(base)) }
      return wordnet.has(lower, part) ? { base: lower, part, inflect: (base) => base } : undefined
    }
    case 'verb': {
      const [form, ...others] = facts.forms
      if (facts.verb === undefined || form === undefined) return undefined
      // "Read" and "walked" have two readings, which regular verbs write alike.
      const forms: VerbForm[] = [form, ...others]
      return {
        ...{ base: facts.verb, part },
        inflect(base) {
          const [first = '', ...rest] = base.split(' ')
          const written = new Set(forms.map((each) => lexicon.inflect(first, each)))
          return written.size === 1 ? [[...written][0], ...rest].join(' ') : undefined
        },
      }
    }
    default:
      return wordnet.has(lower, part) ? { base: lower, part, inflect: (base) => base } : undefined
  }
}

/** Words of the likeliest sense, and of others that are nearly as likely; the likeliest word first. */
function candidatesFor({ base, part }: Word, around: ReadonlySet<string>, wordnet: WordNet): string[] {
  const own = new Set(contentStems(base, 'en'))
  const senses = wordnet
    .senses(base, part)
    .slice(0, 12)
    .filter(({ gloss }) => !DISTRUSTED.test(gloss))
    .map((sense) => ({ sense, weight: sense.share + SHARED_WEIGHT * sharedWith(sense, around, own) }))
  const best = Math.max(...senses.map(({ weight }) => weight))
  const weights = new Map<string, number>()
  const offer = (
    { gloss, words }: Pick<Sense, 'gloss' | 'words'>,
    weight: number,
    leastShare: number,
    leastUses: number,
  ) => {
    for (const word of words) {
      if (word === base || !/^[a-z]+(?:-[a-z]+)?(?: [a-z]+)?$/.test(word) || word.split(' ').includes(base)) continue
      // Words that tagged texts hardly use are rare, technical or out of use.
      if (wordnet.usesAs(word, part) < leastUses || ODD.has(word)) continue
      // "Bigger" compares, "big" does not.
      if (part === 'adj' && wordnet.bases(word, 'adj').some((positive) => positive !== word)) continue
      // "Lifted" can mean "rose", but hardly a reader takes it so.
      const own = wordnet.senses(word, part).find((sense) => sense.gloss === gloss)?.share ?? 0
      if (own >= leastShare) weights.set(word, Math.max(weights.get(word) ?? 0, weight * own))
    }
  }
  for (const { sense, weight } of senses.filter(({ weight }) => weight >= best * NEARLY)) {
    offer(sense, weight, LEAST_SHARE, LEAST_USES)
    for (const other of sense.similar) offer(other, weight * SIMILAR_WEIGHT, LEAST_SHARE_SIMILAR, LEAST_USES_SIMILAR)
  }
  return [...weights].sort(([, left], [, right]) => right - left).map(([word]) => word)
}

/** How many words of the sentence a sense's definition or example has, the word itself aside. */
function sharedWith({ gloss, example }: Sense, around: ReadonlySet<string>, own: ReadonlySet<string>): number {
  const stems = new Set(contentStems(`${gloss} ${example ?? ''}`, 'en'))
  return [...stems].filter((stem) => around.has(stem) && !own.has(stem)).length
}

function articleBefore(tokens: readonly Token[], index: number): { token: Token; isAn: boolean } | undefined {
  const token = tokens[index - 1]
  if (token === undefined || !/^an?$/i.test(token.text)) return undefined
  return { token, isAn: token.text.toLowerCase() === 'an' }
}

const startsWithVowel = (word: string) => /^(?:[aeio]|u(?!s|ni|ti))|^(?:hon(?:est|or)|hour|heir)/i.test(word)
