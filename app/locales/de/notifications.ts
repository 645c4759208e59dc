import type { notifications as english } from '#app/locales/en/notifications.ts'
import type { Translation } from '#app/locales/translation.ts'

export const notifications = {
  title: 'Benachrichtigungen',
  intro: 'Die E-Mails, die Penmark an {{email}} sendet.',
  always:
    'Sicherheits-E-Mails, angeforderte Links und Einladungen senden wir immer, damit Sie merken, wenn mit Ihrem Konto etwas geschieht.',
  which: 'E-Mails',
  whichHint: 'Sie erhalten diese nur, solange E-Mail-Benachrichtigungen eingeschaltet sind.',
  email_notifications: {
    name: 'E-Mail-Benachrichtigungen',
    hint: 'Ausgeschaltet erhalten Sie keine der E-Mails unten.',
  },
  usage_alerts: {
    name: 'Hinweise zum Verbrauch',
    hint: 'Wenn 80 % und 100 % Ihrer monatlichen Anfragen verbraucht sind, je einmal.',
  },
  weekly_digest: {
    name: 'Wochenbericht',
    hint: 'Montags: die Anfragen der letzten Woche und der Monat bisher. Keine E-Mail nach einer Woche ohne Anfragen.',
  },
  marketing_emails: {
    name: 'Neuigkeiten und Angebote',
    hint: 'Neues von Penmark.',
  },
  save: 'Benachrichtigungen speichern',
  saved: 'Ihre Benachrichtigungen wurden gespeichert.',
  problem: {
    flag: 'Senden Sie true oder false',
  },
  unsubscribe: {
    title: 'E-Mails abbestellen',
    ask: {
      usage_alerts: 'Hinweise zum Verbrauch abbestellen?',
      weekly_digest: 'Wochenbericht abbestellen?',
      marketing_emails: 'Neuigkeiten und Angebote abbestellen?',
    },
    text: 'Sie erhalten diese E-Mails nicht mehr. Alle anderen bleiben.',
    go: 'Diese E-Mails abbestellen',
    offTitle: 'Sie erhalten diese E-Mails nicht mehr',
    off: {
      usage_alerts: 'Sie erhalten keine Hinweise zum Verbrauch mehr.',
      weekly_digest: 'Sie erhalten keinen Wochenbericht mehr.',
      marketing_emails: 'Sie erhalten keine Neuigkeiten und Angebote mehr.',
    },
    undo: 'Wieder abonnieren',
    onTitle: 'Sie erhalten diese E-Mails wieder',
    on: {
      usage_alerts: 'Sie erhalten wieder Hinweise zum Verbrauch.',
      weekly_digest: 'Sie erhalten wieder den Wochenbericht.',
      marketing_emails: 'Sie erhalten wieder Neuigkeiten und Angebote.',
    },
    masterTitle: 'Gespeichert, aber E-Mails sind ausgeschaltet',
    master:
      'Diese E-Mails sind wieder eingeschaltet, aber E-Mail-Benachrichtigungen sind insgesamt aus. Schalten Sie sie in den Einstellungen ein.',
    settings: 'Alle Benachrichtigungen',
    badTitle: 'Dieser Link funktioniert nicht',
    bad: 'Er ist unvollständig, verändert oder sehr alt. Es wurde nichts geändert. Melden Sie sich an, um Ihre E-Mails in den Einstellungen zu wählen.',
  },
} as const satisfies Translation<typeof english>
