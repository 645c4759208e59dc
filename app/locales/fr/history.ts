import type { history as english } from '../en/history.ts'
import type { Translation } from '../translation.ts'

export const history = {
  title: 'Historique de cet appareil',
  menu: 'Historique de cet appareil',
  intro:
    'Vos derniers résultats, retenus par ce navigateur seul. Le serveur n’en a pas de copie et les autres appareils ne les montrent pas.',
  needsScript:
    'Cette page a besoin de JavaScript : l’historique se trouve dans votre navigateur et seul un script peut l’y lire. Les signets fonctionnent sans.',
  unavailable:
    'Ce navigateur ne garde rien ici, comme souvent les fenêtres privées. Les signets sont gardés sur le serveur.',
  switch: 'Tenir un historique sur cet appareil',
  switchHint_one: 'Le dernier résultat. Si vous l’éteignez, il est oublié aussitôt.',
  switchHint_other: 'Les {{count}} derniers résultats. Si vous l’éteignez, ils sont oubliés aussitôt.',
  emptyTitle: 'Rien n’est encore retenu',
  emptyText: 'Ce que l’assistant écrira pour vous désormais sera listé ici.',
  offTitle: 'L’historique est éteint',
  offText: 'Rien n’est retenu sur cet appareil.',
  write: 'Ouvrir l’assistant',
  count_one: '{{count}} résultat',
  count_other: '{{count}} résultats',
  search: 'Rechercher dans l’historique',
  none: 'Rien dans l’historique ne correspond à « {{query}} ».',
  clear: 'Effacer l’historique',
  clearTitle: 'Effacer pour de bon l’historique de cet appareil ?',
  cleared: 'L’historique de cet appareil est effacé.',
  keep: 'Le garder',
  output: 'Résultat',
  input: 'Votre texte',
  restore: 'Ouvrir dans l’assistant',
  copy: 'Copier le résultat',
  copied: 'Résultat copié',
  copyFailed: 'La copie a échoué. Sélectionnez le résultat et copiez-le à la main.',
  forget: 'Oublier',
  receipt: 'Reçu',
  failed: 'Le navigateur n’a pas permis ce changement. Réessayez.',
  leaving:
    'Ce navigateur garde des résultats ou des textes à vous. Ils restent ici, pour vous seul, si vous ne les effacez pas.',
  leavingClear: 'Les effacer ici',
  leavingCleared: 'Ce navigateur ne garde plus rien de vous.',
  leavingPlain: 'Effacer aussi ce que Penmark garde dans ce navigateur',
  draft: {
    restored: 'Le texte que vous aviez écrit ici est de retour. Dernière modification :',
    discard: 'L’abandonner',
  },
} satisfies Translation<typeof english>
