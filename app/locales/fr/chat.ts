import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat = {
  title: 'Discussion',
  intro: 'Commencez par un texte, puis modifiez le résultat étape par étape.',
  open: 'Discussion',
  kept_here:
    'Cette discussion n’existe que sur cette page. Chaque étape envoie le dernier résultat et votre consigne, rien d’antérieur.',
  hides: 'Chaque étape masque ce que vous avez choisi avant tout envoi, y compris dans vos consignes.',
  hidden_one: '{{count}} passage masqué jusqu’ici',
  hidden_other: '{{count}} passages masqués jusqu’ici',
  start: 'Commencer',
  restored: 'Votre discussion précédente est de retour. Dernière modification :',
  start_again: 'Commencer avec un autre texte',
  operation: 'Première action',
  cost: '1 crédit par étape · {{remaining}} sur {{limit}} jusqu’au {{date}}',
  fix_free: '« Corriger seulement » est gratuit',
  none_left: 'Vous avez utilisé les crédits de ce mois. Ils se renouvellent le {{date}}.',
  working: 'En cours…',
  folded_one:
    'Nous avons retiré l’étape la plus ancienne pour que la page puisse être envoyée. Votre dernier résultat est complet.',
  folded_other:
    'Nous avons retiré les {{count}} étapes les plus anciennes pour que la page puisse être envoyée. Votre dernier résultat est complet.',
  your_text: 'Votre texte',
  text_left_out: 'Nous avons retiré le texte pour que la page puisse être envoyée.',
  receipt: '1 crédit · Reçu {{seq}}',
  legend: 'Modifier le résultat',
  refine: {
    shorter: 'Plus court',
    longer: 'Plus long',
    simpler: 'Plus simple',
    more_formal: 'Plus formel',
    friendlier: 'Plus chaleureux',
    fix_only: 'Corriger seulement',
    instruction: 'Modification personnalisée',
  },
  instruction: 'Modification personnalisée',
  instruction_hint: 'Par exemple : adresse-le à une cliente.',
  instruction_send: 'Modifier le résultat',
  instruction_locked: 'Les modifications personnalisées sont comprises à partir de l’offre Pro.',
  builtin:
    'Le moteur intégré n’applique que des règles. « Plus long », « Plus chaleureux » et les modifications personnalisées demandent un modèle d’IA.',
  from_result: 'Affiner ce résultat',
  from_result_hint: '1 crédit chacune',
  strip: {
    label: 'Versions',
    now: 'Version {{number}} : {{asked}}',
    own: 'votre texte',
    version: 'version {{number}}',
    against: 'par rapport à',
    wish: 'Votre modification…',
    words_one: '{{count, number}} mot',
    words_other: '{{count, number}} mots',
  },
  thread_lost: 'Nous n’avons pas pu lire cette discussion, elle recommence donc. Aucun crédit n’a été utilisé.',
  refine_unknown: 'Cette modification n’est pas disponible',
  instruction_blank: 'Saisissez la modification voulue',
} satisfies Translation<typeof english>
