import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    footer: 'Sie erhalten diese Nachricht, weil diese Adresse bei Penmark angegeben wurde. Sie enthält kein Tracking.',
  },
  verifyEmail: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für Penmark',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    intro:
      'Mit dieser Adresse wurde ein Penmark-Konto eröffnet, hoffentlich von Ihnen. Ein Klick bestätigt sie, danach können Sie sich anmelden.',
    action: 'E-Mail-Adresse bestätigen',
    token: 'Oder geben Sie diesen Bestätigungscode von Hand ein:',
    expires: 'Link und Code gelten einmalig und 24 Stunden lang. Eine neuere Nachricht ersetzt sie.',
    ignore: 'Waren Sie das nicht, müssen Sie nichts tun: Das Konto bleibt gesperrt.',
  },
  auditorInvitation: {
    subject: '{{inviter}} lädt Sie ein, ein Journal bei Penmark zu prüfen',
    heading: 'Einladung zur Prüfung',
    intro:
      '{{inviter}} lädt Sie ein, das Journal des Arbeitsbereichs „{{workspace}}“ bei Penmark zu lesen: Monatsabrechnungen, Einträge und Exporte, die Sie selbst und offline prüfen können.',
    action: 'Einladung ansehen',
    scope: 'Ihr Zugang erlaubt nur das Lesen und gilt {{days}} Tage ab der Annahme. Er enthält keine Texte.',
    recorded: 'Jede Seite und Datei, die Sie öffnen, wird festgehalten und dem Inhaber des Arbeitsbereichs gezeigt.',
    expires:
      'Der Link gilt einmalig, bis {{date}} und nur für die Adresse, an die diese Nachricht ging. Eine neuere Nachricht ersetzt ihn.',
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
} satisfies Translation<typeof english>
