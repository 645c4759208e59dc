import type { device as english } from '../en/device.ts'
import type { Translation } from '../translation.ts'

export const device = {
  switch: 'Sur cet appareil · gratuit',
  hint: 'Le modèle d’IA de votre navigateur répond. Votre texte n’est envoyé ni à nous ni à personne.',
  fetching: 'Votre navigateur télécharge son modèle d’IA : {{percent}} %',
  no_model:
    'Votre navigateur n’a pas de modèle d’IA pour cette action, elle sera donc refusée. Désactivez ceci pour utiliser notre serveur.',
  unsent: 'Rien n’a été envoyé et aucun crédit n’a été utilisé.',
  month_one: 'Plus un texte sur cet appareil, gratuit. Il ne compte pas ici, car rien n’a été envoyé.',
  month_other: 'Plus {{count}} textes sur cet appareil, gratuits. Ils ne comptent pas ici, car rien n’a été envoyé.',
  refused: {
    no_model: 'Votre navigateur n’a pas de modèle d’IA pour cette action.',
    language_unknown: 'Votre navigateur n’a pas reconnu la langue de votre texte. Choisissez-la dans « Plus ».',
    language_unsupported: 'Le modèle d’IA de votre navigateur ne connaît pas cette langue.',
    too_long: 'Le texte est trop long pour le modèle d’IA de votre navigateur.',
    empty: 'Le modèle d’IA de votre navigateur n’a rien répondu.',
    failed: 'Le modèle d’IA de votre navigateur a échoué.',
  },
} satisfies Translation<typeof english>
