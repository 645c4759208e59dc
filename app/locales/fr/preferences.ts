import type { preferences as english } from '../en/preferences.ts'
import type { Translation } from '../translation.ts'

export const preferences = {
  title: 'Préférences',
  intro: 'Ce avec quoi l’assistant commence. Pour chaque texte, vous pouvez choisir autre chose.',
  template: 'Modèle de l’assistant',
  templateHint: 'Celui qui est choisi à l’ouverture de l’assistant.',
  styles: 'Styles',
  stylesHint: 'Ceux que l’assistant propose en premier.',
  customStyles: 'Vos styles',
  locked: 'Pro requis',
  lockedText: 'Ce style demande l’offre Pro ou supérieure. Changez d’offre pour l’utiliser.',
  length: 'Longueur de réponse par défaut',
  language: 'Langue cible',
  languageHint: 'Pour les traductions.',
  save: 'Enregistrer les préférences',
  reset: 'Rétablir les valeurs par défaut',
  cancel: 'Annuler',
  unsaved: 'Des modifications ne sont pas encore enregistrées.',
  saved: 'Préférences enregistrées',
  wasReset: 'Préférences rétablies',
  resetTitle: 'Rétablir les préférences',
  resetAsk: 'Voulez-vous vraiment rétablir toutes les préférences à leurs valeurs par défaut ?',
  resetText:
    'Le modèle devient Assistant général, les styles Professionnel et Décontracté, la longueur courte et la langue cible l’anglais. Vos styles et modèles restent.',
  keep: 'Les garder',
  notifications: 'Les e-mails que vous recevez se règlent dans les notifications',
  loadFailed: 'Échec du chargement des préférences',
  loadFailedText: 'Rien n’a été modifié. Réessayez dans un instant.',
  saveFailed: 'Échec de l’enregistrement des préférences',
  resetFailed: 'Échec du rétablissement des préférences',
  retry: 'Réessayer',
} as const satisfies Translation<typeof english>
