import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  saved: 'Enregistré sur cet appareil. Nous l’enverrons quand vous serez de nouveau en ligne.',
  unsaved:
    'L’envoi a échoué, et votre navigateur ne peut pas le conserver pour plus tard. Votre texte est toujours là. Réessayez une fois en ligne.',
  title: 'Modifications sur cet appareil',
  waiting_one: '{{count}} modification en attente d’envoi',
  waiting_other: '{{count}} modifications en attente d’envoi',
  refused_one: '{{count}} modification n’a pas été acceptée',
  refused_other: '{{count}} modifications n’ont pas été acceptées',
  noConnection:
    'Vous êtes hors ligne. Vos modifications restent sur cet appareil et partiront, dans cet ordre, quand la connexion reviendra.',
  sending: 'Envoi…',
  trying: 'Le serveur est occupé. Nous réessaierons.',
  signedOut: 'Reconnectez-vous pour envoyer vos modifications.',
  signIn: 'Se connecter',
  send: 'Envoyer maintenant',
  sent_one: '{{count}} modification en attente a été envoyée.',
  sent_other: '{{count}} modifications en attente ont été envoyées.',
  typed: 'Votre version',
  correct: 'Modifier',
  discard: 'Abandonner',
  discardTitle: 'Abandonner cette modification ?',
  keep: 'Garder la modification',
  noReason: 'Le serveur ne l’a pas acceptée.',
  importPartly: '{{created}} entrées sur {{count}} ont été ajoutées. Le fichier est toujours là.',
  leaving_one:
    '{{count}} modification attend sur cet appareil. Elle partira quand vous vous reconnecterez ici, avec votre compte uniquement.',
  leaving_other:
    '{{count}} modifications attendent sur cet appareil. Elles partiront quand vous vous reconnecterez ici, avec votre compte uniquement.',
  assistWaiting:
    'Vous êtes hors ligne. Nous enverrons votre texte au retour de la connexion, si cette page reste ouverte.',
  assistCancel: 'Ne pas l’envoyer',
  lookFailed: 'Vous ne pouvez pas changer de langue hors ligne.',
  write: {
    create: 'Nouveau',
    import: 'Importation',
    edit: 'Modification',
    delete: 'Suppression',
    restore: 'Version antérieure',
    bookmark: 'Signet',
    bookmarkDelete: 'Suppression',
    preferences: 'Préférences',
    preferencesReset: 'Valeurs par défaut',
  },
} satisfies Translation<typeof english>
