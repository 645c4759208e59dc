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
  auditorInvitation: {
    subject: '{{inviter}} vous invite à auditer un registre sur Penmark',
    heading: 'Invitation à auditer',
    intro:
      '{{inviter}} vous invite à lire le registre de l’espace de travail « {{workspace}} » sur Penmark : relevés mensuels, écritures et exports que vous pouvez vérifier vous-même, hors ligne.',
    action: 'Voir l’invitation',
    scope:
      'Votre accès est en lecture seule et dure {{days}} jours à partir de l’acceptation. Il ne contient aucun texte.',
    recorded: 'Chaque page et fichier que vous ouvrez est noté et montré au propriétaire de l’espace de travail.',
    expires:
      'Le lien fonctionne une fois, jusqu’au {{date}}, et seulement pour l’adresse à laquelle ce message a été envoyé. Un message plus récent le remplace.',
    ignore: 'Si vous ne vous y attendiez pas, ignorez ce message : rien ne se passe avant votre acceptation.',
  },
  auditorAccepted: {
    subject: '{{auditor}} a accepté votre invitation à auditer',
    heading: 'Votre auditeur peut maintenant lire le registre',
    intro:
      '{{auditor}} a accepté l’invitation et peut lire le registre de l’espace de travail « {{workspace}} » jusqu’au {{date}}.',
    action: 'Voir ce qui est consulté',
    revoke: 'Chaque page et fichier ouvert y figure. Sur la même page, vous pouvez révoquer l’accès à tout moment.',
  },
  auditorRevoked: {
    subject: 'Votre accès à un registre sur Penmark a pris fin',
    heading: 'Votre accès a été révoqué',
    intro: '{{owner}} a révoqué votre accès au registre de l’espace de travail « {{workspace}} ».',
    action: 'Espaces de travail que vous auditez',
    exports: 'Les exports que vous avez téléchargés restent vérifiables hors ligne, sans nous.',
  },
} satisfies Translation<typeof english>
