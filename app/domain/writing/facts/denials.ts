import type { KnownLanguage } from './fact.ts'
import type { Token } from './tokens.ts'

/** Words that deny by themselves. The double negations of Romance languages ("no … nada") count once. */
export const DENIES: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:not|cannot|never|no|none|nobody|nothing|nowhere|neither|nor|without|noone|(?:nobody|nothing)'(?:s|ll|d)|\p{L}{1,6}n't)$/u,
  es: /^(?:no|nunca|jamás|nada|nadie|ningún|ningun[oa]s?|tampoco|ni|sin)$/u,
  pt: /^(?:não|nunca|jamais|nada|ninguém|nenhum(?:a|as|ns)?|nenhuns|tampouco|nem|sem)$/u,
  fr: /^(?:pas|jamais|rien|aucune?s?|ni|sans|non|guère|nulle?|point)$/u,
  de: /^(?:nicht|kein(?:e[mnrs]?)?|nie|niemals|nichts|niemand(?:e[mn])?|nirgends|nirgendwo|weder|ohne|keinerlei|keinesfalls|keineswegs)$/u,
}
/** French words that deny only beside "ne". */
const BESIDE_NE = new Set(['personne', 'plus', 'point'])
/** "Without" is a denial of its own and never the second half of another one. */
export const WITHOUT: ReadonlySet<string> = new Set(['sin', 'sem', 'sans', 'ohne', 'without'])
const ANSWERS: Readonly<Record<KnownLanguage, string>> = { en: 'no', es: 'no', pt: 'não', fr: 'non', de: 'nein' }
/** Words that begin a denial of their own. */
const PRIMARY = new Set(['no', 'não', 'pas', 'non'])
/** Words before "que nunca" in a comparison. */
const COMPARES = /^(?:más|mais|plus|do|mejor|melhor|mieux|menos|moins)$/u
/** How far the halves of one denial are apart, in tokens. */
const SPREAD = 7

/** A denial of a text; `spent` once it belongs to a modal verb or a bound ("must not", "not more than"). */
export type Denial = {
  start: number
  end: number
  token: number
  /** The last word of a double denial. */
  last: number
  clause: number
  sentence: number
  spent: boolean
}

/** The denials among the tokens that belong to no longer phrase. */
export function denialsIn(tokens: readonly Token[], language: KnownLanguage, used: ReadonlySet<number>): Denial[] {
  const denials: Denial[] = []
  const romance = language !== 'en' && language !== 'de'
  for (const [place, token] of tokens.entries()) {
    if (token.kind !== 'word' || used.has(place) || !denies(tokens, place, language)) continue
    const last = denials.at(-1)
    const near = last !== undefined && place - last.last <= SPREAD && isOneClause(tokens, last.last, place)
    const words = [token.word, tokens[last?.last ?? -1]?.word ?? '']
    // "Sans avoir jamais" denies once.
    const isFresh =
      words.every((word) => !WITHOUT.has(word)) || (WITHOUT.has(words[1] ?? '') && !WITHOUT.has(token.word))
    const halves = romance && near && !PRIMARY.has(token.word) && isFresh
    const nor = (token.word === 'nor' || token.word === 'ni') && last?.sentence === token.sentence
    // "None of them never" does not occur, but "no … any" and "neither … nor" do.
    if (halves || nor) {
      if (last !== undefined) last.last = place
      continue
    }
    const { start, end, clause, sentence } = token
    denials.push({ start, end, token: place, last: place, clause, sentence, spent: false })
  }
  return denials
}

/** Whether no sign, no "and" and no new clause but one with "que" stands between two tokens of one sentence. */
function isOneClause(tokens: readonly Token[], from: number, to: number): boolean {
  if (tokens[from]?.sentence !== tokens[to]?.sentence) return false
  const between = tokens.slice(from + 1, to)
  const clauses = (tokens[to]?.clause ?? 0) - (tokens[from]?.clause ?? 0)
  if (clauses > between.filter(({ word }) => word === 'que' || word === "qu'").length) return false
  return between.every(({ word, kind }) => kind !== 'sign' && !/^(?:et|y|e|ou|o)$/.test(word))
}

