import type { rewording as english } from '../en/rewording.ts'
import type { Translation } from '../translation.ts'

export const rewording = {
  title: 'Otras palabras en el cursor',
  asking: 'Buscando…',
  words_one: 'Una palabra que encaja · gratis',
  words_other: '{{count}} palabras que encajan · gratis',
  sentences_one: 'Otra redacción',
  sentences_other: '{{count}} redacciones distintas',
  other_words: 'Otras palabras para «{{word}}»',
  other_sentences: 'Reformular la frase',
  by_model: 'Preguntar al modelo de IA · 1 crédito',
  tone: {
    shorter: 'Más corta:',
    plainer: 'Más sencilla:',
    more_formal: 'Más formal:',
    warmer: 'Más cercana:',
  },
  failed: 'No ha funcionado. Tu texto sigue igual.',
} satisfies Translation<typeof english>
