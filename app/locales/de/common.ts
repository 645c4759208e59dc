import type { common as english } from '../en/common.ts'
import type { Translation } from '../translation.ts'

export const common = {
  skip: 'Zum Inhalt springen',
  home: 'Penmark, Startseite',
  tagline: 'Bessere Texte, jede Korrektur begründet',
  nav: {
    main: 'Hauptnavigation',
    phone: 'Hauptnavigation unten',
    dashboard: 'Übersicht',
    assistant: 'Assistent',
    usage: 'Verbrauch',
    menu: 'Menü',
    account: 'Konto',
    signIn: 'Anmelden',
    joinNow: 'Konto anlegen',
    logout: 'Abmelden',
    plan: 'Tarif {{plan}}',
  },
  display: {
    label: 'Anzeige und Sprache',
    theme: 'Design',
    language: 'Sprache',
    toDark: 'Zu dunkel wechseln',
    toLight: 'Zu hell wechseln',
    default: 'System',
    light: 'Hell',
    dark: 'Dunkel',
    'high-contrast': 'Hoher Kontrast',
    purple: 'Violett',
    green: 'Grün',
  },
  counter: {
    label: 'Zeichen verwendet:',
    left_one: 'noch {{count, number}}',
    left_other: 'noch {{count, number}}',
    over_one: '{{count, number}} zu viel',
    over_other: '{{count, number}} zu viel',
    isClose: 'Mehr als 70 Prozent der Grenze erreicht',
    isNear: 'Mehr als 90 Prozent der Grenze erreicht',
    isOver: 'Der Text ist länger als erlaubt',
  },
  problem: {
    title: 'Bitte prüfen Sie diese Punkte',
  },
  toast: {
    region: 'Mitteilungen',
    close: 'Schließen',
  },
  error: {
    title: 'Anwendungsfehler',
    text: 'Die Seite konnte nicht angezeigt werden. Es wurde nichts abgebucht, und was Sie gespeichert haben, ist noch da. Bitte laden Sie die Seite neu.',
    refresh: 'Seite neu laden',
    home: 'Zur Startseite',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
    mark: 'Anmerkung des Korrektors: Hier steht nichts',
  },
  comingSoon: {
    title: 'Demnächst',
    text: 'Dieser Teil von Penmark ist noch nicht geschrieben.',
    back: 'Zurück zur Übersicht',
  },
} satisfies Translation<typeof english>
