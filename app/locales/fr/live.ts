import type { live as english } from '../en/live.ts'
import type { Translation } from '../translation.ts'

export const live = {
  ask: 'Votre texte est vérifié sur ce serveur pendant que vous écrivez. C’est gratuit et nous ne le conservons pas.',
  ask_here:
    'La vérification est gratuite. Dans ce navigateur, votre texte anglais ne quitte pas cet appareil, après un seul téléchargement de {{size, number}} Mo. Les autres langues sont vérifiées sur ce serveur, et nous ne conservons pas votre texte.',
  here: 'Vérifier dans ce navigateur',
  server: 'Vérifier sur ce serveur',
  turn_on: 'Activer',
  not_now: 'Pas maintenant',
  found_one: '{{count, number}} point relevé · gratuit',
  found_other: '{{count, number}} points relevés · gratuit',
  none: 'Aucun point relevé · gratuit',
  found_here_one: '{{count, number}} point relevé · rien d’envoyé',
  found_here_other: '{{count, number}} points relevés · rien d’envoyé',
  none_here: 'Aucun point relevé · rien d’envoyé',
  loading: 'Chargement de la vérification…',
  failed: 'Ce navigateur n’a pas pu charger la vérification. Votre texte n’a pas été envoyé.',
  remove: 'Retirer',
} satisfies Translation<typeof english>
