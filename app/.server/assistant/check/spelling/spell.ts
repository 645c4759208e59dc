import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Draft } from '../draft.ts'
import { isWord, type Token } from '../token.ts'
import type { Dictionary } from './dictionary.ts'
import { openHunspell, type WordChecker } from './hunspell.ts'
import { MARKED, plain, soundOf, suggestionsFor } from './suggestions.ts'

/** A word that no dictionary knows, with its likeliest corrections. */
export type Speller = {
  /** Whether there is a dictionary of the language. */
  isReady: boolean
  knows(word: string): boolean
  /** The unknown words of a sentence. */
  drafts(list: readonly Token[], budget: Budget): Draft[]
}

/** How many words of a text may still be looked for; further ones are shown without corrections. */
export type Budget = {
  suggestions: number
  /** How many of them may ask the dictionary for far words, which takes up to a quarter of a second each. */
  far: number
}

export type SpellerDeps = {
  language: KnownLanguage
  /** A word is right if one of them knows it. */
  dictionaries: readonly Dictionary[]
  /** Uses of a word in tagged texts; it decides between corrections that are equally near. */
  common?: (word: string) => number
  /** Words that a further dictionary knows. */
  alsoKnows?: (word: string) => boolean
}

const REMEMBERED_MAX = 5_000

