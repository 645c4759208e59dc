import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    fallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    noTracking: 'Diese E-Mail enthält kein Tracking.',
    unsubscribe: 'Diese E-Mails abbestellen',
    settings: 'Auswählen, welche E-Mails Sie erhalten',
  },
  reason: {
    alarm: 'Sie erhalten diese E-Mail, weil der Betreiber dieser Website diese Adresse für Alarme gewählt hat.',
    contactNotice:
      'Sie erhalten diese E-Mail, weil diese Adresse für Nachrichten an den Betreiber dieser Website gewählt wurde.',
    contactAnswer: 'Sie erhalten diese E-Mail, weil Sie uns bei Penmark geschrieben haben.',
    entered: 'Sie erhalten diese E-Mail, weil jemand diese Adresse bei Penmark eingegeben hat.',
    security:
      'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Penmark-Kontos geht. Solche E-Mails lassen sich nicht abschalten.',
    invited:
      'Sie erhalten diese E-Mail, weil jemand diese Adresse bei Penmark eingegeben hat, um Sie einzuladen. Sie brauchen kein Konto, und ohne neue Einladung schreiben wir Ihnen nicht mehr.',
    owner: 'Sie erhalten diese E-Mail, weil Ihnen ein Arbeitsbereich bei Penmark gehört, den jetzt jemand prüfen kann.',
    auditor: 'Sie erhalten diese E-Mail, weil Sie eine Einladung zur Prüfung bei Penmark angenommen haben.',
    usageAlerts: 'Sie erhalten diese E-Mail, weil Hinweise zum Verbrauch in Ihrem Penmark-Konto eingeschaltet sind.',
    weeklyDigest: 'Sie erhalten diese E-Mail, weil der Wochenbericht in Ihrem Penmark-Konto eingeschaltet ist.',
  },
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Penmark',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    intro: 'Bestätigen Sie diese Adresse, wenn Sie damit ein Penmark-Konto angelegt haben.',
    action: 'E-Mail-Adresse bestätigen',
    token: 'Oder geben Sie diesen Bestätigungscode ein:',
    expires: 'Link und Code gelten einmal und 24 Stunden lang. Eine neuere E-Mail ersetzt sie.',
    elsewhere: 'Wenn Sie den Link in einem anderen Browser öffnen, fragen wir nach dem Passwort des Kontos.',
    ignore: 'Waren Sie das nicht? Dann müssen Sie nichts tun. Ohne Ihre Bestätigung bleibt das Konto gesperrt.',
  },
  contactConfirmation: {
    subject: 'Ihre Nachricht an Penmark ist angekommen',
    heading: 'Ihre Nachricht ist angekommen',
    intro: 'Danke, dass Sie uns schreiben. Ein Mensch liest die Nachricht und antwortet an diese Adresse.',
    number: 'Wenn Sie noch einmal schreiben, nennen Sie diese Nummer:',
    action: 'Häufige Fragen lesen',
    ignore: 'Haben Sie uns nicht geschrieben? Ignorieren Sie diese E-Mail. Wir löschen die Nachricht.',
  },
  contactAnswer: {
    subject: 'Unsere Antwort: {{subject}}',
    intro: 'Guten Tag {{name}}, hier ist unsere Antwort auf Ihre Nachricht.',
    action: 'Noch einmal schreiben',
  },
  resetPassword: {
    subject: 'Setzen Sie ein neues Passwort für Penmark',
    heading: 'Setzen Sie ein neues Passwort',
    intro: 'Sie können jetzt ein neues Passwort für Ihr Penmark-Konto setzen.',
    action: 'Neues Passwort setzen',
    expires: 'Der Link gilt einmal und eine Stunde lang. Eine neuere E-Mail ersetzt ihn.',
    ignore: 'Haben Sie das nicht angefordert? Dann müssen Sie nichts tun. Ihr Passwort bleibt gleich.',
  },
  approveEmailChange: {
    subject: 'Neue E-Mail-Adresse für Penmark genehmigen',
    heading: 'Genehmigen Sie die Änderung Ihrer E-Mail-Adresse',
    intro:
      'Genehmigen Sie die Änderung, wenn Sie {{email}} für Ihr Penmark-Konto verwenden möchten. Wir schreiben dann an die neue Adresse.',
    action: 'Änderung genehmigen',
    expires: 'Der Link gilt einmal und 24 Stunden lang. Eine neuere E-Mail ersetzt ihn.',
    ignore:
      'Haben Sie das nicht angefordert? Öffnen Sie den Link nicht. Es war jemand, der in Ihrem Konto angemeldet ist. Setzen Sie sofort ein neues Passwort.',
  },
  confirmEmailChange: {
    subject: 'Adresse für Ihr Penmark-Konto bestätigen',
    heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    intro:
      'Bestätigen Sie, dass Ihr Penmark-Konto diese Adresse verwenden soll. Melden Sie sich danach mit {{email}} an.',
    action: 'Neue Adresse bestätigen',
    expires: 'Der Link gilt einmal und 24 Stunden lang. Eine neuere E-Mail ersetzt ihn.',
    ignore: 'Haben Sie das nicht erwartet? Dann müssen Sie nichts tun. Es ändert sich nichts.',
  },
  auditorInvitation: {
    subject: '{{inviter}} lädt Sie zur Prüfung bei Penmark ein',
    heading: 'Einladung zur Prüfung',
    intro:
      'Öffnen Sie die Einladung von {{inviter}}, um das Journal des Arbeitsbereichs „{{workspace}}“ bei Penmark zu lesen: Monatsauszüge, Einträge und Exporte, die Sie offline prüfen können.',
    action: 'Einladung ansehen',
    scope: 'Sie können nur lesen, {{days}} Tage lang ab der Annahme. Texte sehen Sie keine.',
    recorded: 'Wir halten jede Seite und Datei fest, die Sie öffnen, und zeigen sie der einladenden Person.',
    expires:
      'Der Link gilt einmal, bis {{date}} und nur für die Adresse, an die diese E-Mail ging. Eine neuere E-Mail ersetzt ihn.',
    ignore: 'Haben Sie das nicht erwartet? Dann müssen Sie nichts tun. Ohne Annahme geschieht nichts.',
  },
  auditorAccepted: {
    subject: '{{auditor}} hat Ihre Einladung zur Prüfung angenommen',
    heading: 'Der Prüfzugang ist jetzt offen',
    intro:
      'Sie müssen nichts tun. {{auditor}} hat die Einladung angenommen und kann das Journal des Arbeitsbereichs „{{workspace}}“ bis {{date}} lesen.',
    action: 'Ansehen, was geöffnet wird',
    revoke: 'Dort steht jede geöffnete Seite und Datei. Sie können den Zugang jederzeit entziehen.',
  },
  auditorRevoked: {
    subject: 'Ihr Prüferzugang bei Penmark ist beendet',
    heading: 'Ihr Zugang wurde entzogen',
    intro:
      'Sie müssen nichts tun. {{owner}} hat Ihnen den Zugang zum Journal des Arbeitsbereichs „{{workspace}}“ entzogen.',
    action: 'Arbeitsbereiche, die Sie prüfen',
    exports: 'Exporte, die Sie heruntergeladen haben, können Sie weiterhin offline und ohne uns prüfen.',
  },
  usage80: {
    subject: 'Penmark: {{percent}} Ihrer Anfragen verbraucht',
    heading: 'Sie haben {{percent}} Ihrer Anfragen in diesem Monat verbraucht',
    intro:
      'Sie müssen nichts tun. Sie haben {{used}} der {{limit}} Anfragen verbraucht, die Ihr Tarif {{plan}} in diesem Monat enthält. Sie erneuern sich am {{date}}.',
    capIntro:
      'Sie müssen nichts tun. Sie haben {{used}} der {{limit}} Anfragen Ihrer Monatsobergrenze verbraucht. Sie erneuert sich am {{date}}.',
    action: 'Verbrauch ansehen',
    extra: 'Danach werden Ihre zusätzlichen Credits verbraucht. Davon haben Sie {{extra}}.',
    noExtra:
      'Danach werden weitere Anfragen bis zur Erneuerung abgelehnt. Abgelehnte Anfragen verbrauchen keinen Credit.',
    once: 'Wir senden diese E-Mail höchstens einmal im Monat.',
  },
  usage100: {
    subject: 'Penmark: alle Anfragen des Monats verbraucht',
    heading: 'Ihre Anfragen in diesem Monat sind verbraucht',
    intro:
      'Sie müssen nichts tun. Sie haben alle {{limit}} Anfragen verbraucht, die Ihr Tarif {{plan}} in diesem Monat enthält. Sie erneuern sich am {{date}}.',
    capIntro:
      'Sie müssen nichts tun. Sie haben alle {{limit}} Anfragen Ihrer Monatsobergrenze verbraucht. Sie erneuert sich am {{date}}.',
    action: 'Verbrauch ansehen',
    extra: 'Weitere Anfragen verbrauchen Ihre zusätzlichen Credits. Davon haben Sie {{extra}}.',
    noExtra: 'Weitere Anfragen werden bis zur Erneuerung abgelehnt. Abgelehnte Anfragen verbrauchen keinen Credit.',
    once: 'Wir senden diese E-Mail höchstens einmal im Monat.',
  },
  weeklyDigest: {
    subject: 'Ihre Woche bei Penmark, {{from}} bis {{to}}',
    heading: 'Ihre Woche, {{from}} bis {{to}}',
    intro:
      'Sie müssen nichts tun. Hier sehen Sie Ihren Verbrauch der letzten Woche und des Monats bisher. Alle Zeiten sind UTC.',
    requests: 'Anfragen letzte Woche',
    month: 'In diesem Monat verbraucht',
    share: '{{used}} von {{limit}} ({{percent}})',
    left: 'Verbleibende Credits',
    resets: 'Erneuerung',
    resetsOn: '{{date}} ({{days}})',
    action: 'Verbrauch ansehen',
  },
  notice: {
    when: 'Das geschah am {{time}} (UTC).',
    ifYou: 'Waren Sie das selbst, müssen Sie nichts tun.',
    accountSuspended: {
      subject: 'Ihr Penmark-Konto ist gesperrt',
      heading: 'Ihr Konto ist gesperrt',
      what: 'Auf der Anmeldeseite sehen Sie, an wen Sie sich wenden können. Der Betreiber dieser Website hat Ihr Konto oder seinen Arbeitsbereich gesperrt. Sie sind überall abgemeldet, API-Schlüssel werden abgewiesen, und laufende Anfragen wurden beendet, ohne einen Credit zu verbrauchen. Gelöscht wurde nichts.',
      action: 'Ansprechperson anzeigen',
      unexpected: 'Eingeladene Prüferinnen und Prüfer können Ihre Verbrauchsdaten weiterhin lesen.',
    },
    accountResumed: {
      subject: 'Ihr Penmark-Konto ist wieder frei',
      heading: 'Ihr Konto ist wieder frei',
      what: 'Melden Sie sich an wie zuvor. Der Betreiber dieser Website hat die Sperre aufgehoben, und Ihre API-Schlüssel gelten wieder.',
      action: 'Anmelden',
      unexpected: 'Wenn Ihnen etwas auffällt, das Sie nicht getan haben, setzen Sie sofort ein neues Passwort.',
    },
    device: 'Gerät',
    left: {
      these: 'Alles oben Genannte öffnet Ihr Konto noch. Prüfen Sie es unter {{page}}',
      paused:
        'Alles oben Genannte ist noch mit Ihrem Konto verbunden. Passkeys, Google und neue API-Schlüssel pausieren, bis Sie sich anmelden und sie prüfen: {{page}}',
      nothing: 'Sonst öffnet nichts Ihr Konto.',
    },
    access: {
      session: 'Sitzungen und Geräte',
      passkey: 'Passkeys',
      app: 'Authenticator-App',
      google: 'Google-Konto',
      api_key: 'API-Schlüssel',
      seat: 'Prüferzugang',
    },
    passwordChanged: {
      subject: 'Ihr Penmark-Passwort wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      what: 'Alle Ihre anderen Geräte und API-Token wurden abgemeldet.',
      action: 'Neues Passwort setzen',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    passwordReset: {
      subject: 'Ihr Penmark-Passwort wurde zurückgesetzt',
      heading: 'Ihr Passwort wurde zurückgesetzt',
      what: 'Über einen Link in einer E-Mail an diese Adresse wurde ein neues Passwort gesetzt. Alle Geräte und API-Token wurden abgemeldet.',
      action: 'Neues Passwort setzen',
      unexpected:
        'Waren Sie das nicht? Dann kann jemand Ihr Postfach lesen. Sichern Sie es zuerst und setzen Sie dann ein neues Passwort.',
    },
    passwordSet: {
      subject: 'Ihr Penmark-Konto hat jetzt ein Passwort',
      heading: 'Ein Passwort wurde gesetzt',
      what: 'Sie können sich jetzt auch mit einem Passwort anmelden. Alle anderen Geräte und API-Token wurden abgemeldet.',
      action: 'Neues Passwort setzen',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    googleLinked: {
      subject: 'Google wurde mit Ihrem Penmark-Konto verbunden',
      heading: 'Ein Google-Konto wurde verbunden',
      what: 'Sie können sich jetzt auch mit diesem Google-Konto bei Penmark anmelden.',
      action: 'Verbindung ansehen',
      unexpected: 'Waren Sie das nicht? Trennen Sie die Verbindung und setzen Sie sofort ein neues Passwort.',
    },
    googleUnlinked: {
      subject: 'Google wurde von Ihrem Penmark-Konto getrennt',
      heading: 'Ihr Google-Konto wurde getrennt',
      what: 'Sie können sich mit diesem Google-Konto nicht mehr bei Penmark anmelden. Nutzen Sie Ihr Passwort.',
      action: 'Einstellung ansehen',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    apiKeyMade: {
      subject: 'Ein neuer API-Schlüssel für Ihr Penmark-Konto',
      heading: 'Ein API-Schlüssel wurde erstellt',
      what: 'Ein Programm mit diesem Schlüssel kann Penmark in Ihrem Namen nutzen, mit den Rechten des Schlüssels.',
      action: 'API-Schlüssel ansehen',
      unexpected: 'Waren Sie das nicht? Widerrufen Sie den Schlüssel und setzen Sie sofort ein neues Passwort.',
    },
    apiKeyRevoked: {
      subject: 'API-Schlüssel für Penmark widerrufen',
      heading: 'Ein API-Schlüssel wurde widerrufen',
      what: 'Programme mit diesem Schlüssel können Penmark nicht mehr nutzen. Werden innerhalb einer Stunde weitere Schlüssel widerrufen, schreiben wir nicht noch einmal.',
      action: 'API-Schlüssel ansehen',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    factorOn: {
      subject: 'Anmeldung bei Penmark braucht jetzt einen Code',
      heading: 'Die Bestätigung in zwei Schritten wurde eingeschaltet',
      what: 'Nach dem Passwort fragt die Anmeldung jetzt auch einen Code aus Ihrer Authenticator-App ab.',
      action: 'Anmeldesicherheit ansehen',
      unexpected:
        'Waren Sie das nicht, war jemand in Ihrem Konto. Setzen Sie sofort ein neues Passwort und wenden Sie sich an den Support.',
    },
    factorOff: {
      subject: 'Anmeldung bei Penmark braucht keinen Code mehr',
      heading: 'Die Bestätigung in zwei Schritten wurde ausgeschaltet',
      what: 'Die Anmeldung fragt nicht mehr nach einem Code, und Ihre Wiederherstellungscodes gelten nicht mehr.',
      action: 'Anmeldesicherheit ansehen',
      unexpected:
        'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort und schalten Sie die Bestätigung in zwei Schritten wieder ein.',
    },
    passkeyAdded: {
      subject: 'Ein neuer Passkey für Ihr Penmark-Konto',
      heading: 'Ein Passkey wurde hinzugefügt',
      what: 'Wer diesen Passkey hat, kann sich ohne Passwort bei Ihrem Penmark-Konto anmelden.',
      action: 'Passkeys ansehen',
      unexpected: 'Waren Sie das nicht? Entfernen Sie den Passkey und setzen Sie sofort ein neues Passwort.',
    },
    passkeyRemoved: {
      subject: 'Passkey von Ihrem Penmark-Konto entfernt',
      heading: 'Ein Passkey wurde entfernt',
      what: 'Er öffnet Ihr Penmark-Konto nicht mehr.',
      action: 'Passkeys ansehen',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    recoveryCodesMade: {
      subject: 'Neue Penmark-Wiederherstellungscodes',
      heading: 'Neue Wiederherstellungscodes wurden erstellt',
      what: 'Ihre bisherigen Wiederherstellungscodes gelten nicht mehr.',
      action: 'Anmeldesicherheit ansehen',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort und erstellen Sie dann neue Codes.',
    },
    recoveryCodeUsed: {
      subject: 'Wiederherstellungscode für Penmark verwendet',
      heading: 'Ein Wiederherstellungscode wurde verwendet',
      what: 'Jemand hat sich mit Ihrem Passwort und einem Wiederherstellungscode angemeldet. Dieser Code gilt nicht mehr.',
      action: 'Anmeldesicherheit ansehen',
      unexpected:
        'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort und erstellen Sie neue Wiederherstellungscodes.',
    },
    recoveryCodesFew: {
      subject: 'Penmark: nur noch wenige Wiederherstellungscodes',
      heading: 'Erstellen Sie neue Wiederherstellungscodes',
      what: 'Erstellen Sie jetzt neue Wiederherstellungscodes. Jemand hat sich mit einem angemeldet, und Sie haben höchstens noch drei. Ohne Codes können Sie mit der Authenticator-App auch Ihr Konto verlieren.',
      action: 'Neue Codes erstellen',
      unexpected:
        'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort und erstellen Sie neue Wiederherstellungscodes.',
    },
    sessionsEnded: {
      subject: 'Ihre anderen Geräte wurden bei Penmark abgemeldet',
      heading: 'Alle anderen Geräte wurden abgemeldet',
      what: 'Alle anderen Browser und API-Token wurden von Ihrem Penmark-Konto abgemeldet.',
      action: 'Sitzungen und Geräte ansehen',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    newDevice: {
      subject: 'Neue Anmeldung bei Ihrem Penmark-Konto',
      heading: 'Neue Anmeldung',
      what: 'Jemand hat sich auf einem neuen Gerät bei Ihrem Penmark-Konto angemeldet.',
      action: 'Konto absichern',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    codesExhausted: {
      subject: 'Jemand kennt Ihr Penmark-Passwort',
      heading: 'Falsche Codes nach dem richtigen Passwort',
      what: 'Ändern Sie jetzt Ihr Passwort, außer Sie waren es selbst. Jemand hat Ihr Passwort und danach fünf falsche Codes eingegeben, kam aber nicht hinein.',
      action: 'Passwort ändern',
      unexpected:
        'Neue Geräte müssen vor dem nächsten Versuch warten. Ein Passkey oder ein schon benutztes Gerät nicht.',
    },
    accessEnded: {
      subject: 'Zugänge zu Ihrem Penmark-Konto wurden beendet',
      heading: 'Zugänge wurden beendet',
      what: 'Diese Zugänge zu Ihrem Penmark-Konto wurden beendet.',
      action: 'Konto absichern',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    accountDeleted: {
      subject: 'Ihr Penmark-Konto ist gelöscht',
      heading: 'Ihr Konto ist gelöscht',
      what: 'Sie müssen nichts tun. Wir haben Ihr Penmark-Konto wie gewünscht gelöscht und alles entfernt, was wir über Sie gespeichert hatten. Das ist die letzte E-Mail an diese Adresse.',
      action: 'Zu Penmark',
      unexpected:
        'Waren Sie das nicht? Jemand kannte Ihr Passwort. Das lässt sich nicht rückgängig machen. Ändern Sie dieses Passwort überall, wo Sie es sonst verwenden.',
    },
    emailChanged: {
      subject: 'Ihr Penmark-Konto hat eine neue E-Mail-Adresse',
      heading: 'Die E-Mail-Adresse wurde geändert',
      what: 'Ihr Penmark-Konto verwendet jetzt eine andere E-Mail-Adresse. Genehmigt wurde das von dieser Adresse aus. Alle Geräte und API-Token wurden abgemeldet. Mit dieser Adresse können Sie sich nicht mehr anmelden.',
      action: 'Zu Penmark',
      unexpected:
        'Waren Sie das nicht? Dann kann jemand Ihr Postfach lesen. Sichern Sie es und antworten Sie auf diese E-Mail oder wenden Sie sich an den Support.',
    },
  },
} satisfies Translation<typeof english>
