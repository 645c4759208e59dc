import { INTENDED_REPEATS } from '#app/domain/writing/analysis/phrases.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Draft } from './draft.ts'

/** Blanks, marks and doubled words, which every language has. French sets a blank before `; : ! ?`. */
export function typographyDrafts(text: string, language: KnownLanguage): Draft[] {
  return [
    ...places(
      text,
      /(?<![\p{L}\p{N}'’-])(\p{L}{1,40})([^\S\n]{1,3})\1(?![\p{L}\p{N}'’-])/giu,
      ({ 0: found, 1: word = '' }) =>
        INTENDED_REPEATS[language].has(word.toLowerCase()) || /^\p{Lu}/u.test(found.slice(word.length).trim())
          ? undefined
          : draft('doubled', `${language}.doubled`, [word], word.length > 1 && !MAY_MEET.test(word)),
    ),
    ...places(text, /(?<=[\p{L}\p{N},;:.!?])[^\S\n\t]{2,8}(?=[\p{L}\p{N}])/gu, () =>
      draft('typography', `${language}.blanks`, [' '], false),
    ),
    ...places(
      text,
      language === 'fr' ? /(?<=\p{L}) {1,3}(?=[,.](?:\s|$))/gu : /(?<=\p{L}) {1,3}(?=[,;!?](?:\s|$)|\.(?:\s|$))/gu,
      () => draft('typography', `${language}.blanks`, [''], false),
    ),
    ...places(text, /(?<=\p{Ll}{2})([,;])(?=\p{L}{2})/gu, ({ 1: mark = '' }) =>
      draft('typography', `${language}.blanks`, [`${mark} `], true),
    ),
    ...places(text, /(?<=\p{Ll}{3})([.!?])(?=\p{Lu}\p{Ll}{1,20}\s)/gu, ({ 1: mark = '' }) =>
      draft('typography', `${language}.blanks`, [`${mark} `], false),
    ),
    ...places(text, /(?<=[.!?] )\p{Ll}[\p{L}]{1,30}(?=\s)/gu, ({ 0: word, index }) =>
      /(?:\.\.\.|…|\b\p{L}{1,4}\.|\d\.) $/u.test(text.slice(Math.max(0, index - 8), index))
        ? undefined
        : draft('capital', `${language}.sentence_start`, [word.charAt(0).toUpperCase() + word.slice(1)], false),
    ),
  ]
}

/** Particles that end one phrase and begin the next: "turned on on Monday". */
const MAY_MEET = /^(?:on|in|up|over|by|is|do)$/i

type Part = Omit<Draft, 'start' | 'end'>

const draft = (family: Draft['family'], rule: string, replacements: string[], sure: boolean): Part => ({
  ...{ family, rule, replacements, sure },
})

function places(text: string, pattern: RegExp, read: (match: RegExpExecArray) => Part | undefined): Draft[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const part = read(match)
    return part === undefined ? [] : { ...part, start: match.index, end: match.index + match[0].length }
  })
}
