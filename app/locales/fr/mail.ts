import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    footer: 'Vous recevez ce message parce que cette adresse a été indiquée sur Penmark. Il ne contient aucun traceur.',
  },
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail pour Penmark',
    heading: 'Confirmez votre adresse e-mail',
    intro:
      'Un compte Penmark vient d’être ouvert avec cette adresse, par vous, espérons-le. Un clic suffit pour la confirmer ; vous pourrez ensuite vous connecter.',
    action: 'Confirmer l’adresse e-mail',
    token: 'Ou saisissez vous-même ce code de vérification :',
    expires: 'Le lien et le code sont valables une seule fois, pendant 24 heures. Un message plus récent les remplace.',
    ignore: 'Si vous n’êtes pas à l’origine de cette demande, ignorez ce message : le compte restera fermé.',
  },
} satisfies Translation<typeof english>
