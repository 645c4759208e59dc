import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  saved: 'Enregistré sur cet appareil. L’envoi se fera quand vous serez de nouveau en ligne.',
  unsaved:
    'L’envoi a échoué, et ce navigateur ne garde rien pour plus tard. Votre texte est toujours là. Réessayez quand vous serez en ligne.',
  title: 'Modifications sur cet appareil',
  waiting_one: '{{count}} modification attend d’être envoyée',
  waiting_other: '{{count}} modifications attendent d’être envoyées',
  refused_one: '{{count}} modification n’a pas été acceptée',
  refused_other: '{{count}} modifications n’ont pas été acceptées',
  noConnection:
    'Il n’y a pas de connexion. Ce qui attend reste sur cet appareil et part, dans cet ordre, dès qu’il y en a une.',
  sending: 'Envoi …',
  trying: 'Le serveur ne peut rien recevoir pour l’instant. Un nouvel essai suivra.',
  signedOut: 'Reconnectez-vous pour envoyer ce qui attend.',
  signIn: 'Se connecter',
  send: 'Envoyer maintenant',
  sent_one: '{{count}} modification en attente a été envoyée.',
  sent_other: '{{count}} modifications en attente ont été envoyées.',
  typed: 'Ce que vous aviez écrit',
  correct: 'La corriger',
  discard: 'Abandonner',
  discardTitle: 'Abandonner cette modification pour de bon ?',
  keep: 'La garder',
  noReason: 'Le serveur ne l’a pas acceptée.',
  importPartly: '{{created}} entrées sur {{count}} ont été ajoutées. Le fichier est toujours là.',
  leaving_one:
    '{{count}} modification attend sur cet appareil. Elle part quand vous vous reconnectez ici, et au nom de personne d’autre.',
  leaving_other:
    '{{count}} modifications attendent sur cet appareil. Elles partent quand vous vous reconnectez ici, et au nom de personne d’autre.',
  assistWaiting: 'Il n’y a pas de connexion. Votre texte part dès qu’il y en a une, tant que cette page reste ouverte.',
  assistCancel: 'Ne pas l’envoyer',
  lookFailed: 'Sans connexion, la langue n’a pas pu être changée.',
  write: {
    create: 'Nouveau',
    import: 'Importation',
    edit: 'Modification',
    delete: 'Suppression',
    restore: 'Version antérieure',
    bookmark: 'Signet',
    bookmarkDelete: 'Suppression',
    preferences: 'Préférences',
    preferencesReset: 'Réglages initiaux',
  },
} satisfies Translation<typeof english>
