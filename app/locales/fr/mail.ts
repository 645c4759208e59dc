import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    fallback: 'Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :',
    noTracking: 'Il ne contient aucun traceur.',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    settings: 'Choisir les e-mails que vous recevez',
  },
  reason: {
    alarm: 'Vous recevez cet e-mail parce que l’administrateur de ce site a indiqué cette adresse pour les alarmes.',
    entered: 'Vous recevez cet e-mail parce que cette adresse a été indiquée sur Penmark.',
    security:
      'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte Penmark. Ces e-mails ne peuvent pas être désactivés.',
    invited:
      'Vous recevez cet e-mail parce que quelqu’un a indiqué cette adresse sur Penmark pour vous inviter. Aucun compte n’est nécessaire, et personne ne vous écrira de nouveau sans une nouvelle invitation.',
    owner:
      'Vous recevez cet e-mail parce que vous êtes propriétaire d’un espace de travail sur Penmark que quelqu’un audite désormais.',
    auditor: 'Vous recevez cet e-mail parce que vous aviez accepté une invitation à auditer sur Penmark.',
    usageAlerts: 'Vous recevez cet e-mail parce que les alertes d’utilisation sont activées dans votre compte Penmark.',
    weeklyDigest: 'Vous recevez cet e-mail parce que le résumé hebdomadaire est activé dans votre compte Penmark.',
  },
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail pour Penmark',
    heading: 'Confirmez votre adresse e-mail',
    intro: 'Un compte Penmark a été créé avec cette adresse. Confirmez-la si c’était vous.',
    action: 'Confirmer l’adresse e-mail',
    token: 'Ou saisissez vous-même ce code de vérification :',
    expires: 'Le lien et le code sont valables une seule fois, pendant 24 heures. Un e-mail plus récent les remplace.',
    elsewhere: 'Dans un autre navigateur que celui qui a créé le compte, nous demandons son mot de passe.',
    ignore: 'Ce n’était pas vous ? Ignorez cet e-mail et ne confirmez rien : le compte restera fermé.',
  },
  resetPassword: {
    subject: 'Définissez un nouveau mot de passe pour Penmark',
    heading: 'Définissez un nouveau mot de passe',
    intro: 'Un nouveau mot de passe a été demandé pour le compte Penmark lié à cette adresse, par vous, espérons-le.',
    action: 'Définir un nouveau mot de passe',
    expires: 'Le lien fonctionne une seule fois, pendant une heure. Un e-mail plus récent le remplace.',
    ignore: 'Si ce n’était pas vous, ignorez cet e-mail : le mot de passe reste le même.',
  },
  approveEmailChange: {
    subject: 'Approuvez la nouvelle adresse e-mail de votre compte Penmark',
    heading: 'Approuvez la modification de votre adresse e-mail',
    intro:
      'Dans votre compte Penmark, le passage à l’adresse e-mail {{email}} a été demandé. Il n’aura lieu que si vous l’approuvez ici ; nous écrirons alors à la nouvelle adresse.',
    action: 'Approuver la modification',
    expires: 'Le lien fonctionne une seule fois, pendant 24 heures. Un e-mail plus récent le remplace.',
    ignore:
      'Si ce n’était pas vous, n’ouvrez pas le lien et définissez un nouveau mot de passe : quelqu’un connaît le vôtre.',
  },
  confirmEmailChange: {
    subject: 'Confirmez cette adresse pour votre compte Penmark',
    heading: 'Confirmez votre nouvelle adresse e-mail',
    intro:
      'Un compte Penmark doit passer à cette adresse. Un clic suffit pour terminer ; ensuite, connectez-vous avec {{email}}.',
    action: 'Confirmer la nouvelle adresse',
    expires: 'Le lien fonctionne une seule fois, pendant 24 heures. Un e-mail plus récent le remplace.',
    ignore: 'Si vous ne vous y attendiez pas, ignorez cet e-mail : rien ne change.',
  },
  auditorInvitation: {
    subject: '{{inviter}} vous invite à auditer un registre sur Penmark',
    heading: 'Invitation à auditer',
    intro:
      '{{inviter}} vous invite à lire le registre de l’espace de travail « {{workspace}} » sur Penmark : relevés mensuels, écritures et exports que vous pouvez vérifier vous-même, hors ligne.',
    action: 'Voir l’invitation',
    scope:
      'Votre accès est en lecture seule et dure {{days}} jours à partir de l’acceptation. Il ne contient aucun texte.',
    recorded: 'Chaque page et fichier que vous ouvrez est noté et montré au propriétaire de l’espace de travail.',
    expires:
      'Le lien fonctionne une fois, jusqu’au {{date}}, et seulement pour l’adresse à laquelle cet e-mail a été envoyé. Un e-mail plus récent le remplace.',
    ignore: 'Si vous ne vous y attendiez pas, ignorez cet e-mail : rien ne se passe avant votre acceptation.',
  },
  auditorAccepted: {
    subject: '{{auditor}} a accepté votre invitation à auditer',
    heading: 'Votre auditeur peut maintenant lire le registre',
    intro:
      '{{auditor}} a accepté l’invitation et peut lire le registre de l’espace de travail « {{workspace}} » jusqu’au {{date}}.',
    action: 'Voir ce qui est consulté',
    revoke: 'Chaque page et fichier ouvert y figure. Sur la même page, vous pouvez révoquer l’accès à tout moment.',
  },
  auditorRevoked: {
    subject: 'Votre accès à un registre sur Penmark a pris fin',
    heading: 'Votre accès a été révoqué',
    intro: '{{owner}} a révoqué votre accès au registre de l’espace de travail « {{workspace}} ».',
    action: 'Espaces de travail que vous auditez',
    exports: 'Les exports que vous avez téléchargés restent vérifiables hors ligne, sans nous.',
  },
  usage80: {
    subject: '{{percent}} de vos requêtes mensuelles sur Penmark sont utilisées',
    heading: 'Votre mois est utilisé à {{percent}}',
    intro:
      'Sur les {{limit}} requêtes que votre offre {{plan}} comprend ce mois-ci, {{used}} sont utilisées. La limite est renouvelée le {{date}}.',
    capIntro:
      'Sur les {{limit}} requêtes que vous vous êtes accordées ce mois-ci, {{used}} sont utilisées. Votre plafond mensuel se renouvelle le {{date}}.',
    action: 'Voir votre utilisation',
    extra: 'Une fois la limite épuisée, vos crédits supplémentaires sont utilisés. Il vous en reste {{extra}}.',
    noExtra: 'Une fois la limite épuisée, les requêtes suivantes sont refusées jusque-là. Elles ne coûtent rien.',
    once: 'Cet e-mail arrive au plus une fois par mois.',
  },
  usage100: {
    subject: 'Vos requêtes mensuelles sur Penmark sont épuisées',
    heading: 'Vos requêtes mensuelles sont épuisées',
    intro:
      'Les {{limit}} requêtes que votre offre {{plan}} comprend ce mois-ci sont toutes utilisées. La limite est renouvelée le {{date}}.',
    capIntro:
      'Les {{limit}} requêtes que vous vous êtes accordées ce mois-ci sont toutes utilisées. Votre plafond mensuel se renouvelle le {{date}}.',
    action: 'Voir votre utilisation',
    extra: 'Les requêtes suivantes utilisent vos crédits supplémentaires. Il vous en reste {{extra}}.',
    noExtra: 'Jusque-là, les requêtes suivantes sont refusées. Elles ne coûtent rien.',
    once: 'Cet e-mail arrive au plus une fois par mois.',
  },
  weeklyDigest: {
    subject: 'Votre semaine sur Penmark, du {{from}} au {{to}}',
    heading: 'Votre semaine, du {{from}} au {{to}}',
    intro: 'Ce que vous avez utilisé la semaine dernière, et où en est votre mois. Toutes les heures sont en UTC.',
    requests: 'Requêtes de la semaine',
    month: 'Utilisé ce mois-ci',
    share: '{{used}} sur {{limit}} ({{percent}})',
    left: 'Crédits restants',
    resets: 'La limite est renouvelée',
    resetsOn: '{{date}} ({{days}})',
    action: 'Voir votre utilisation',
  },
  notice: {
    when: 'Cela s’est passé le {{time}} (UTC).',
    accountSuspended: {
      subject: 'Votre compte Penmark est suspendu',
      heading: 'Votre compte est suspendu',
      what: 'Un administrateur de ce site a suspendu votre compte ou son espace de travail. Vous êtes déconnecté partout, les clés d’API sont refusées et les demandes en cours ont été arrêtées sans frais. Rien n’a été supprimé.',
      action: 'Voir à qui écrire',
      unexpected:
        'Connectez-vous sur cette page : elle vous refuse et indique à qui écrire. Les auditeurs que vous avez invités peuvent toujours lire votre registre.',
    },
    accountResumed: {
      subject: 'Votre compte Penmark fonctionne à nouveau',
      heading: 'Votre compte fonctionne à nouveau',
      what: 'Un administrateur de ce site a levé la suspension. Connectez-vous comme avant ; vos clés d’API fonctionnent à nouveau.',
      action: 'Se connecter',
      unexpected: 'Si vous remarquez quelque chose qui ne vient pas de vous, changez aussitôt de mot de passe.',
    },
    device: 'Appareil',
    left: {
      these: 'La liste ci-dessus donne encore accès à votre compte. Vérifiez-la sur {{page}}',
      paused:
        'La liste ci-dessus reste liée à votre compte. Les clés d’accès, Google et les nouvelles clés d’API sont suspendus jusqu’à ce que vous l’ayez vérifiée après connexion : {{page}}',
      nothing: 'Rien d’autre n’ouvre votre compte.',
    },
    access: {
      session: 'Sessions et appareils',
      passkey: 'Clés d’accès',
      app: 'Application d’authentification',
      google: 'Compte Google',
      api_key: 'Clés d’API',
      seat: 'Accès d’audit',
    },
    passwordChanged: {
      subject: 'Votre mot de passe Penmark a été modifié',
      heading: 'Votre mot de passe a été modifié',
      what: 'Le mot de passe de votre compte Penmark a été modifié. Tous les autres appareils et jetons d’API ont été déconnectés.',
      action: 'Définir un nouveau mot de passe',
      unexpected:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe : toutes les sessions seront alors fermées.',
    },
    passwordReset: {
      subject: 'Votre mot de passe Penmark a été réinitialisé',
      heading: 'Votre mot de passe a été réinitialisé',
      what: 'Un nouveau mot de passe a été défini pour votre compte Penmark au moyen d’un lien envoyé à cette adresse. Tous les appareils et jetons d’API ont été déconnectés.',
      action: 'Définir un nouveau mot de passe',
      unexpected:
        'Si ce n’était pas vous, quelqu’un peut lire votre messagerie. Sécurisez-la d’abord, puis définissez un nouveau mot de passe.',
    },
    passwordSet: {
      subject: 'Votre compte Penmark a maintenant un mot de passe',
      heading: 'Un mot de passe a été défini',
      what: 'Votre compte Penmark peut désormais aussi s’ouvrir avec un mot de passe. Tous les autres appareils et jetons d’API ont été déconnectés.',
      action: 'Définir un nouveau mot de passe',
      unexpected:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe : toutes les sessions seront alors fermées.',
    },
    googleLinked: {
      subject: 'Votre compte Penmark est relié à Google',
      heading: 'Un compte Google a été relié',
      what: 'Désormais, votre compte Penmark s’ouvre aussi avec un compte Google.',
      action: 'Voir la liaison',
      unexpected: 'Si ce n’était pas vous, déliez-le et définissez tout de suite un nouveau mot de passe.',
    },
    googleUnlinked: {
      subject: 'Google a été délié de votre compte Penmark',
      heading: 'Votre compte Google a été délié',
      what: 'Votre compte Penmark ne s’ouvre plus avec un compte Google. Vous vous connectez avec votre mot de passe.',
      action: 'Voir le paramètre',
      unexpected:
        'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Définissez-en tout de suite un nouveau : cela déconnecte tout le monde.',
    },
    apiKeyMade: {
      subject: 'Une nouvelle clé d’API pour votre compte Penmark',
      heading: 'Une clé d’API a été créée',
      what: 'Un programme qui détient cette clé peut utiliser Penmark en votre nom, dans les limites de la clé.',
      action: 'Voir les clés d’API',
      unexpected: 'Si ce n’était pas vous, révoquez la clé et changez de mot de passe sans attendre.',
    },
    apiKeyRevoked: {
      subject: 'Une clé d’API de votre compte Penmark a été révoquée',
      heading: 'Une clé d’API a été révoquée',
      what: 'Le programme qui utilisait cette clé n’a plus accès à Penmark. Si c’était vous, vous n’avez rien à faire. Si d’autres clés sont révoquées dans l’heure, nous n’enverrons pas d’autre e-mail.',
      action: 'Voir les clés d’API',
      unexpected: 'Ce n’était pas vous ? Changez de mot de passe sans attendre : tout le monde sera déconnecté.',
    },
    factorOn: {
      subject: 'La connexion à Penmark demande désormais un code',
      heading: 'Le second facteur a été activé',
      what: 'Désormais, la connexion à votre compte Penmark demande un code de votre application d’authentification en plus du mot de passe.',
      action: 'Voir la sécurité de connexion',
      unexpected:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe et écrivez à notre assistance : quelqu’un était dans votre compte.',
    },
    factorOff: {
      subject: 'La connexion à Penmark ne demande plus de code',
      heading: 'Le second facteur a été désactivé',
      what: 'La connexion à votre compte Penmark ne demande plus de code d’une application d’authentification. Les codes de secours ne fonctionnent plus.',
      action: 'Voir la sécurité de connexion',
      unexpected:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe, puis réactivez le second facteur.',
    },
    passkeyAdded: {
      subject: 'Une nouvelle clé d’accès pour votre compte Penmark',
      heading: 'Une clé d’accès a été ajoutée',
      what: 'Quiconque détient cette clé d’accès peut se connecter avec elle à votre compte Penmark, sans le mot de passe.',
      action: 'Voir les clés d’accès',
      unexpected: 'Si ce n’était pas vous, retirez la clé d’accès et définissez tout de suite un nouveau mot de passe.',
    },
    passkeyRemoved: {
      subject: 'Une clé d’accès de votre compte Penmark a été retirée',
      heading: 'Une clé d’accès a été retirée',
      what: 'Elle n’ouvre plus votre compte Penmark.',
      action: 'Voir les clés d’accès',
      unexpected:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe : quelqu’un connaît le vôtre.',
    },
    recoveryCodesMade: {
      subject: 'De nouveaux codes de secours pour votre compte Penmark',
      heading: 'De nouveaux codes de secours ont été créés',
      what: 'Les codes de secours que vous aviez ne fonctionnent plus.',
      action: 'Voir la sécurité de connexion',
      unexpected:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe, puis créez de nouveaux codes.',
    },
    recoveryCodeUsed: {
      subject: 'Un code de secours a ouvert votre compte Penmark',
      heading: 'Un code de secours a été utilisé',
      what: 'Quelqu’un, vous espérons-le, s’est connecté à votre compte Penmark avec le mot de passe et un code de secours. Ce code ne fonctionne plus.',
      action: 'Voir la sécurité de connexion',
      unexpected:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe et créez de nouveaux codes de secours.',
    },
    recoveryCodesFew: {
      subject: 'Il reste peu de codes de secours pour votre compte Penmark',
      heading: 'Créez de nouveaux codes de secours',
      what: 'Un code de secours a servi à se connecter à votre compte Penmark, et il n’en reste pas plus de trois. Sans aucun, perdre l’application d’authentification, c’est perdre l’accès.',
      action: 'Créer de nouveaux codes',
      unexpected:
        'Si ce n’était pas vous, définissez tout de suite un nouveau mot de passe et créez de nouveaux codes de secours.',
    },
    sessionsEnded: {
      subject: 'Vos sessions Penmark ont été fermées',
      heading: 'Toutes les autres sessions ont été fermées',
      what: 'Tous les autres navigateurs et jetons d’API connectés à votre compte Penmark ont été déconnectés.',
      action: 'Voir les sessions et appareils',
      unexpected:
        'Si ce n’était pas vous, quelqu’un connaît votre mot de passe. Changez-le sans attendre : tout le monde sera déconnecté.',
    },
    newDevice: {
      subject: 'Nouvelle connexion à votre compte Penmark',
      heading: 'Connexion depuis un nouvel appareil',
      what: 'Votre compte Penmark a été ouvert sur un appareil que nous ne connaissions pas. Si c’était vous, vous n’avez rien à faire.',
      action: 'Sécuriser le compte',
      unexpected: 'Ce n’était pas vous ? Changez de mot de passe sans attendre : tout le monde sera déconnecté.',
    },
    codesExhausted: {
      subject: 'Quelqu’un connaît votre mot de passe Penmark',
      heading: 'Codes erronés après le bon mot de passe',
      what: 'Quelqu’un a saisi votre mot de passe, puis cinq codes erronés. Cette personne n’est pas entrée. Changez de mot de passe maintenant, sauf si c’était vous.',
      action: 'Changer de mot de passe',
      unexpected:
        'Les nouveaux appareils doivent attendre avant un autre essai, de plus en plus longtemps. Un appareil déjà utilisé et une clé d’accès n’attendent pas.',
    },
    accessEnded: {
      subject: 'Des accès à votre compte Penmark ont été retirés',
      heading: 'Des accès ont été retirés',
      what: 'Vous avez retiré ces accès à votre compte Penmark. Vous n’avez rien à faire.',
      action: 'Sécuriser le compte',
      unexpected: 'Ce n’était pas vous ? Changez de mot de passe sans attendre : tout le monde sera déconnecté.',
    },
    accountDeleted: {
      subject: 'Votre compte Penmark est supprimé',
      heading: 'Votre compte est supprimé',
      what: 'Votre compte Penmark a été supprimé, comme demandé avec votre mot de passe ou une connexion récente. Ce qui était conservé à votre sujet est effacé. C’est le dernier message à cette adresse.',
      action: 'Aller sur Penmark',
      unexpected:
        'Si ce n’était pas vous, quelqu’un connaissait votre mot de passe. On ne peut pas revenir en arrière ; changez ce mot de passe partout où vous l’utilisez.',
    },
    emailChanged: {
      subject: 'Votre compte Penmark a une nouvelle adresse e-mail',
      heading: 'L’adresse e-mail a été modifiée',
      what: 'Votre compte Penmark appartient maintenant à une autre adresse e-mail, comme approuvé depuis celle-ci. Tous les appareils et jetons d’API ont été déconnectés, et cette adresse n’ouvre plus le compte.',
      action: 'Aller sur Penmark',
      unexpected:
        'Si ce n’était pas vous, quelqu’un peut lire votre messagerie. Sécurisez-la, puis répondez à cet e-mail ou écrivez à notre assistance.',
    },
  },
} satisfies Translation<typeof english>
