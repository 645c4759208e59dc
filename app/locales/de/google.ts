import type { google as english } from '../en/google.ts'
import type { Translation } from '../translation.ts'

export const google = {
  button: {
    or: 'oder',
    login: 'Weiter mit Google',
    register: 'Mit Google registrieren',
  },
  problem: {
    initLogin: 'Die Anmeldung mit Google konnte nicht gestartet werden',
    initAuthentication: 'Die Authentifizierung mit Google konnte nicht gestartet werden',
    oauth: 'OAuth-Fehler: {{error}}',
  },
  callback: {
    title: 'Anmeldung mit Google',
    waitingTitle: 'Anmeldung abschließen',
    waiting: 'Google hat geantwortet. Noch ein Schritt, und Sie sind hier angemeldet.',
    submit: 'Anmeldung abschließen',
    working: 'Sie werden angemeldet …',
    programTitle: 'Zurück zu Ihrem Programm',
    program:
      'Sie haben die Anmeldung in einem anderen Programm begonnen. Es braucht die Adresse dieser Seite, um fortzufahren; danach können Sie sie schließen.',
    doneTitle: 'Angemeldet',
    done: 'Sie sind als {{email}} angemeldet. Die nächste Seite wird geöffnet …',
    next: 'Weiter',
    failedTitle: 'Anmeldung fehlgeschlagen',
    failedHint: 'Es wurde nichts geändert. Die nächste Seite wird geöffnet …',
    toLogin: 'Zur Anmeldung',
    toSettings: 'Zurück zu den Einstellungen',
  },
  settings: {
    title: 'Google-Konto',
    intro: 'Verbinden Sie ein Google-Konto, um sich ohne Passwort anzumelden.',
    linked: 'Verbunden mit {{email}} seit {{date}}.',
    notLinked: 'Nicht verbunden',
    manage: 'Verwalten',
    connect: 'Mit Google verbinden',
    connectHint:
      'Google fragt, welches Konto es sein soll. Dessen Adresse darf von der Ihres Penmark-Kontos abweichen.',
    disconnect: 'Verbindung trennen',
    disconnectHint: 'Danach melden Sie sich mit Ihrem Passwort an. Angemeldete Geräte bleiben angemeldet.',
    onlyWay:
      'Google ist Ihr einziger Weg, sich anzumelden. Um die Verbindung zu trennen, setzen Sie zuerst ein Passwort.',
    setPassword: 'Passwort setzen',
    unavailable: 'Die Anmeldung mit Google ist auf diesem Server nicht eingerichtet.',
    keep: 'Zurück zu den Einstellungen',
    connected: 'Ihr Google-Konto ist verbunden.',
    disconnected: 'Ihr Google-Konto ist nicht mehr verbunden.',
  },
} satisfies Translation<typeof english>
