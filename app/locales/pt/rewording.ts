import type { rewording as english } from '../en/rewording.ts'
import type { Translation } from '../translation.ts'

export const rewording = {
  title: 'Outras palavras no cursor',
  asking: 'Procurando…',
  words_one: 'Uma palavra que serve · grátis',
  words_other: '{{count}} palavras que servem · grátis',
  sentences_one: 'Outra redação',
  sentences_other: '{{count}} outras redações',
  other_words: 'Outras palavras para “{{word}}”',
  other_sentences: 'Reformular a frase',
  by_model: 'Perguntar ao modelo de IA · 1 crédito',
  tone: {
    shorter: 'Mais curta:',
    plainer: 'Mais simples:',
    more_formal: 'Mais formal:',
    warmer: 'Mais calorosa:',
  },
  failed: 'Não deu certo. Seu texto continua igual.',
} satisfies Translation<typeof english>
