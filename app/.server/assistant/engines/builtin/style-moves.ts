import { replaceableStyle } from '#app/.server/assistant/check/style/style.ts'
import type { Family } from '#app/domain/check/finding.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Edit } from './protect.ts'

const REASONS: Partial<Readonly<Record<Family, string>>> = {
  filler: 'notes.reason.filler',
  register: 'notes.reason.formal',
}

const NEVER = /(?!)/

/**
 * Phrases whose shorter form fits only some of the places in which they stand. The check offers them to a person; unasked they
 * are changed only if the words around them allow it.
 */
const LIMITED: Readonly<
  Record<KnownLanguage, readonly { phrase: RegExp; unlessAfter?: RegExp; onlyBefore?: RegExp }[]>
> = {
  en: [{ phrase: /^(?:in terms of|general consensus|free gift|12 (?:noon|midnight))$/i, onlyBefore: NEVER }],
  de: [
    {
      phrase: /^eine entscheidung treffen$/i,
      onlyBefore: /^(?:[.;!?]| (?:und|oder|über|ob)(?!\p{L})|, (?:ob|wer|wie|wann|wo|was)(?!\p{L}))/u,
    },
    {
      phrase: /^in anspruch nehmen$/i,
      unlessAfter: /(?:Stunden?|Minuten?|Tage?|Wochen?|Monate?|Zeit|Jahre?)(?: \p{L}{1,20}){0,3} $/u,
    },
    { phrase: /^(?:cool|mega|geil|voll gut|jo|hab|abs-system|lcd-display)$/i, onlyBefore: NEVER },
  ],
  fr: [
    { phrase: /^la majorité de$/i, onlyBefore: /^ (?:nos|vos|mes|tes|ses|ces|leurs) /u },
    {
      phrase: /^du fait que$/i,
      unlessAfter:
        /(?:\p{L}{1,20}er|étonn\p{L}{1,6}|profit\p{L}{1,6}|compte|sûre?s?|conscien\p{L}{1,5}|fier|fière|content\p{L}{0,2}) $/iu,
    },
    { phrase: /^(?:ok|coucou|truc|fric|nan|sympa|super cool|être en mesure de|descendre en bas)$/i, onlyBefore: NEVER },
  ],
  es: [
    { phrase: /^(?:guay|mola|curro|volver a repetir|llevar a cabo una reunión|q)$/i, onlyBefore: NEVER },
    {
      phrase: /^(?:con (?:el fin|el objetivo|el propósito|la finalidad) de)$/i,
      onlyBefore: /^ (?:que(?!\p{L})|(?:no )?\p{L}{2,20}(?:ar|er|ir)(?:se|l[aeo]s?|nos|me|te)?(?!\p{L}))/u,
    },
  ],
  pt: [
    { phrase: /^a fim de$/i, unlessAfter: /(?<!\p{L})(?:est\p{L}{1,7}|tô|tá|fic\p{L}{1,6}) (?:muito )?$/iu },
    {
      phrase: /^(?:com (?:o objetivo|a finalidade|o intuito) de)$/i,
      onlyBefore: /^ (?:que(?!\p{L})|(?:não )?\p{L}{2,20}(?:ar|er|ir|or)(?!\p{L}))/u,
    },
    { phrase: /^(?:né|pro|blz|repetir (?:de novo|novamente)|acabamento final)$/i, onlyBefore: NEVER },
  ],
}

/** The matters of taste in a text that may be changed unasked. What belongs to talk is only written out in a formal text. */
export function styleEdits(text: string, language: KnownLanguage, isFormal: boolean): Edit[] {
  return replaceableStyle(text, language).flatMap(({ start, end, family, replacements }) => {
    const [after] = replacements
    if (after === undefined || (family === 'register' && !isFormal)) return []
    const limit = LIMITED[language].find(({ phrase }) => phrase.test(text.slice(start, end).trim()))
    if (limit?.onlyBefore !== undefined && !limit.onlyBefore.test(text.slice(end, end + 40))) return []
    if (limit?.unlessAfter?.test(text.slice(Math.max(0, start - 60), start))) return []
    const blank = after === '' && text.charAt(end) === ' ' ? 1 : 0
    return [{ start, end: end + blank, after, reason: REASONS[family] ?? 'notes.reason.wordy' }]
  })
}