/** Opens the dictionaries of a language. */
export async function openSpeller({ language, dictionaries, common, alsoKnows }: SpellerDeps): Promise<Speller> {
  // One after the other: two at once would load the checker twice.
  const checkers: WordChecker[] = []
  for (const dictionary of dictionaries) checkers.push(await openHunspell(dictionary))
  const remembered = new Map<string, string[]>()
  const inDictionary = (word: string) => checkers.some((checker) => checker.knows(word))

  function knows(word: string): boolean {
    const written = word.replaceAll('’', "'")
    if (inDictionary(written)) return true
    const parts = written.split('-')
    if (parts.length > 1) return parts.every((part) => part === '' || knows(part))
    if (/'s?$/.test(written) && inDictionary(written.replace(/'s?$/, ''))) return true
    // A sentence begins with a capital, and a heading may be in capitals.
    const lower = written.toLowerCase()
    if (written !== lower && (inDictionary(lower) || inDictionary(lower.charAt(0).toUpperCase() + lower.slice(1))))
      return true
    // English writes café with its mark or without.
    if (language === 'en' && plain(lower) !== lower && inDictionary(plain(lower))) return true
    return alsoKnows?.(lower) ?? false
  }

  function suggestions(word: string, budget: Budget, isName: boolean): string[] {
    const before = remembered.get(word)
    if (before !== undefined) return before
    // A lost accent is found at once, however many words were looked for.
    const marked = onlyMarked(word, inDictionary, language)
    if (marked.length > 0) {
      remembered.set(word, marked)
      return marked
    }
    if (budget.suggestions <= 0) return []
    budget.suggestions -= 1
    // A name that is no near miss is a name.
    const isFar = !isName && budget.far > 0
    const suggest = (wrong: string) => {
      budget.far -= 1
      return checkers.slice(0, 1).flatMap((checker) => checker.suggest(wrong))
    }
    const found = suggestionsFor(word, { knows: inDictionary, ...(isFar && { suggest }) }, language, common)
    if (remembered.size >= REMEMBERED_MAX) remembered.clear()
    remembered.set(word, found)
    return found
  }

  return {
    isReady: checkers.length > 0,
    knows,
    drafts(list, budget) {
      if (checkers.length === 0) return []
      return list.flatMap((token, at): Draft[] => {
        if (!isWord(token) || !isChecked(token) || knows(token.text)) return []
        const isName = /^\p{Lu}/u.test(token.text) && at > 0 && language !== 'de'
        const found = suggestions(token.text.replaceAll('’', "'"), budget, isName).map((each) =>
          likeWritten(each, token.text),
        )
        // "Humphries", which begins a sentence: what only another name is near to is a name.
        const isNearAName =
          /^\p{Lu}/u.test(token.text) && !inDictionary((found[0] ?? '').toLowerCase().replace(/['’]s$/, ''))
        const sure =
          !isName &&
          !(isNearAName && language !== 'de') &&
          !(language === 'en' && isPrefixed(token.lower, inDictionary)) &&
          isSure(token.text, found, language, at === 0)
        // A name that no dictionary knows is no mistake.
        if (isName && !isNearName(token.text, found)) return []
        return [
          {
            start: token.start,
            end: token.end,
            family: 'spelling',
            rule: `${language}.spelling`,
            replacements: found,
            sure,
          },
        ]
      })
    },
  }
}

/** "Reapprove": a known word behind a prefix that makes new words. */
function isPrefixed(lower: string, knows: (word: string) => boolean): boolean {
  const [, rest] =
    /^(?:re|un|pre|non|over|under|anti|multi|inter|post|semi|micro|cyber|bio|eco|ultra)(\p{L}{4,})$/u.exec(lower) ?? []
  return rest !== undefined && knows(rest)
}

/** The only word that differs from a wrong one by its accents alone, by one of them or else by two; empty if there are several. */
function onlyMarked(word: string, knows: (word: string) => boolean, language: KnownLanguage): string[] {
  const lower = word.toLowerCase()
  if (language === 'en' || language === 'de' || word.length > 24) return []
  // The accents that the writer set come first: "ensenó" is "enseñó" and not "enseño".
  const withMarks = [...new Set(markedOnce(lower).filter(knows))]
  if (withMarks.length === 1 && plain(lower) !== lower) return withMarks
  const bare = plain(lower)
  const once = [bare, ...markedOnce(bare)]
  const near = once.filter((each) => each !== lower && knows(each))
  const found = near.length > 0 ? near : once.slice(1).flatMap((each) => markedOnce(each).filter(knows))
  const [only, ...others] = new Set(found)
  return only === undefined || others.length > 0 ? [] : [only]
}

function markedOnce(word: string): string[] {
  return [...word].flatMap((letter, at) =>
    [...(MARKED[letter] ?? '')].map((marked) => word.slice(0, at) + marked + word.slice(at + 1)),
  )
}

/** Not an abbreviation, a name of a thing in a program, or a word with figures. */
function isChecked({ text }: Token): boolean {
  return (
    text.length > 1 &&
    !/['’]$/.test(text) &&
    !/\p{N}/u.test(text) &&
    !/^\p{Lu}{2,}s?$/u.test(text) &&
    !/\p{Ll}\p{Lu}/u.test(text)
  )
}

/** "Wensday" in mid-sentence is a name as well, but it is nearly another one. */
function isNearName(word: string, found: readonly string[]): boolean {
  const [first] = found
  return first !== undefined && /^\p{Lu}/u.test(first) && word.length > 5 && plain(first).length === plain(word).length
}

function likeWritten(suggestion: string, model: string): string {
  const marked = model.includes('’') ? suggestion.replaceAll("'", '’') : suggestion.replaceAll('’', "'")
  return /^\p{Lu}/u.test(model) ? marked.charAt(0).toUpperCase() + marked.slice(1) : marked
}

/** Whether the first correction can hardly be another word: the same without marks, or the same in sound and long enough. */
function isSure(word: string, found: readonly string[], language: KnownLanguage, begins: boolean): boolean {
  const [first, second] = found.map((each) => each.toLowerCase())
  const lower = word.toLowerCase()
  if (first === undefined || /[ -]/.test(first) || (begins && /^\p{Lu}/u.test(word) && lower.length < 7)) return false
  // "Jacques" at the beginning of a sentence is a name; what lacks a mark alone is none.
  const mayBeName = begins && /^(?:es|pt|fr)$/.test(language) && /^\p{Lu}/u.test(word)
  if (mayBeName && plain(first) !== plain(lower)) return false
  // A German word with a capital may be a name or new, and an umlaut is not set by mistake.
  const isGermanNoun = language === 'de' && /^\p{Lu}/u.test(word)
  if (isGermanNoun && lower.length <= first.length && plain(first) !== plain(lower)) return false
  if (language === 'de' && (plain(lower) !== lower || /sh/.test(lower)) && plain(first) === first) return false
  // A mark that makes another letter is not set by mistake: "montañista" is new and no "montanista".
  if (/[ñç]/.test(lower) && !/[ñç]/.test(first)) return false
  // Both ways of writing are right in French since 1990: "entraînement", "entrainement".
  if (language === 'fr' && first.replace(/î/g, 'i').replace(/û/g, 'u') === lower) return false
  if (plain(first) === plain(lower)) return lower.length > 3 && (second === undefined || plain(second) !== plain(lower))
  if (lower.length < 6 || first.charAt(0) !== lower.charAt(0)) return false
  const isAlike = soundOf(first, language) === soundOf(lower, language)
  return isAlike && (second === undefined || soundOf(second, language) !== soundOf(lower, language))
}