function denies(tokens: readonly Token[], place: number, language: KnownLanguage): boolean {
  const word = tokens[place]?.word ?? ''
  if (language === 'fr' && BESIDE_NE.has(word)) {
    return besideNe(tokens, place)
  }
  if (!DENIES[language].test(word)) return false
  // "No. 5", "an no. 5"
  if (word === 'no' && tokens[place + 1]?.word === '.' && tokens[place + 2]?.kind === 'number') return false
  // "Do Not Track" is a name. Other words in capitals are a heading or a warning, and deny.
  if (language === 'en' && word === 'not' && tokens[place + 1]?.word === 'track' && tokens[place + 1]?.capital)
    return false
  // "A no ser que" is "unless".
  if (/^(?:no|não)$/u.test(word) && tokens[place - 1]?.word === 'a' && tokens[place + 1]?.word === 'ser') return false
  if (isOtherwise(tokens, place) || isEither(tokens, place)) return false
  if (isAnswer(tokens, place, language) || isTag(tokens, place, language)) return false
  // "Mehr denn je", "más que nunca", "plus que jamais" compare.
  const compares = /^(?:nunca|jamás|jamais)$/.test(word) && /^(?:que|qu')$/.test(tokens[place - 1]?.word ?? '')
  // "E que nunca o tinha visto" denies.
  if (compares && (endsAt(tokens, place) || COMPARES.test(tokens[place - 2]?.word ?? ''))) return false
  // A step, or "pas de porte", has an article before it.
  if (word === 'pas' && /^(?:un|le|ce|premier|chaque)$/.test(tokens[place - 1]?.word ?? '')) return false
  return true
}

/** "Si no, …" and "wenn nicht, …" mean "otherwise". */
function isOtherwise(tokens: readonly Token[], place: number): boolean {
  const [before, word, behind] = [tokens[place - 1], tokens[place], tokens[place + 1]]
  if (!/^(?:no|não|nicht|not)$/u.test(word?.word ?? '') || !/^(?:si|se|wenn|falls|if)$/u.test(before?.word ?? ''))
    return false
  return behind?.kind === 'sign' && behind.sentence === word?.sentence
}

/** "Whether she comes or not" leaves it open. */
function isEither(tokens: readonly Token[], place: number): boolean {
  const [before, { word = '' } = {}] = [tokens[place - 1], tokens[place]]
  if (!/^(?:not|no|nicht|não|non|pas)$/u.test(word) || !/^(?:or|oder|o|ou)$/u.test(before?.word ?? '')) return false
  return endsAt(tokens, place)
}

/** Whether a sign or the end of its sentence follows a token. */
function endsAt(tokens: readonly Token[], place: number): boolean {
  const behind = tokens[place + 1]
  return behind === undefined || behind.sentence !== tokens[place]?.sentence || behind.kind === 'sign'
}

/** "No" as an answer: alone between signs, or with "yes" beside it. What it answers is denied once more behind it, or in no word. */
function isAnswer(tokens: readonly Token[], place: number, language: KnownLanguage): boolean {
  const { word = '', sentence } = tokens[place] ?? {}
  if (word !== ANSWERS[language]) return false
  const [before, behind] = [tokens[place - 1], tokens[place + 1]]
  const begins = before === undefined || before.sentence !== sentence || before.kind === 'sign'
  if (/^(?:or|o|ou|y|e|et|and)$/.test(before?.word ?? '') && (behind === undefined || behind.kind === 'sign'))
    return true
  return begins && (behind === undefined || behind.sentence !== sentence || behind.kind === 'sign')
}

/** "Isn't it?", "n'est-ce pas ?", "não é?" ask for a yes. */
function isTag(tokens: readonly Token[], place: number, language: KnownLanguage): boolean {
  const word = (ahead: number) => tokens[place + ahead]?.word ?? ''
  const behindSign = (ahead: number) => tokens[place + ahead]?.kind === 'sign'
  if (language === 'en')
    return (
      /n't$/u.test(word(0)) && behindSign(-1) && /^(?:i|you|he|she|it|we|they|there)$/.test(word(1)) && word(2) === '?'
    )
  if (language === 'fr') return /^est-ce$|^ce$/.test(word(-1)) && word(1) === '?'
  if (language === 'pt') return behindSign(-1) && word(1) === 'é' && word(2) === '?'
  if (language === 'de') return word(0) === 'nicht' && behindSign(-1) && word(1) === '?'
  return false
}

/** "Ne … plus" and "personne ne" deny; "plus de 5" and "une personne" do not. */
function besideNe(tokens: readonly Token[], place: number): boolean {
  const { clause } = tokens[place] ?? {}
  const isNe = (ahead: number) => {
    const token = tokens[place + ahead]
    return token?.clause === clause && (token?.word === 'ne' || token?.word === "n'")
  }
  const before = [-1, -2, -3, -4, -5, -6].some(isNe)
  if (tokens[place]?.word !== 'personne')
    return before && !/^(?:cher|chère|grand|que)/.test(tokens[place + 1]?.word ?? '')
  const article = /^(?:une|la|cette|chaque|par|de|autre)$/.test(tokens[place - 1]?.word ?? '')
  return !article && (before || [1, 2, 3, 4, 5, 6, 7, 8].some(isNe))
}
