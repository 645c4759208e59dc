import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Einstellungen',
  nav: {
    place: 'Teil der Einstellungen',
    overview: 'Übersicht',
    sessions: 'Sitzungen und Geräte',
  },
  overview: {
    title: 'Ihr Konto',
    intro: 'Woran Penmark Sie erkennt.',
    email: 'E-Mail-Adresse',
    verified: 'Bestätigt',
    unverified: 'Nicht bestätigt',
    plan: 'Tarif',
    created: 'Mitglied seit',
    id: 'Benutzer-ID',
    idHint: 'Der Support fragt vielleicht danach. Sie ist nicht geheim.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    google: 'Google-Konto',
    googleNotLinked: 'Nicht verknüpft',
  },
  missing: {
    title: 'Hier ist nichts',
    text: 'Es wurde vielleicht entfernt, oder die Adresse ist falsch geschrieben.',
    back: 'Zurück zu den Einstellungen',
  },
  confirm: {
    password: 'Aktuelles Passwort',
    passwordHint: 'Damit niemand sonst das an einem offen gelassenen Gerät tun kann.',
  },
  sessions: {
    title: 'Sitzungen und Geräte',
    intro:
      'Wo Ihr Konto angemeldet ist. Die Zeit der Aktivität rückt vor, wenn etwas gesendet oder gespeichert wird, auf fünf Minuten genau; Lesen zählt nicht.',
    current: 'Dieses Gerät',
    kind: {
      web: 'Browser',
      api: 'API-Token',
    },
    since: 'angemeldet',
    active: 'aktiv',
    device: '{{client}} auf {{system}}',
    unknown: 'Unbekanntes Gerät',
    end: 'Abmelden',
    endTitle: 'Dieses Gerät abmelden?',
    endText: 'Bei der nächsten Anfrage muss man sich dort neu anmelden. Gespeichertes bleibt gespeichert.',
    keep: 'Behalten',
    ended: 'Das Gerät wurde abgemeldet.',
    endOthers: 'Alle anderen abmelden',
    othersTitle: 'Überall sonst abmelden?',
    othersText:
      'Alle anderen Browser und alle API-Token aus einer Anmeldung werden sofort abgemeldet. API-Schlüssel gelten weiter.',
    othersEnded: 'Alle anderen Sitzungen wurden beendet.',
    more_one: 'Eine weitere ist nicht aufgeführt.',
    more_other: '{{count}} weitere sind nicht aufgeführt.',
  },
} satisfies Translation<typeof english>
