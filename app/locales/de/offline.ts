import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  saved: 'Auf diesem Gerät gespeichert. Es wird gesendet, sobald Sie wieder online sind.',
  unsaved:
    'Das konnte nicht gesendet werden, und dieser Browser hebt nichts für später auf. Ihr Text ist noch da. Versuchen Sie es erneut, wenn Sie online sind.',
  title: 'Änderungen auf diesem Gerät',
  waiting_one: '{{count}} Änderung wartet auf das Senden',
  waiting_other: '{{count}} Änderungen warten auf das Senden',
  refused_one: '{{count}} Änderung wurde nicht angenommen',
  refused_other: '{{count}} Änderungen wurden nicht angenommen',
  noConnection:
    'Es besteht keine Verbindung. Was wartet, bleibt auf diesem Gerät und wird in dieser Reihenfolge gesendet, sobald eine besteht.',
  sending: 'Wird gesendet …',
  trying: 'Der Server kann es gerade nicht annehmen. Es wird erneut versucht.',
  signedOut: 'Melden Sie sich wieder an, damit gesendet wird, was wartet.',
  signIn: 'Anmelden',
  send: 'Jetzt senden',
  sent_one: '{{count}} wartende Änderung wurde gesendet.',
  sent_other: '{{count}} wartende Änderungen wurden gesendet.',
  typed: 'Was Sie geschrieben haben',
  correct: 'Berichtigen',
  discard: 'Verwerfen',
  discardTitle: 'Diese Änderung endgültig verwerfen?',
  keep: 'Behalten',
  noReason: 'Der Server hat sie nicht angenommen.',
  importPartly: '{{created}} von {{count}} Einträgen wurden hinzugefügt. Die Datei ist noch hier.',
  leaving_one:
    '{{count}} Änderung wartet auf diesem Gerät. Sie wird gesendet, wenn Sie sich hier wieder anmelden, und für niemanden sonst.',
  leaving_other:
    '{{count}} Änderungen warten auf diesem Gerät. Sie werden gesendet, wenn Sie sich hier wieder anmelden, und für niemanden sonst.',
  assistWaiting:
    'Es besteht keine Verbindung. Ihr Text wird gesendet, sobald eine besteht, solange diese Seite offen bleibt.',
  assistCancel: 'Nicht senden',
  lookFailed: 'Ohne Verbindung konnte die Sprache nicht gewechselt werden.',
  write: {
    create: 'Neu',
    import: 'Import',
    edit: 'Änderung',
    delete: 'Löschung',
    restore: 'Frühere Version',
    bookmark: 'Lesezeichen',
    bookmarkDelete: 'Löschung',
    preferences: 'Einstellungen',
    preferencesReset: 'Voreinstellungen',
  },
} satisfies Translation<typeof english>
