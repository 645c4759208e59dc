import { splitSentences } from '../sentences.ts'
import { fold, type KnownLanguage } from './fact.ts'

/** A word, number or sign of a text, with its sentence and its clause. */
export type Token = {
  word: string
  start: number
  end: number
  sentence: number
  clause: number
  kind: 'word' | 'number' | 'sign'
  capital: boolean
}

const PIECE = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*['’]?|\p{N}+(?:[.,:]\p{N}+)*|[^\s\p{L}\p{N}]/gu
/** English denials that are typed without their apostrophe; "wont" and "cant" are words, and rarer ones. */
const UNMARKED = /^(is|are|was|were|do|does|did|has|have|had|wo|would|ca|could|should|must|need|might)nt$/u
const ELIDED = /^[\p{L}\p{M}-]{1,8}['’]/u
/** Words that begin a clause of their own without a comma. */
const BEGINS_CLAUSE: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: set('but however although though because unless while whereas if when that which who whose so'),
  de: set('aber sondern obwohl weil dass wenn während falls da jedoch denn sodass'),
  fr: set('mais car parce puisque quoique lorsque quand si tandis or donc qui que dont'),
  es: set('pero sino aunque porque cuando si mientras pues que quien quienes'),
  pt: set('mas porque embora quando se enquanto pois que quem porém'),
}

/** Forms of "to have" before a "que" that makes a duty of it. */
const HAVE_TO: Readonly<Partial<Record<KnownLanguage, RegExp>>> = {
  es: /^(?:teng|tien|ten[eí]|tend|tuv|hay)/u,
  pt: /^(?:tenh|tem$|têm$|temos$|ter|tiv|tinh)/u,
}

/** The words, numbers and signs of a text in reading order. Elided words of Romance languages stand by themselves. */
export function tokensOf(text: string, language: KnownLanguage): Token[] {
  const sentences = splitSentences(text, language)
  const tokens: Token[] = []
  let sentence = 0
  let clause = 0
  const add = (written: string, start: number, kind: Token['kind']) => {
    while (sentence + 1 < sentences.length && start >= (sentences[sentence + 1]?.start ?? 0)) {
      sentence += 1
      clause += 1
    }
    const word = language === 'en' ? fold(written).replace(UNMARKED, "$1n't") : fold(written)
    // Portuguese "se" is "if" only at the beginning; elsewhere it is "oneself".
    const reflexive = language === 'pt' && word === 'se' && tokens.at(-1)?.kind === 'word'
    // "Tienen que avisar" is one clause.
    const duty = word === 'que' && HAVE_TO[language]?.test(tokens.at(-1)?.word ?? '') === true
    const opens =
      kind === 'sign' ? /[,;:!?()–—"“”«»]/u.test(written) : !reflexive && !duty && BEGINS_CLAUSE[language].has(word)
    if (opens) clause += 1
    tokens.push({ word, start, end: start + written.length, sentence, clause, kind, capital: /^\p{Lu}/u.test(written) })
  }
  for (const { 0: piece, index } of text.matchAll(PIECE)) {
    if (/^\p{N}/u.test(piece)) add(piece, index, 'number')
    else if (!/^\p{L}/u.test(piece)) add(piece, index, 'sign')
    else if (language === 'fr' && piece === 'M' && text[index + 1] === '.') add('M.', index, 'word')
    else if (language === 'en' || language === 'de') add(piece.replace(/['’]$/u, ''), index, 'word')
    else {
      const elided = ELIDED.exec(piece)?.[0] ?? ''
      // "Aujourd'hui" and "lembre-se" stay whole.
      const cut = elided === '' || /^aujourd/iu.test(elided) ? 0 : elided.length
      if (cut > 0) add(piece.slice(0, cut), index, 'word')
      if (cut < piece.length) add(piece.slice(cut), index + cut, 'word')
    }
  }
  return tokens
}

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
