import type { legal as english } from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export const legal = {
  page: {
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutz',
    imprint: 'Impressum',
    security: 'Sicherheit',
    cookies: 'Cookies',
  },
  vat: 'USt-IdNr.',
  columns: { data: 'Daten', purpose: 'Zweck', period: 'Wie lange', cookie: 'Cookie' },
  data: {
    account: {
      what: 'E-Mail-Adresse, Name des Arbeitsbereichs, Mitglieder',
      why: 'Ihr Konto',
      period: 'Bis Sie das Konto löschen; Links in E-Mails höchstens einen Tag',
    },
    signIn: {
      what: 'Sitzungen, bekannte Geräte, Passkeys, Schlüssel von Authenticator-Apps, Wiederherstellungscodes, API-Schlüssel, Verbindung mit Google',
      why: 'Anmelden und andere fernhalten',
      period: 'Bis Sie sie entfernen; eine Sitzung 30 Tage, ein Gerät 400',
    },
    writing: {
      what: 'Lesezeichen, Stile, Vorlagen, Prompts, Glossar, Wörterbuch, Einstellungen: verschlüsselt',
      why: 'Was Sie speichern',
      period: 'Bis Sie es oder das Konto löschen',
    },
    answers: {
      what: 'Versiegelte Antworten, die noch nicht abgeholt wurden, und die Nummern erledigter Anfragen',
      why: 'Eine Anfrage wiederholen, ohne doppelt zu zahlen oder zu schreiben',
      period: '15 Minuten; Nummern 24 Stunden',
    },
    usage: {
      what: 'Nummern, Zeiten und Ausgang von Anfragen, Credits, Zahlungen; kein Text, kein Name',
      why: 'Das Journal, das belegt, was Ihnen berechnet wurde',
      period: 'Dauerhaft, nach dem Löschen des Kontos ohne Bezug zu Ihnen',
    },
    billing: {
      what: 'Kundennummer bei Stripe, Tarif, Rechnungen, Monatsobergrenze',
      why: 'Zahlung',
      period: 'Solange das Gesetz Rechnungen verlangt',
    },
    mails: {
      what: 'Welche E-Mails Sie wünschen und welche gesendet wurden',
      why: 'E-Mails Ihrer Wahl',
      period: 'Bis Sie das Konto löschen',
    },
    auditors: {
      what: 'Adresse eingeladener Prüfer und was sie geöffnet haben',
      why: 'Zugang für Prüfer',
      period: 'Bis Sie das Konto löschen',
    },
    provenance: {
      what: 'Wortzahlen und Fingerabdrücke von Texten, und Seiten, die Sie geteilt haben',
      why: 'Herkunftslinks, wenn Sie sie eingeschaltet haben',
      period: 'Bis Sie sie oder das Konto löschen',
    },
    messages: {
      what: 'Name, Adresse und Text Ihrer Nachricht: verschlüsselt',
      why: 'Ihnen antworten',
      period: 'Höchstens 180 Tage oder bis zur Antwort',
    },
    operation: {
      what: 'Was Betreiber an einem Konto getan haben und warum',
      why: 'Rechenschaft',
      period: 'Nach dem Löschen des Kontos ohne Bezug zu Ihnen',
    },
  },
  cookies: {
    session: { why: 'Hält Sie angemeldet', period: '30 Tage, 14 ohne Besuch' },
    device: { why: 'Erkennt Ihr Gerät, damit eine Anmeldung dort keine E-Mail auslöst', period: '400 Tage' },
    signIn: {
      why: 'Bindet die Schritte einer Anmeldung oder Registrierung an diesen Browser',
      period: '10 Minuten bis ein Tag',
    },
    look: { why: 'Sprache und Aussehen', period: 'Ein Jahr' },
    message: { why: 'Eine Meldung für die nächste Seite', period: 'Eine Minute' },
    text: { why: 'Bringt einen Text von der Startseite versiegelt in Ihr neues Konto', period: 'Ein Tag' },
    machine: {
      why: 'Zeigt Ihnen sofort, was Sie eben gespeichert haben, wenn die Website auf mehreren Servern läuft',
      period: 'Fünf Minuten',
    },
  },
  processors: {
    model: 'Texte, die Sie an ein KI-Modell senden',
    languageTool: 'Geprüfte Texte, auf einem LanguageTool-Server',
    stripe: 'Zahlungsdaten',
    google: 'Anmeldung mit Google',
    mail: 'Zustellung von E-Mails',
    archive: 'Kopien des Journals und Sicherungen',
  },
  noProcessors: 'Niemand.',
} satisfies Translation<typeof english>
