import { replaceableStyle } from '#app/.server/assistant/check/style/style.ts'
import type { Family } from '#app/domain/check/finding.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Edit } from './protect.ts'

const REASONS: Partial<Readonly<Record<Family, string>>> = {
  filler: 'notes.reason.filler',
  register: 'notes.reason.formal',
}

const NEVER = /(?!)/
/** "Entrar dentro de la casa": what is said twice also says of what. */
const OF_IT = /^ (?:de|del|do|da|dos|das|des|du|d['’])(?!\p{L})/iu

type Limit = {
  phrase: RegExp
  onlyBefore?: RegExp
  onlyAfter?: RegExp
  unlessBefore?: RegExp
  unlessAfter?: RegExp
}

/**
 * Phrases whose shorter form fits only some of the places in which they stand. The check offers them to a person; unasked they
 * are changed only if the words around them allow it.
 */
const LIMITED: Readonly<Record<KnownLanguage, readonly Limit[]>> = {
  en: [
    {
      phrase: /^(?:general consensus|free gift|12 (?:noon|midnight)|(?:essentially|basically)\b.*)$/i,
      onlyBefore: NEVER,
    },
    { phrase: /^(?:a majority of|the majority of)$/i, onlyBefore: NEVER },
  ],
  de: [
    {
      phrase: /^eine entscheidung treffen$/i,
      onlyBefore: /^(?:[.;!?]| (?:und|oder|über|ob)(?!\p{L})|, (?:ob|wer|wie|wann|wo|was)(?!\p{L}))/u,
    },
    {
      phrase:
        /^(?:in anspruch nehmen|mit sofortiger wirkung|neu renoviert|cool|mega|geil|voll gut|jo|hab|abs-system|lcd-display|(?:quasi|gewissermaßen|sozusagen)(?!\p{L}).*)$/iu,
      onlyBefore: NEVER,
    },
  ],
  fr: [
    {
      // After a verb or an adjective it is the thing said or felt; at the head of a clause it is a reason.
      phrase: /^du fait que$/i,
      onlyAfter: /(?:^|[.;:!?,\n] ?)$/u,
    },
    {
      phrase:
        /^(?:la majorité de|ok|coucou|truc|fric|nan|sympa|super cool|être en mesure de|(?:en fait|en quelque sorte|pour ainsi dire|au final)(?!\p{L}).*)$/iu,
      onlyBefore: NEVER,
    },
    { phrase: /^(?:monter|descendre|sortir)(?!\p{L})/iu, unlessBefore: OF_IT },
  ],
  es: [
    {
      phrase:
        /^(?:guay|mola|curro|q|volver a repetir|llevar a cabo una reunión|poner en conocimiento de|(?:básicamente|en cierto modo)(?!\p{L}).*)$/iu,
      onlyBefore: NEVER,
    },
    {
      phrase:
        /^(?:con (?:el fin|el objetivo|el propósito|la finalidad) de|estar en condiciones de|tienen? la capacidad de)$/i,
      onlyBefore: /^ (?:que(?!\p{L})|(?:no )?\p{L}{2,20}(?:ar|er|ir)(?:se|l[aeo]s?|nos|me|te)?(?!\p{L}))/u,
    },
    { phrase: /^(?:sub|baj|sal|entr)\p{L}{1,6} /iu, unlessBefore: OF_IT },
  ],
  pt: [
    { phrase: /^a fim de$/i, unlessAfter: /(?<!\p{L})(?:est\p{L}{1,7}|tô|tá|fic\p{L}{1,6}) (?:muito )?$/iu },
    {
      phrase: /^(?:com (?:o objetivo|a finalidade|o intuito) de|t[eê]m a capacidade de)$/i,
      onlyBefore: /^ (?:que(?!\p{L})|(?:não )?\p{L}{2,20}(?:ar|er|ir|or)(?!\p{L}))/u,
    },
    {
      phrase:
        /^(?:né|pro|blz|está apto a|repetir (?:de novo|novamente)|acabamento final|(?:basicamente|de certa forma)(?!\p{L}).*)$/iu,
      onlyBefore: NEVER,
    },
    { phrase: /^(?:sub|sob|desc|sa|entr)\p{L}{0,4} para /iu, unlessBefore: OF_IT },
  ],
}

/** The matters of taste in a text that may be changed unasked. What belongs to talk is only written out in a formal text. */
export function styleEdits(text: string, language: KnownLanguage, isFormal: boolean): Edit[] {
  return replaceableStyle(text, language).flatMap(({ start, end, family, replacements }) => {
    const [after] = replacements
    if (after === undefined || (family === 'register' && !isFormal)) return []
    // Without the word at its head a German sentence would begin with its verb.
    if (family === 'filler' && language === 'de') return []
    const limit = LIMITED[language].find(({ phrase }) => phrase.test(text.slice(start, end).trim()))
    if (limit?.onlyBefore !== undefined && !limit.onlyBefore.test(text.slice(end, end + 40))) return []
    if (limit?.unlessBefore?.test(text.slice(end, end + 12))) return []
    if (limit?.onlyAfter !== undefined && !limit.onlyAfter.test(text.slice(Math.max(0, start - 60), start))) return []
    if (limit?.unlessAfter?.test(text.slice(Math.max(0, start - 60), start))) return []
    const blank = after === '' && text.charAt(end) === ' ' ? 1 : 0
    return [{ start, end: end + blank, after, reason: REASONS[family] ?? 'notes.reason.wordy' }]
  })
}
