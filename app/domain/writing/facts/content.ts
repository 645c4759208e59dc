import { isFunctionWord } from '../analysis/function-words.ts'
import type { KnownLanguage } from './fact.ts'
import type { Token } from './tokens.ts'

/** The most letters by which two forms of a word are recognised. */
const STEM = 5
/** How far behind a small word what it belongs to stands, in tokens. */
const REACH = 3

/** Whether a token carries content: a number, or a longer word that is no function word. */
export function isContent({ kind, word }: Token, language: KnownLanguage): boolean {
  return kind === 'number' || (kind === 'word' && word.length > 2 && !isFunctionWord(word, language))
}

/** The next word of content behind a token, if it is near and in its sentence. */
export function contentBehind(tokens: readonly Token[], place: number, language: KnownLanguage): Token | undefined {
  const next = tokens.slice(place + 1, place + 1 + REACH).find((token) => isContent(token, language))
  return next?.sentence === tokens[place]?.sentence ? next : undefined
}

/** The first letters of a word without a common ending, the same for most of its forms. */
export function stemOf(word: string): string {
  return word.slice(0, STEM).replace(/(?:e|s|es|en)$/u, '')
}
