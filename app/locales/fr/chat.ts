import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat = {
  title: 'Discussion',
  intro: 'Commencez par un texte, puis modifiez le résultat étape par étape.',
  open: 'Discussion',
  to_assistant: 'Assistant',
  kept_here:
    'La discussion n’existe que dans cette page et n’est pas conservée sur le serveur. Chaque étape envoie le dernier résultat et votre souhait, rien des étapes précédentes.',
  hides: 'Chaque étape masque ce que vous avez choisi avant tout envoi, aussi dans vos propres mots.',
  hidden_one: '{{count}} passage masqué jusqu’ici',
  hidden_other: '{{count}} passages masqués jusqu’ici',
  start: 'Commencer',
  restored: 'Votre conversation précédente est de retour. Dernière modification :',
  start_again: 'Commencer avec un autre texte',
  operation: 'Ce qui doit se passer d’abord',
  cost: 'Chaque étape utilise 1 crédit · {{remaining}} sur {{limit}} restants · renouvelés le {{date}}',
  fix_free: '« Corriger seulement les fautes » est gratuit',
  none_left: 'Il ne reste plus de crédits ce mois-ci. Ils sont renouvelés le {{date}}.',
  working: 'Traitement en cours…',
  folded_one:
    'L’étape la plus ancienne a été retirée, car la page serait devenue trop grande pour être envoyée. Le dernier résultat est complet.',
  folded_other:
    'Les {{count}} étapes les plus anciennes ont été retirées, car la page serait devenue trop grande pour être envoyée. Le dernier résultat est complet.',
  turn: 'Étape {{number}}',
  asked: 'Votre demande',
  answered: 'Résultat',
  your_text: 'Votre texte',
  text_left_out: 'Le texte a été retiré, car la page serait devenue trop grande pour être envoyée.',
  receipt: 'Un crédit · écriture {{seq}}',
  legend: 'Modifier le résultat',
  refine: {
    shorter: 'Plus court',
    longer: 'Plus long',
    simpler: 'Plus simple',
    more_formal: 'Plus formel',
    friendlier: 'Plus chaleureux',
    fix_only: 'Corriger seulement les fautes',
    instruction: 'Vos propres mots',
  },
  instruction: 'Avec vos propres mots',
  instruction_hint: 'Jusqu’à 1000 caractères, par exemple : adresse-le à une cliente.',
  instruction_send: 'Modifier le résultat',
  instruction_locked:
    'Modifier un résultat avec vos propres mots fait partie de l’offre Pro et des offres supérieures.',
  builtin:
    'Le moteur intégré ne propose que ce que des règles peuvent faire. Plus long, plus chaleureux et vos propres mots demandent un modèle connecté.',
  from_result: 'Affiner ce résultat',
  from_result_hint: 'Chaque modification ouvre la discussion et utilise 1 crédit ; l’ouvrir seulement est gratuit.',
  open_with: 'Ouvrir dans la discussion',
  thread_lost: 'La discussion n’a pas pu être lue et recommence. Rien n’a été facturé.',
  refine_unknown: 'Cette modification n’est pas proposée',
  instruction_blank: 'Écrivez ce qui doit changer',
} satisfies Translation<typeof english>
