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

/** "Llamó", "vivía", "de repente", "en 1998": the sentence tells what others did. */
const TOLD =
  /^(?:fue|fueron|era|eran|tuvo|tuvieron|hizo|hicieron|dijo|dijeron|vino|puso|estuvo|pudo|quiso|supo|dio|vio|había|habían|ayer|anoche|anteayer|finalmente|1\d{3}|20[0-2]\d|\p{L}{2,}(?:aron|ieron|aba|aban|ían))$/u
/** The writer has a part in it, or it is a wish. */
const OF_THE_WRITER =
  /^(?:yo|me|mí|conmigo|soy|estoy|tengo|hago|voy|sé|creo|pienso|quiero|puedo|debo|he|espero|ojalá|siempre|nunca|cada|hoy|ahora|mañana|\p{L}+é)$/u
/** These stand before a verb of another person, and hardly before a noun. */
const BEFORE_VERB = new Set('le les lo los nos que él ella'.split(' '))
const AFTER_VERB = new Set('el la los las un una su sus al'.split(' '))

/**
 * "Su madre lo llamo y le mando una carta en 1998": a verb of the present that only the writer could be the subject of, in a sentence
 * about what others did, has lost its mark. `past3` gives the form with it.
 */
export function createToldRule(past3: (token: Token) => string | undefined): Patterns {
  return (list) => {
    const isTold = list.some((token) => TOLD.test(token.lower) || (isWord(token) && /[^rt]ó$/.test(token.lower)))
    if (!isTold || list.some(({ lower }) => OF_THE_WRITER.test(lower))) return []
    return list.flatMap((token, at): Draft[] => {
      const [lead, next] = [list[at - 1]?.lower ?? '', list[at + 1]?.lower ?? '']
      const isVerb =
        BEFORE_VERB.has(lead) || (/^(?:y|no|se|luego|entonces|después)$/.test(lead) && AFTER_VERB.has(next))
      const right = isVerb ? past3(token) : undefined
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
