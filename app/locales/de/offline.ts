import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  saved: 'Auf diesem Gerät gespeichert. Wir senden es, sobald Sie wieder online sind.',
  unsaved:
    'Das Senden ist fehlgeschlagen, und Ihr Browser kann es nicht für später speichern. Ihr Text ist noch da. Versuchen Sie es erneut, wenn Sie online sind.',
  title: 'Änderungen auf diesem Gerät',
  waiting_one: '{{count}} Änderung noch zu senden',
  waiting_other: '{{count}} Änderungen noch zu senden',
  refused_one: '{{count}} Änderung wurde nicht angenommen',
  refused_other: '{{count}} Änderungen wurden nicht angenommen',
  noConnection:
    'Sie sind offline. Ihre Änderungen sind auf diesem Gerät gespeichert und werden in dieser Reihenfolge gesendet, sobald Sie wieder online sind.',
  sending: 'Wird gesendet …',
  trying: 'Der Server ist ausgelastet. Wir versuchen es erneut.',
  signedOut: 'Melden Sie sich wieder an, um Ihre Änderungen zu senden.',
  signIn: 'Anmelden',
  send: 'Jetzt senden',
  sent_one: '{{count}} gespeicherte Änderung wurde gesendet.',
  sent_other: '{{count}} gespeicherte Änderungen wurden gesendet.',
  typed: 'Ihre Version',
  correct: 'Bearbeiten',
  discard: 'Verwerfen',
  discardTitle: 'Diese Änderung verwerfen?',
  keep: 'Änderung behalten',
  noReason: 'Der Server hat sie nicht angenommen.',
  importPartly: '{{created}} von {{count}} Einträgen wurden hinzugefügt. Die Datei ist noch hier.',
  leaving_one:
    '{{count}} Änderung wartet auf diesem Gerät. Sie wird gesendet, wenn Sie sich hier wieder anmelden, nur unter Ihrem Konto.',
  leaving_other:
    '{{count}} Änderungen warten auf diesem Gerät. Sie werden gesendet, wenn Sie sich hier wieder anmelden, nur unter Ihrem Konto.',
  assistWaiting:
    'Sie sind offline. Lassen Sie diese Seite offen, dann senden wir Ihren Text, sobald Sie wieder online sind.',
  assistCancel: 'Nicht senden',
  lookFailed: 'Ohne Verbindung können Sie die Sprache nicht wechseln.',
  write: {
    create: 'Neu',
    import: 'Import',
    edit: 'Änderung',
    delete: 'Löschung',
    restore: 'Frühere Version',
    bookmark: 'Lesezeichen',
    bookmarkDelete: 'Löschung',
    preferences: 'Voreinstellungen',
    preferencesReset: 'Standardwerte',
  },
} satisfies Translation<typeof english>
