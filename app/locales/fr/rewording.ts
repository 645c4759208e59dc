import type { rewording as english } from '../en/rewording.ts'
import type { Translation } from '../translation.ts'

export const rewording = {
  title: 'D’autres mots sous le curseur',
  asking: 'Recherche…',
  words_one: 'Un mot qui convient · gratuit',
  words_other: '{{count}} mots qui conviennent · gratuit',
  sentences_one: 'Une autre formulation',
  sentences_other: '{{count}} autres formulations',
  other_words: 'D’autres mots pour « {{word}} »',
  other_sentences: 'Reformuler la phrase',
  by_model: 'Demander au modèle d’IA · 1 crédit',
  tone: {
    shorter: 'Plus court :',
    plainer: 'Plus simple :',
    more_formal: 'Plus soutenu :',
    warmer: 'Plus chaleureux :',
  },
  failed: 'Cela n’a pas fonctionné. Votre texte est inchangé.',
} satisfies Translation<typeof english>
