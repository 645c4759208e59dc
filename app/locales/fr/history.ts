import type { history as english } from '../en/history.ts'
import type { Translation } from '../translation.ts'

export const history = {
  title: 'Historique sur cet appareil',
  menu: 'Historique sur cet appareil',
  intro: 'Vos derniers résultats, conservés dans ce navigateur uniquement.',
  needsScript:
    'Cette page demande JavaScript, car l’historique se trouve dans votre navigateur. Les signets s’en passent.',
  unavailable:
    'Ce navigateur n’enregistre pas d’historique, comme souvent en navigation privée. Les signets fonctionnent.',
  switch: 'Conserver un historique sur cet appareil',
  switchHint_one: 'Le dernier résultat. Si vous le désactivez, il est supprimé aussitôt.',
  switchHint_other: 'Les {{count}} derniers résultats. Si vous le désactivez, ils sont supprimés aussitôt.',
  emptyTitle: 'Pas encore de résultats',
  emptyText: 'Vos résultats apparaîtront ici.',
  offTitle: 'L’historique est désactivé',
  offText: 'Rien n’est conservé sur cet appareil.',
  write: 'Ouvrir l’assistant',
  count_one: '{{count}} résultat',
  count_other: '{{count}} résultats',
  search: 'Rechercher dans l’historique',
  none: 'Rien dans l’historique ne correspond à « {{query}} ».',
  clear: 'Supprimer l’historique',
  clearTitle: 'Supprimer l’historique de cet appareil ?',
  cleared: 'L’historique de cet appareil est supprimé.',
  keep: 'Garder l’historique',
  output: 'Résultat',
  input: 'Votre texte',
  restore: 'Ouvrir dans l’assistant',
  copy: 'Copier le résultat',
  copied: 'Résultat copié',
  copyFailed: 'La copie a échoué. Sélectionnez le résultat et copiez-le vous-même.',
  forget: 'Supprimer',
  receipt: 'Reçu',
  failed: 'Votre navigateur n’a pas permis cette modification. Réessayez.',
  leaving:
    'Ce navigateur contient des résultats ou des textes à vous. Ils restent ici pour vous si vous ne les supprimez pas.',
  leavingClear: 'Les supprimer ici',
  leavingCleared: 'Ce navigateur ne contient plus rien de vous.',
  leavingPlain: 'Supprimer aussi ce que Penmark conserve dans ce navigateur',
  draft: {
    restored: 'Votre texte précédent est de retour. Dernière modification :',
    discard: 'Abandonner le texte',
  },
} satisfies Translation<typeof english>
