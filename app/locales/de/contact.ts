import type { contact as english } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact = {
  title: 'Schreiben Sie uns',
  intro: 'Ein Mensch liest jede Nachricht.',
  introWithAddress: 'Ein Mensch liest jede Nachricht. Sie können auch an {{address}} schreiben.',
  field: { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail', subject: 'Betreff', message: 'Nachricht' },
  about: {
    sales: 'Tarif Enterprise',
    guarantee: 'Geld-zurück-Garantie',
    support: 'Anfrage an den Support',
    privacy: 'Meine Daten',
    accessibility: 'Barrierefreiheit',
  },
  submit: 'Nachricht senden',
  kept: 'Wir löschen Ihre Nachricht, sobald sie beantwortet ist, spätestens nach 180 Tagen.',
  waits: 'Lassen Sie diese Seite offen: Ihre Nachricht wird von selbst gesendet, sobald die Verbindung wieder da ist.',
  sentTitle: 'Nachricht gesendet',
  sent: 'Vielen Dank für Ihre Nachricht. Wir antworten innerhalb von 24 Stunden.',
  home: 'Zur Startseite',
  problem: {
    firstNameRequired: 'Der Vorname ist erforderlich',
    firstNameLong: 'Der Vorname muss weniger als 50 Zeichen haben',
    lastNameRequired: 'Der Nachname ist erforderlich',
    lastNameLong: 'Der Nachname muss weniger als 50 Zeichen haben',
    emailRequired: 'Die E-Mail-Adresse ist erforderlich',
    emailLong: 'Die E-Mail-Adresse muss weniger als 100 Zeichen haben',
    subjectRequired: 'Der Betreff ist erforderlich',
    subjectLong: 'Der Betreff muss weniger als 100 Zeichen haben',
    messageRequired: 'Die Nachricht ist erforderlich',
    messageLong: 'Die Nachricht muss weniger als 2.000 Zeichen haben',
    tooMany: 'Zu viele Nachrichten. Versuchen Sie es später erneut.',
    failed: 'Ein Fehler ist aufgetreten. Versuchen Sie es später erneut.',
    network: 'Netzwerkfehler. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
} satisfies Translation<typeof english>
