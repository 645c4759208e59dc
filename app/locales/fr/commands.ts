import type { commands as english } from '../en/commands.ts'
import type { Translation } from '../translation.ts'

export const commands = {
  title: 'Chercher une action ou une page',
  placeholder: 'Une action, un style, une page…',
  close: 'Fermer',
  none: 'Rien à ce nom.',
  found_one: '{{count}} résultat',
  found_other: '{{count}} résultats',
  view: 'Afficher la vue : {{view}}',
  group: {
    text: 'Sur ce texte',
    start: 'Nouveau texte',
    styles: 'Styles',
    templates: 'Modèles',
    prompts: 'Prompts',
    pages: 'Pages',
  },
  own: { style: 'votre style', template: 'votre modèle', prompt: 'votre prompt' },
  key: { ctrl: 'Ctrl', enter: 'Entrée', shift: 'Maj', space: 'Espace', arrows: 'Flèches', esc: 'Échap' },
  keys: {
    title: 'Raccourcis clavier',
    place: { everywhere: 'Partout', desk: 'Pendant la rédaction', proof: 'Dans l’épreuve' },
    does: {
      bar: 'Chercher une action ou une page',
      keys: 'Afficher cette liste',
      close: 'Fermer un menu ou cette liste',
      notices: 'Aller aux notifications',
      process: 'Traiter',
      reword: 'Point relevé ou autres mots sous le curseur',
      walk: 'Modification suivante et précédente',
      decide: 'Accepter et refuser une modification',
      toggle: 'Accepter ou refuser, en alternance',
      accept_all: 'Accepter toutes les modifications',
      views: 'Texte, Épreuve, Au propre',
      versions: 'Version suivante et précédente',
      copy: 'Copier le texte au propre, si rien n’est sélectionné',
    },
    note: 'Les lettres seules n’agissent que si vous n’écrivez pas dans un champ.',
  },
} satisfies Translation<typeof english>
