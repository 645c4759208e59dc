import type { rewording as english } from '../en/rewording.ts'
import type { Translation } from '../translation.ts'

export const rewording = {
  title: 'Andere Wörter am Cursor',
  asking: 'Wird gesucht …',
  words_one: 'Ein passendes Wort · kostenlos',
  words_other: '{{count}} passende Wörter · kostenlos',
  sentences_one: 'Eine andere Formulierung',
  sentences_other: '{{count}} andere Formulierungen',
  other_words: 'Andere Wörter für „{{word}}“',
  other_sentences: 'Satz umformulieren',
  by_model: 'KI-Modell fragen · 1 Credit',
  tone: {
    shorter: 'Kürzer:',
    plainer: 'Einfacher:',
    more_formal: 'Förmlicher:',
    warmer: 'Herzlicher:',
  },
  failed: 'Das hat nicht geklappt. Ihr Text ist unverändert.',
} satisfies Translation<typeof english>
