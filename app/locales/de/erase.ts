import type { erase as english } from '../en/erase.ts'
import type { Translation } from '../translation.ts'

export const erase = {
  data: {
    title: 'Ihre Daten',
    intro:
      'Alles, was Penmark über Sie aufbewahrt, in einer Zip-Datei: jeder Teil als JSON für Programme und als CSV für Tabellen.',
    listTitle: 'Was darin steht',
    notTitle: 'Was nicht darin steht',
    not: 'Ihre Texte und Ergebnisse: Sie werden nicht aufbewahrt. Passwörter, Schlüssel und Token: Von ihnen gibt es nur Fingerabdrücke, die Ihnen nichts nützen und einem Dieb helfen würden.',
    getTitle: 'Herunterladen',
    getHint:
      'Die Datei entsteht beim Herunterladen und wird hier nicht aufbewahrt. Sie ist so vertraulich wie Ihr Konto.',
    submit: 'Meine Daten herunterladen',
    stale: 'Um Ihre Daten herunterzuladen, muss Ihre Anmeldung weniger als zehn Minuten zurückliegen.',
  },
  files: {
    account: 'Ihr Konto: Adresse, Sprache, wann es angelegt und zuletzt benutzt wurde.',
    memberships: 'Die Arbeitsbereiche, zu denen Sie gehören, und Ihre Rolle dort.',
    workspaces: 'Die Namen dieser Arbeitsbereiche.',
    sessions: 'Wo Sie angemeldet sind, mit Programm und System.',
    'api-keys': 'Ihre API-Schlüssel: Name, Anfang, Rechte und Zeiten. Nie der Schlüssel.',
    'authenticator-app': 'Ihre Authenticator-App: seit wann. Nie ihr Geheimnis.',
    'recovery-codes': 'Ihre Wiederherstellungscodes: wann sie erstellt und benutzt wurden. Nie die Codes.',
    passkeys: 'Ihre Passkeys: Name, Art und Zeiten.',
    'sign-ins-waiting': 'Anmeldungen von Ihnen, die auf ihren zweiten Schritt warten.',
    google: 'Das verbundene Google-Konto.',
    'email-change': 'Eine laufende Änderung der Adresse.',
    'mailed-links': 'Links, die Ihnen gesendet wurden: wofür und wann. Nie der Link.',
    'auditors-invited': 'Prüfer, die Ihre Arbeitsbereiche eingelassen haben.',
    'auditors-views': 'Was diesen Prüfern gezeigt wurde.',
    'seats-held': 'Plätze, auf denen Sie andere prüfen oder zu denen Sie eingeladen sind.',
    'seats-views': 'Was Ihnen auf diesen Plätzen gezeigt wurde.',
    notifications: 'Welche Benachrichtigungen Sie möchten.',
    'notifications-sent': 'Benachrichtigungen, die Ihnen gesendet wurden: welche und wann.',
    'ledger-accounts': 'Welches Konto des Nutzungsbuchs zu welchem Arbeitsbereich gehört.',
    ledger:
      'Das Nutzungsbuch Ihrer Arbeitsbereiche, Ereignis für Ereignis: .jsonl ist genau, .csv dasselbe als Tabelle.',
    manifest: 'Was die Zip-Datei enthält, mit Zahl der Zeilen und SHA-256 jedes Teils.',
  },
  readme: {
    title: 'Ihre Penmark-Daten',
    made: 'Erstellt am {{time}} (UTC) für {{email}}.',
    forms:
      'Jeder Teil ist zweimal da: .json ist genau; .csv ist dasselbe für Tabellen. In .csv steht vor einem Text, den ein Tabellenprogramm für eine Formel hielte, ein Apostroph.',
    times: 'Zeiten sind UTC. Leere Teile bleiben dabei, damit Sie sehen, dass da nichts ist.',
    filesTitle: 'DATEIEN',
    notTitle: 'NICHT DARIN',
  },
  delete: {
    title: 'Konto löschen',
    intro: 'Das beendet Ihr Konto für immer. Niemand kann es rückgängig machen.',
    goneTitle: 'Was sofort gelöscht wird',
    gone: {
      account: 'Adresse, Passwort, Sitzungen, API-Schlüssel und Einstellungen',
      library: 'Ihre Stile, Vorlagen, Anweisungen und Lesezeichen',
      auditors:
        'die Plätze von Prüfern, die Sie eingelassen haben, und Ihr Name auf Plätzen, die andere Ihnen gegeben haben',
      mails: 'Kopien von Nachrichten an Sie auf diesem Server, falls es welche gibt',
    },
    staysTitle: 'Was bleibt',
    stays:
      'Das Nutzungsbuch behält seine Ereignisse, denn nichts lässt sich herausnehmen: Zahlen und Zeiten unter einer zufälligen Kontonummer. Der Schlüssel und der Eintrag, die diese Nummer mit Ihnen verbinden, werden gelöscht. Danach kann niemand mehr sagen, dass Sie es waren.',
    staysBackups: 'Sicherungen des Betreibers können Ihre Daten enthalten, bis sie überschrieben sind.',
    planTitle: 'Ihr Tarif',
    plan: 'Sie haben {{plan}}. Ein bezahlter Tarif wird sofort gekündigt und nicht wieder berechnet. Übrige Anfragen verfallen.',
    planFree: 'Sie haben {{plan}}, das ist kostenlos. Übrige Anfragen verfallen.',
    firstTitle: 'Bevor Sie gehen',
    first: 'Danach lassen sich Ihre Daten nicht mehr herunterladen.',
    firstLink: 'Ihre Daten herunterladen',
    confirmTitle: 'Dieses Konto löschen',
    confirm: 'Ihre E-Mail-Adresse',
    confirmHint: 'Geben Sie {{email}} ein, damit klar ist, dass Sie dieses Konto meinen.',
    submit: 'Mein Konto löschen',
    keep: 'Mein Konto behalten',
    stale: 'Um das Konto zu löschen, muss Ihre Anmeldung weniger als zehn Minuten zurückliegen.',
    zone: 'Konto löschen',
    zoneText: 'Beendet Ihr Konto und löscht, was über Sie aufbewahrt wird.',
    zoneLink: 'Wie Sie das Konto löschen',
  },
  problem: {
    confirm: 'Bitte geben Sie die E-Mail-Adresse Ihres Kontos ein',
  },
  goodbye: {
    title: 'Ihr Konto ist gelöscht',
    text: 'Sie sind überall abgemeldet, und was über Sie aufbewahrt wurde, ist gelöscht. Eine letzte Nachricht an Ihre Adresse bestätigt es.',
    again: 'Sie können jederzeit ein neues Konto anlegen, auch mit derselben Adresse.',
    home: 'Zur Startseite',
  },
  deletedAuditor: 'Gelöschtes Konto',
  api: {
    deleted: 'Ihr Konto ist gelöscht',
  },
} as const satisfies Translation<typeof english>
