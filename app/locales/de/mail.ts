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
} satisfies Translation<typeof english>
