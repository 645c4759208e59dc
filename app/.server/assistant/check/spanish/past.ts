import type { Draft } from '../draft.ts'
import type { Patterns } from '../patterns.ts'
import { isWord, type Token } from '../token.ts'

const CLITICS = new Set('me te le les lo la los las se no ya'.split(' '))
const OPENS = new Set('y e pero luego después entonces que'.split(' '))
/** "Limpié", "salí", "ayer": the sentence tells what happened to the writer. */
const HAPPENED = /^(?:ayer|anoche|anteayer|fui|hice|tuve|estuve|dije|puse|vine|\p{L}{2,}é|\p{L}{3,}í)$/u
const NOT_HAPPENED = /^(?:\p{L}+ré|sé|qué|porqué|café|aquí|allí|también|así)$/u
/** What asks for the form without the mark. */
const WISHES =
  /^(?:quiero|quiere|quieren|espero|ojalá|cuando|aunque|para|antes|hasta|pide|pidió|pidieron|dice|dijo|recomienda|usted|por|favor)$/

/**
 * "Limpié el filtro y revise la goma": a sentence about what the writer did stays in the past. `past1` gives the
 * form with its mark.
 */
export function createPastRule(past1: (token: Token) => string | undefined): Patterns {
  return (list) => {
    // "Carné" ends like a past and is none.
    const isPast = list.some(
      (token) =>
        HAPPENED.test(token.lower) &&
        !NOT_HAPPENED.test(token.lower) &&
        (!token.lower.endsWith('é') || past1({ ...token, lower: `${token.lower.slice(0, -1)}e` }) !== undefined),
    )
    if (!isPast || list.some(({ lower }) => WISHES.test(lower))) return []
    return list.flatMap((token, at): Draft[] => {
      let before = at - 1
      while (CLITICS.has(list[before]?.lower ?? '')) before -= 1
      const lead = list[before]
      if (isWord(lead) && !OPENS.has(lead.lower)) return []
      const right = past1(token)
      if (right === undefined) return []
      return [
        {
          ...{ start: token.start, end: token.end, family: 'tense', rule: 'es.tense' },
          ...{ replacements: [right], sure: false },
        },
      ]
    })
  }
}
