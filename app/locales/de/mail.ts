import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    fallback: 'Öffnet sich nichts, kopieren Sie diese Adresse in Ihren Browser:',
    noTracking: 'Sie enthält kein Tracking.',
    unsubscribe: 'Diese E-Mails abbestellen',
    settings: 'Auswählen, welche E-Mails Sie erhalten',
  },
  reason: {
    alarm: 'Sie erhalten diese E-Mail, weil der Betreiber dieser Website diese Adresse für Alarme genannt hat.',
    entered: 'Sie erhalten diese E-Mail, weil diese Adresse bei Penmark angegeben wurde.',
    security:
      'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Penmark-Kontos geht. Solche E-Mails lassen sich nicht abschalten.',
    invited:
      'Sie erhalten diese E-Mail, weil jemand diese Adresse bei Penmark angegeben hat, um Sie einzuladen. Sie brauchen kein Konto, und ohne neue Einladung schreibt Ihnen niemand mehr.',
    owner: 'Sie erhalten diese E-Mail, weil Ihnen ein Arbeitsbereich bei Penmark gehört, den nun jemand prüft.',
    auditor: 'Sie erhalten diese E-Mail, weil Sie eine Einladung zur Prüfung bei Penmark angenommen hatten.',
    usageAlerts: 'Sie erhalten diese E-Mail, weil in Ihrem Penmark-Konto Hinweise zum Verbrauch eingeschaltet sind.',
    weeklyDigest: 'Sie erhalten diese E-Mail, weil in Ihrem Penmark-Konto der Wochenbericht eingeschaltet ist.',
  },
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Penmark',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    intro: 'Mit dieser Adresse wurde ein Penmark-Konto angelegt. Bestätigen Sie sie, wenn Sie das waren.',
    action: 'E-Mail-Adresse bestätigen',
    token: 'Oder geben Sie diesen Bestätigungscode von Hand ein:',
    expires: 'Link und Code gelten einmalig und 24 Stunden lang. Eine neuere E-Mail ersetzt sie.',
    elsewhere: 'In einem anderen Browser als dem, der das Konto angelegt hat, fragen wir nach dessen Passwort.',
    ignore: 'Waren Sie das nicht? Dann bestätigen Sie nichts: Das Konto bleibt gesperrt.',
  },
  resetPassword: {
    subject: 'Setzen Sie ein neues Passwort für Penmark',
    heading: 'Setzen Sie ein neues Passwort',
    intro: 'Für das Penmark-Konto mit dieser Adresse wurde ein neues Passwort angefordert, hoffentlich von Ihnen.',
    action: 'Neues Passwort setzen',
    expires: 'Der Link gilt einmalig und eine Stunde lang. Eine neuere E-Mail ersetzt ihn.',
    ignore: 'Waren Sie das nicht, müssen Sie nichts tun: Das Passwort bleibt, wie es ist.',
  },
  approveEmailChange: {
    subject: 'Genehmigen Sie die neue E-Mail-Adresse Ihres Penmark-Kontos',
    heading: 'Genehmigen Sie die Änderung Ihrer E-Mail-Adresse',
    intro:
      'In Ihrem Penmark-Konto wurde verlangt, die E-Mail-Adresse in {{email}} zu ändern. Das geschieht nur, wenn Sie es hier genehmigen; dann schreiben wir an die neue Adresse.',
    action: 'Änderung genehmigen',
    expires: 'Der Link gilt einmalig und 24 Stunden lang. Eine neuere E-Mail ersetzt ihn.',
    ignore: 'Waren Sie das nicht, öffnen Sie den Link nicht und setzen Sie ein neues Passwort: Jemand kennt Ihres.',
  },
  confirmEmailChange: {
    subject: 'Bestätigen Sie diese Adresse für Ihr Penmark-Konto',
    heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    intro:
      'Ein Penmark-Konto soll zu dieser Adresse wechseln. Ein Klick schließt das ab; danach melden Sie sich mit {{email}} an.',
    action: 'Neue Adresse bestätigen',
    expires: 'Der Link gilt einmalig und 24 Stunden lang. Eine neuere E-Mail ersetzt ihn.',
    ignore: 'Erwarten Sie das nicht, müssen Sie nichts tun: Es ändert sich nichts.',
  },
  auditorInvitation: {
    subject: '{{inviter}} lädt Sie ein, ein Journal bei Penmark zu prüfen',
    heading: 'Einladung zur Prüfung',
    intro:
      '{{inviter}} lädt Sie ein, das Journal des Arbeitsbereichs „{{workspace}}“ bei Penmark zu lesen: Monatsauszüge, Einträge und Exporte, die Sie selbst und offline prüfen können.',
    action: 'Einladung ansehen',
    scope: 'Ihr Zugang erlaubt nur das Lesen und gilt {{days}} Tage ab der Annahme. Er enthält keine Texte.',
    recorded: 'Jede Seite und Datei, die Sie öffnen, wird festgehalten und dem Inhaber des Arbeitsbereichs gezeigt.',
    expires:
      'Der Link gilt einmalig, bis {{date}} und nur für die Adresse, an die diese E-Mail ging. Eine neuere E-Mail ersetzt ihn.',
    ignore: 'Erwarten Sie das nicht, müssen Sie nichts tun: Vor der Annahme geschieht nichts.',
  },
  auditorAccepted: {
    subject: '{{auditor}} hat Ihre Einladung zur Prüfung angenommen',
    heading: 'Ihr Prüfer kann das Journal jetzt lesen',
    intro:
      '{{auditor}} hat die Einladung angenommen und kann das Journal des Arbeitsbereichs „{{workspace}}“ bis {{date}} lesen.',
    action: 'Ansehen, was gelesen wird',
    revoke: 'Dort steht jede geöffnete Seite und Datei. Auf derselben Seite können Sie den Zugang jederzeit entziehen.',
  },
  auditorRevoked: {
    subject: 'Ihr Zugang zu einem Journal bei Penmark ist beendet',
    heading: 'Ihr Zugang wurde entzogen',
    intro: '{{owner}} hat Ihnen den Zugang zum Journal des Arbeitsbereichs „{{workspace}}“ entzogen.',
    action: 'Arbeitsbereiche, die Sie prüfen',
    exports: 'Heruntergeladene Exporte lassen sich weiterhin offline und ohne uns prüfen.',
  },
  usage80: {
    subject: '{{percent}} Ihrer monatlichen Anfragen bei Penmark sind verbraucht',
    heading: 'Ihr Monat ist zu {{percent}} verbraucht',
    intro:
      'Von den {{limit}} Anfragen, die Ihr Tarif {{plan}} in diesem Monat enthält, sind {{used}} verbraucht. Das Limit beginnt am {{date}} neu.',
    capIntro:
      'Von den {{limit}} Anfragen, die Sie sich für diesen Monat erlaubt haben, sind {{used}} verbraucht. Ihre Monatsobergrenze beginnt am {{date}} neu.',
    action: 'Verbrauch ansehen',
    extra: 'Ist das Limit erreicht, werden Ihre zusätzlichen Credits verwendet. Davon haben Sie {{extra}}.',
    noExtra: 'Ist das Limit erreicht, werden weitere Anfragen bis dahin abgelehnt. Sie kosten nichts.',
    once: 'Diese E-Mail kommt höchstens einmal im Monat.',
  },
  usage100: {
    subject: 'Ihre monatlichen Anfragen bei Penmark sind verbraucht',
    heading: 'Ihre monatlichen Anfragen sind verbraucht',
    intro:
      'Alle {{limit}} Anfragen, die Ihr Tarif {{plan}} in diesem Monat enthält, sind verbraucht. Das Limit beginnt am {{date}} neu.',
    capIntro:
      'Alle {{limit}} Anfragen, die Sie sich für diesen Monat erlaubt haben, sind verbraucht. Ihre Monatsobergrenze beginnt am {{date}} neu.',
    action: 'Verbrauch ansehen',
    extra: 'Weitere Anfragen verwenden Ihre zusätzlichen Credits. Davon haben Sie {{extra}}.',
    noExtra: 'Bis dahin werden weitere Anfragen abgelehnt. Sie kosten nichts.',
    once: 'Diese E-Mail kommt höchstens einmal im Monat.',
  },
  weeklyDigest: {
    subject: 'Ihre Woche bei Penmark, {{from}} bis {{to}}',
    heading: 'Ihre Woche, {{from}} bis {{to}}',
    intro: 'Was Sie letzte Woche verbraucht haben und wie Ihr Monat jetzt steht. Alle Zeiten sind UTC.',
    requests: 'Anfragen letzte Woche',
    month: 'In diesem Monat verbraucht',
    share: '{{used}} von {{limit}} ({{percent}})',
    left: 'Verbleibende Credits',
    resets: 'Limit beginnt neu',
    resetsOn: '{{date}} ({{days}})',
    action: 'Verbrauch ansehen',
  },
  notice: {
    when: 'Das geschah am {{time}} (UTC).',
    accountSuspended: {
      subject: 'Ihr Penmark-Konto ist gesperrt',
      heading: 'Ihr Konto ist gesperrt',
      what: 'Ein Betreiber dieser Website hat Ihr Konto oder seinen Arbeitsbereich gesperrt. Sie sind überall abgemeldet, API-Schlüssel werden abgewiesen, und laufende Anfragen wurden ohne Kosten beendet. Gelöscht wurde nichts.',
      action: 'Lesen, an wen Sie schreiben',
      unexpected:
        'Melden Sie sich auf dieser Seite an: Sie weist Sie ab und nennt, an wen Sie schreiben. Prüfer, die Sie eingeladen haben, können Ihr Nutzungsbuch weiter lesen.',
    },
    accountResumed: {
      subject: 'Ihr Penmark-Konto ist wieder frei',
      heading: 'Ihr Konto ist wieder frei',
      what: 'Ein Betreiber dieser Website hat die Sperre aufgehoben. Melden Sie sich an wie zuvor; Ihre API-Schlüssel gelten wieder.',
      action: 'Anmelden',
      unexpected: 'Wenn Ihnen etwas auffällt, das nicht von Ihnen ist, setzen Sie sofort ein neues Passwort.',
    },
    device: 'Gerät',
    left: {
      these: 'Die Liste oben gibt noch Zugang zu Ihrem Konto. Prüfen Sie sie unter {{page}}',
      paused:
        'Die Liste oben gehört noch zu Ihrem Konto. Passkeys, Google und neue API-Schlüssel pausieren, bis Sie sich angemeldet und die Liste geprüft haben: {{page}}',
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
      what: 'Das Passwort Ihres Penmark-Kontos wurde geändert. Alle anderen Geräte und API-Token wurden abgemeldet.',
      action: 'Neues Passwort setzen',
      unexpected: 'Waren Sie das nicht, setzen Sie sofort ein neues Passwort: Damit werden alle abgemeldet.',
    },
    passwordReset: {
      subject: 'Ihr Penmark-Passwort wurde zurückgesetzt',
      heading: 'Ihr Passwort wurde zurückgesetzt',
      what: 'Über einen Link in einer E-Mail an diese Adresse wurde für Ihr Penmark-Konto ein neues Passwort gesetzt. Alle Geräte und API-Token wurden abgemeldet.',
      action: 'Neues Passwort setzen',
      unexpected:
        'Waren Sie das nicht, kann jemand Ihr Postfach lesen. Sichern Sie zuerst das Postfach, dann setzen Sie ein neues Passwort.',
    },
    passwordSet: {
      subject: 'Ihr Penmark-Konto hat jetzt ein Passwort',
      heading: 'Ein Passwort wurde gesetzt',
      what: 'Ihr Penmark-Konto lässt sich jetzt auch mit einem Passwort öffnen. Alle anderen Geräte und API-Token wurden abgemeldet.',
      action: 'Neues Passwort setzen',
      unexpected: 'Waren Sie das nicht, setzen Sie sofort ein neues Passwort: Damit werden alle abgemeldet.',
    },
    googleLinked: {
      subject: 'Ihr Penmark-Konto ist mit Google verbunden',
      heading: 'Ein Google-Konto wurde verbunden',
      what: 'Ihr Penmark-Konto lässt sich ab jetzt auch mit einem Google-Konto öffnen.',
      action: 'Verbindung ansehen',
      unexpected: 'Wenn Sie das nicht waren, trennen Sie die Verbindung und legen Sie sofort ein neues Passwort fest.',
    },
    googleUnlinked: {
      subject: 'Google wurde von Ihrem Penmark-Konto getrennt',
      heading: 'Ihr Google-Konto wurde getrennt',
      what: 'Ihr Penmark-Konto lässt sich nicht mehr mit einem Google-Konto öffnen. Sie melden sich mit Ihrem Passwort an.',
      action: 'Einstellung ansehen',
      unexpected:
        'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Legen Sie sofort ein neues fest: Damit werden alle abgemeldet.',
    },
    apiKeyMade: {
      subject: 'Ein neuer API-Schlüssel Ihres Penmark-Kontos',
      heading: 'Ein API-Schlüssel wurde erstellt',
      what: 'Ein Programm, das diesen Schlüssel hat, kann Penmark in Ihrem Namen nutzen, so weit der Schlüssel es erlaubt.',
      action: 'API-Schlüssel ansehen',
      unexpected: 'Wenn Sie das nicht waren, widerrufen Sie den Schlüssel und setzen Sie sofort ein neues Passwort.',
    },
    apiKeyRevoked: {
      subject: 'Ein API-Schlüssel wurde widerrufen',
      heading: 'Ein API-Schlüssel wurde widerrufen',
      what: 'Das Programm mit diesem Schlüssel kann Penmark nicht mehr nutzen. Haben Sie ihn selbst widerrufen, müssen Sie nichts tun. Werden innerhalb einer Stunde weitere widerrufen, schreiben wir nicht noch einmal.',
      action: 'API-Schlüssel ansehen',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    factorOn: {
      subject: 'Die Anmeldung bei Penmark braucht jetzt einen Code',
      heading: 'Der zweite Faktor wurde eingeschaltet',
      what: 'Von jetzt an fragt die Anmeldung bei Ihrem Penmark-Konto neben dem Passwort nach einem Code Ihrer Authenticator-App.',
      action: 'Anmeldesicherheit ansehen',
      unexpected:
        'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort und schreiben Sie unserem Support: Jemand war in Ihrem Konto.',
    },
    factorOff: {
      subject: 'Die Anmeldung bei Penmark braucht keinen Code mehr',
      heading: 'Der zweite Faktor wurde ausgeschaltet',
      what: 'Die Anmeldung bei Ihrem Penmark-Konto fragt nicht mehr nach einem Code einer Authenticator-App. Die Wiederherstellungscodes gelten nicht mehr.',
      action: 'Anmeldesicherheit ansehen',
      unexpected:
        'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort und schalten Sie den zweiten Faktor wieder ein.',
    },
    passkeyAdded: {
      subject: 'Ein neuer Passkey für Ihr Penmark-Konto',
      heading: 'Ein Passkey wurde hinzugefügt',
      what: 'Wer diesen Passkey hat, kann sich damit ohne Passwort bei Ihrem Penmark-Konto anmelden.',
      action: 'Passkeys ansehen',
      unexpected: 'Wenn Sie das nicht waren, entfernen Sie den Passkey und setzen Sie sofort ein neues Passwort.',
    },
    passkeyRemoved: {
      subject: 'Ein Passkey Ihres Penmark-Kontos wurde entfernt',
      heading: 'Ein Passkey wurde entfernt',
      what: 'Er öffnet Ihr Penmark-Konto nicht mehr.',
      action: 'Passkeys ansehen',
      unexpected: 'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort: Jemand kennt Ihres.',
    },
    recoveryCodesMade: {
      subject: 'Neue Wiederherstellungscodes für Ihr Penmark-Konto',
      heading: 'Neue Wiederherstellungscodes wurden erstellt',
      what: 'Die Wiederherstellungscodes, die Sie bisher hatten, gelten nicht mehr.',
      action: 'Anmeldesicherheit ansehen',
      unexpected: 'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort und erstellen Sie neue Codes.',
    },
    recoveryCodeUsed: {
      subject: 'Ein Wiederherstellungscode hat Ihr Penmark-Konto geöffnet',
      heading: 'Ein Wiederherstellungscode wurde benutzt',
      what: 'Jemand, hoffentlich Sie, hat sich mit dem Passwort und einem Wiederherstellungscode bei Ihrem Penmark-Konto angemeldet. Dieser Code gilt nicht noch einmal.',
      action: 'Anmeldesicherheit ansehen',
      unexpected:
        'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort und erstellen Sie neue Wiederherstellungscodes.',
    },
    recoveryCodesFew: {
      subject: 'Wenige Wiederherstellungscodes sind für Ihr Penmark-Konto übrig',
      heading: 'Erstellen Sie neue Wiederherstellungscodes',
      what: 'Mit einem Wiederherstellungscode hat sich jemand bei Ihrem Penmark-Konto angemeldet, und höchstens drei sind übrig. Ohne einen Code ist mit der Authenticator-App auch der Zugang verloren.',
      action: 'Neue Codes erstellen',
      unexpected:
        'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort und erstellen Sie neue Wiederherstellungscodes.',
    },
    sessionsEnded: {
      subject: 'Ihre Penmark-Sitzungen wurden beendet',
      heading: 'Alle anderen Sitzungen wurden beendet',
      what: 'Alle anderen Browser und API-Token, die bei Ihrem Penmark-Konto angemeldet waren, wurden abgemeldet.',
      action: 'Sitzungen und Geräte ansehen',
      unexpected:
        'Wenn Sie das nicht waren, kennt jemand Ihr Passwort. Setzen Sie sofort ein neues: Das meldet alle ab.',
    },
    newDevice: {
      subject: 'Neue Anmeldung bei Ihrem Penmark-Konto',
      heading: 'Anmeldung auf einem neuen Gerät',
      what: 'Ihr Penmark-Konto wurde auf einem Gerät geöffnet, das wir noch nicht kannten. Waren Sie das, müssen Sie nichts tun.',
      action: 'Konto absichern',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    codesExhausted: {
      subject: 'Jemand kennt Ihr Penmark-Passwort',
      heading: 'Falsche Codes nach dem richtigen Passwort',
      what: 'Jemand hat Ihr Passwort und danach fünf falsche Codes eingegeben, kam aber nicht hinein. Ändern Sie das Passwort jetzt, außer Sie waren es selbst.',
      action: 'Passwort ändern',
      unexpected:
        'Neue Geräte müssen vor dem nächsten Versuch warten, jedes Mal länger. Ein Gerät, das Sie schon benutzt haben, und ein Passkey müssen nicht warten.',
    },
    accessEnded: {
      subject: 'Zugänge zu Ihrem Penmark-Konto wurden beendet',
      heading: 'Zugänge wurden beendet',
      what: 'Sie haben diese Zugänge zu Ihrem Penmark-Konto beendet. Sie müssen nichts tun.',
      action: 'Konto absichern',
      unexpected: 'Waren Sie das nicht? Setzen Sie sofort ein neues Passwort: Das meldet alle ab.',
    },
    accountDeleted: {
      subject: 'Ihr Penmark-Konto ist gelöscht',
      heading: 'Ihr Konto ist gelöscht',
      what: 'Ihr Penmark-Konto wurde gelöscht, wie Sie es mit Ihrem Passwort oder einer frischen Anmeldung verlangt haben. Was über Sie aufbewahrt wurde, ist gelöscht. Das ist die letzte E-Mail an diese Adresse.',
      action: 'Zu Penmark',
      unexpected:
        'Wenn Sie das nicht waren, kannte jemand Ihr Passwort. Rückgängig machen lässt es sich nicht; ändern Sie dieses Passwort überall, wo Sie es sonst verwenden.',
    },
    emailChanged: {
      subject: 'Ihr Penmark-Konto hat eine neue E-Mail-Adresse',
      heading: 'Die E-Mail-Adresse wurde geändert',
      what: 'Ihr Penmark-Konto gehört jetzt zu einer anderen E-Mail-Adresse, wie von dieser Adresse aus genehmigt. Alle Geräte und API-Token wurden abgemeldet, und diese Adresse öffnet das Konto nicht mehr.',
      action: 'Zu Penmark',
      unexpected:
        'Waren Sie das nicht, kann jemand Ihr Postfach lesen. Sichern Sie es, dann antworten Sie auf diese E-Mail oder schreiben Sie unserem Support.',
    },
  },
} satisfies Translation<typeof english>
