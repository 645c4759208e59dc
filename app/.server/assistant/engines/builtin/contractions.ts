import type { Edit } from './protect.ts'
import type { Token } from './tagger.ts'

/** Full forms and their contractions; pronouns keep their capital. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|could|should) not\b(?! only)/gi, "$1n't"],
  [/\b(c)an ?not\b(?! only)/gi, "$1an't"],
  [/\b(w)ill not\b/gi, "$1on't"],
  [/\b(I) am\b(?= \p{L})/gu, "$1'm"],
  [
    /(?<!\b(?:as|than|how|what|where|who|whatever|wherever|however|all|that)\s)\b(you|we|they) are\b(?= \p{L})(?! (?:and|or|but|if|when|now|today|because)\b)/giu,
    "$1're",
  ],
  // "what it is and", "more than he is now": stressed, so it stays.
  [
    /(?<!\b(?:as|than|how|what|where|who|whatever|wherever|however|all|that)\s)\b(he|she|it|that|there|what|who|where) is\b(?= \p{L})(?! (?:not|and|or|but|if|when|now|today|because)\b)/giu,
    "$1's",
  ],
  [
    /\b(I|you|we|they) have\b(?= (?:never |always |already |just )?(?:been|done|made|seen|gone|taken|had|got|given|found|sent|written|(?!need\b)\w{2,20}ed(?= (?:the|a|an|my|your|his|her|its|our|their|this|that|it|them|you|to|in|on|at|for|from|all)\b))\b)/gi,
    "$1've",
  ],
  [/\b(I|you|he|she|we|they|it) will\b(?= \p{L})(?! not\b)/giu, "$1'll"],
  [/\b(l)et us\b(?= \p{L})/giu, "$1et's"],
]

/** "do not" → "don't" and similar, as in everyday English. */
export function contract(text: string): Edit[] {
  const edits: Edit[] = []
  for (const [find, short] of PAIRS) {
    for (const match of text.matchAll(find)) {
      const after = short.replace('$1', match[1] ?? '')
      edits.push({ start: match.index, end: match.index + match[0].length, after, reason: 'notes.reason.contraction' })
    }
  }
  return edits
}

const FULL: Readonly<Record<string, string>> = {
  "can't": 'cannot',
  "won't": 'will not',
  "shan't": 'shall not',
  "let's": 'let us',
  "i'm": 'I am',
  "ain't": 'is not',
  "you're": 'you are',
  "we're": 'we are',
  "they're": 'they are',
  "there're": 'there are',
}
const SUBJECT_S = /^(?:he|she|it|that|there|here|what|who|where|how|when)['’]s$/i

/**
 * "don't" → "do not". If a short form has two readings ('s: is or has; 'd: had or would), the next verb decides;
 * possessives and doubtful forms stay.
 */
export function expandContractions(text: string, tokens: readonly Token[]): Edit[] {
  const edits: Edit[] = []
  for (const match of text.matchAll(/\b\p{L}+['’]\p{L}{1,3}\b/gu)) {
    const word = match[0]
    const after = tokens.find((token) => token.start >= match.index + word.length)
    // "you're help" and "it's colour" mean "your" and "its": in full they would be worse.
    if (OFTEN_CONFUSED.test(word) && after !== undefined && isNounLike(after)) continue
    if (hasOrIs(word, text.slice(match.index + word.length, match.index + word.length + 80))) continue
    const full = fullForm(word, nextVerb(tokens, match.index + word.length))
    if (full === undefined) continue
    const written = /^\p{Lu}/u.test(word) ? full.charAt(0).toUpperCase() + full.slice(1) : full
    edits.push({
      start: match.index,
      end: match.index + word.length,
      after: written,
      reason: 'notes.reason.noContraction',
    })
  }
  return edits
}

const OFTEN_CONFUSED = /^(?:you['’]re|it['’]s|they['’]re|who['’]s|we['’]re)$/i

/** "Help" and "place" may be tagged as verbs; "time" follows "it's" rightly. */
function isNounLike({ part, text, lemma }: Token): boolean {
  const lower = text.toLowerCase()
  return lower !== 'time' && (part === 'NOUN' || (part === 'VERB' && lower === lemma.toLowerCase()))
}

/** "She's finished her meal": a participle with an object means "has", which the tables do not tell from "is". */
function hasOrIs(word: string, rest: string): boolean {
  return (
    SUBJECT_S.test(word) &&
    /^ (?:just |already |never |also )?\p{L}{2,20}(?:ed|en|t|d|n) (?:the|an?|my|your|his|her|its|our|their|it|them|him|us|me|you|this|that|these|those|all|some|no|\d)/iu.test(
      rest,
    ) &&
    !/^ (?:not|at|that|what|about|just|but|got|been|out) /.test(rest)
  )
}

function fullForm(word: string, next: Token | undefined): string | undefined {
  const plain = word.toLowerCase().replace('’', "'")
  const known = FULL[plain]
  if (known !== undefined) return known
  const stem = plain.slice(0, plain.indexOf("'"))
  if (plain.endsWith("n't")) return `${plain.slice(0, -3)} not`
  const subject = stem === 'i' ? 'I' : stem
  if (plain.endsWith("'ve")) return `${subject} have`
  if (plain.endsWith("'ll")) return `${subject} will`
  if (SUBJECT_S.test(word))
    return participle(next) && !/ing$/.test(next?.text ?? '') && isPerfect(next) ? `${subject} has` : `${subject} is`
  if (plain.endsWith("'d") && /^(?:i|you|he|she|it|we|they)$/.test(stem)) {
    if (next === undefined) return undefined
    if (/^(?:better|been|had|gone|done|seen|taken|given|written|known|made)$/i.test(next.text)) return `${subject} had`
    if (/^(?:put|cut|read|set|hit|let|hurt|shut|cost|come|become|run|beat|quit)$/i.test(next.text)) return undefined
    return next.text.toLowerCase() === next.lemma && /^(?:VERB|AUX)$/.test(next.part) ? `${subject} would` : undefined
  }
  return undefined
}

const participle = (token: Token | undefined) => token !== undefined && /^(?:VERB|AUX)$/.test(token.part)
/** After 's only a few participles mean "has"; "it's made of" and "it's called" mean "is". */
const isPerfect = (token: Token | undefined) =>
  /^(?:been|got|become|gone|had|grown|begun|come)$/i.test(token?.text ?? '')

function nextVerb(tokens: readonly Token[], from: number): Token | undefined {
  const at = tokens.findIndex((token) => token.start >= from)
  const first = tokens[at]
  return first?.part === 'ADV' || first?.part === 'PART' ? (tokens[at + 1] ?? first) : first
}
