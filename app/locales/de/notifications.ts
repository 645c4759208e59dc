import type { notifications as english } from '#app/locales/en/notifications.ts'
import type { Translation } from '#app/locales/translation.ts'

export const notifications = {
  title: 'Benachrichtigungen',
  intro: 'Welche E-Mails Penmark an {{email}} sendet.',
  always:
    'E-Mails zur Sicherheit Ihres Kontos, angeforderte Links und Einladungen kommen immer: Ohne sie könnte jemand Ihr Konto unbemerkt übernehmen.',
  which: 'Welche E-Mails',
  whichHint: 'Sie kommen nur, solange E-Mail-Benachrichtigungen eingeschaltet sind.',
  email_notifications: {
    name: 'E-Mail-Benachrichtigungen',
    hint: 'Ausgeschaltet kommt keine der E-Mails unten, was auch immer dort angekreuzt ist.',
  },
  usage_alerts: {
    name: 'Hinweise zum Verbrauch',
    hint: 'Wenn 80 % und wenn 100 % Ihrer monatlichen Anfragen verbraucht sind, je einmal im Monat.',
  },
  weekly_digest: {
    name: 'Wochenbericht',
    hint: 'Montags: Ihre Anfragen der letzten Woche und wie Ihr Monat steht. Ohne Anfrage in der Woche kommt nichts.',
  },
  marketing_emails: {
    name: 'Neuigkeiten und Angebote',
    hint: 'Was es bei Penmark Neues gibt. Aus, solange Sie es nicht ankreuzen.',
  },
  save: 'Benachrichtigungen speichern',
  saved: 'Ihre Benachrichtigungen wurden gespeichert.',
  problem: {
    flag: 'Bitte true oder false senden',
  },
  unsubscribe: {
    title: 'Abbestellen',
    ask: {
      usage_alerts: 'Hinweise zum Verbrauch abbestellen?',
      weekly_digest: 'Wochenbericht abbestellen?',
      marketing_emails: 'Neuigkeiten und Angebote abbestellen?',
    },
    text: 'Von jetzt an erhalten Sie keine E-Mails dieser Art mehr. Andere E-Mails ändern sich nicht, und vor dem Druck auf den Knopf geschieht nichts.',
    go: 'Diese E-Mails abbestellen',
    offTitle: 'Sie haben abbestellt',
    off: {
      usage_alerts: 'Penmark sendet Ihnen keine Hinweise zum Verbrauch mehr.',
      weekly_digest: 'Penmark sendet Ihnen keinen Wochenbericht mehr.',
      marketing_emails: 'Penmark sendet Ihnen keine Neuigkeiten und Angebote mehr.',
    },
    undo: 'Wieder erhalten',
    onTitle: 'Sie erhalten sie wieder',
    on: {
      usage_alerts: 'Penmark sendet Ihnen wieder Hinweise zum Verbrauch.',
      weekly_digest: 'Penmark sendet Ihnen wieder den Wochenbericht.',
      marketing_emails: 'Penmark sendet Ihnen wieder Neuigkeiten und Angebote.',
    },
    masterTitle: 'Gespeichert, aber es kommt nichts',
    master:
      'Diese Art ist wieder eingeschaltet. E-Mail-Benachrichtigungen insgesamt sind in Ihren Einstellungen aus; solange kommt keine.',
    settings: 'Alle Benachrichtigungen',
    badTitle: 'Dieser Link funktioniert nicht',
    bad: 'Er ist unvollständig, wurde verändert oder ist sehr alt. Es wurde nichts geändert. Nach dem Anmelden können Sie Ihre E-Mails in den Einstellungen auswählen.',
  },
} as const satisfies Translation<typeof english>
