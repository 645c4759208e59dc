import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
    noTracking: 'Cet e-mail ne contient aucun traceur.',
    unsubscribe: 'Ne plus recevoir ces e-mails',
    settings: 'Choisir les e-mails que vous recevez',
  },
  reason: {
    alarm: 'Vous recevez cet e-mail parce que l’administrateur de ce site a choisi cette adresse pour les alarmes.',
    contactNotice:
      'Vous recevez cet e-mail parce que l’administrateur de ce site a choisi cette adresse pour les messages.',
    contactAnswer: 'Vous recevez cet e-mail parce que vous nous avez écrit sur Penmark.',
    entered: 'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur Penmark.',
    security:
      'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte Penmark. Ces e-mails ne peuvent pas être désactivés.',
    invited:
      'Vous recevez cet e-mail parce que quelqu’un a saisi cette adresse sur Penmark pour vous inviter. Aucun compte n’est nécessaire, et nous ne vous écrirons plus sans nouvelle invitation.',
    owner:
      'Vous recevez cet e-mail parce que vous avez sur Penmark un espace de travail que quelqu’un peut désormais auditer.',
    auditor: 'Vous recevez cet e-mail parce que vous avez accepté une invitation à auditer sur Penmark.',
    usageAlerts: 'Vous recevez cet e-mail parce que les alertes d’utilisation sont activées dans votre compte Penmark.',
    weeklyDigest: 'Vous recevez cet e-mail parce que le résumé hebdomadaire est activé dans votre compte Penmark.',
  },
  verifyEmail: {
    subject: 'Confirmez votre adresse e-mail pour Penmark',
    heading: 'Confirmez votre adresse e-mail',
    intro: 'Confirmez cette adresse si vous avez créé un compte Penmark avec elle.',
    action: 'Confirmer l’adresse e-mail',
    token: 'Ou saisissez ce code de vérification :',
    expires: 'Le lien et le code servent une fois, pendant 24 heures. Un e-mail plus récent les remplace.',
    elsewhere: 'Si vous ouvrez le lien dans un autre navigateur, nous demanderons le mot de passe du compte.',
    ignore: 'Ce n’était pas vous ? Ignorez cet e-mail. Le compte reste fermé sans votre confirmation.',
  },
  contactConfirmation: {
    subject: 'Penmark a reçu votre message',
    heading: 'Nous avons reçu votre message',
    intro: 'Merci de nous avoir écrit. Une personne lira votre message et répondra à cette adresse.',
    number: 'Si vous écrivez de nouveau, indiquez ce numéro :',
    action: 'Lire les questions fréquentes',
    ignore: 'Vous ne nous avez pas écrit ? Ignorez cet e-mail. Nous supprimerons le message.',
  },
  contactAnswer: {
    subject: 'Notre réponse : {{subject}}',
    intro: 'Bonjour {{name}}, voici la réponse à votre message.',
    action: 'Nous écrire de nouveau',
  },
  resetPassword: {
    subject: 'Définissez un nouveau mot de passe pour Penmark',
    heading: 'Définissez un nouveau mot de passe',
    intro: 'Vous pouvez maintenant définir un nouveau mot de passe pour votre compte Penmark.',
    action: 'Définir un nouveau mot de passe',
    expires: 'Le lien sert une fois, pendant une heure. Un e-mail plus récent le remplace.',
    ignore: 'Vous ne l’avez pas demandé ? Ignorez cet e-mail. Votre mot de passe reste le même.',
  },
  approveEmailChange: {
    subject: 'Approuvez votre nouvelle adresse e-mail Penmark',
    heading: 'Approuvez la modification de votre adresse e-mail',
    intro:
      'Approuvez la modification si vous avez demandé à utiliser {{email}} pour votre compte Penmark. Nous écrirons ensuite à la nouvelle adresse.',
    action: 'Approuver la modification',
    expires: 'Le lien sert une fois, pendant 24 heures. Un e-mail plus récent le remplace.',
    ignore:
      'Vous ne l’avez pas demandé ? N’ouvrez pas le lien. Une personne connectée à votre compte l’a demandé : définissez tout de suite un nouveau mot de passe.',
  },
  confirmEmailChange: {
    subject: 'Confirmez cette adresse pour votre compte Penmark',
    heading: 'Confirmez votre nouvelle adresse e-mail',
    intro: 'Confirmez que votre compte Penmark doit utiliser cette adresse. Connectez-vous ensuite avec {{email}}.',
    action: 'Confirmer la nouvelle adresse',
    expires: 'Le lien sert une fois, pendant 24 heures. Un e-mail plus récent le remplace.',
    ignore: 'Vous n’attendiez pas cet e-mail ? Ignorez-le. Rien ne changera.',
  },
  auditorInvitation: {
    subject: '{{inviter}} vous invite à auditer sur Penmark',
    heading: 'Invitation à auditer',
    intro:
      'Ouvrez l’invitation de {{inviter}} pour lire le registre de l’espace de travail « {{workspace}} » sur Penmark : relevés mensuels, écritures et exports que vous pouvez vérifier hors ligne.',
    action: 'Voir l’invitation',
    scope:
      'Votre accès est en lecture seule et dure {{days}} jours à partir de l’acceptation. Vous ne verrez aucun texte.',
    recorded: 'Nous notons chaque page et fichier que vous ouvrez et le montrons à la personne qui vous invite.',
    expires:
      'Le lien sert une fois, jusqu’au {{date}}, et seulement pour l’adresse qui a reçu cet e-mail. Un e-mail plus récent le remplace.',
    ignore: 'Vous n’attendiez pas cet e-mail ? Ignorez-le. Rien ne se passe sans votre accord.',
  },
  auditorAccepted: {
    subject: '{{auditor}} a accepté votre invitation à auditer',
    heading: 'La personne invitée a maintenant accès',
    intro:
      'Vous n’avez rien à faire. {{auditor}} a accepté l’invitation et peut lire le registre de l’espace de travail « {{workspace}} » jusqu’au {{date}}.',
    action: 'Voir ce qui est ouvert',
    revoke: 'Chaque page et fichier ouvert y figure. Vous pouvez révoquer l’accès à tout moment.',
  },
  auditorRevoked: {
    subject: 'Votre accès d’audit sur Penmark a pris fin',
    heading: 'Votre accès a été révoqué',
    intro:
      'Vous n’avez rien à faire. {{owner}} a révoqué votre accès au registre de l’espace de travail « {{workspace}} ».',
    action: 'Espaces de travail que vous auditez',
    exports: 'Vous pouvez toujours vérifier les exports que vous avez téléchargés, hors ligne et sans nous.',
  },
  usage80: {
    subject: 'Penmark : {{percent}} des requêtes du mois utilisées',
    heading: 'Vous avez utilisé {{percent}} de vos requêtes de ce mois',
    intro:
      'Vous n’avez rien à faire. Vous avez utilisé {{used}} des {{limit}} requêtes de votre offre {{plan}} ce mois-ci. Elles se renouvellent le {{date}}.',
    capIntro:
      'Vous n’avez rien à faire. Vous avez utilisé {{used}} des {{limit}} requêtes de votre plafond mensuel. Il se renouvelle le {{date}}.',
    action: 'Voir votre utilisation',
    extra: 'Une fois ces requêtes épuisées, vos crédits supplémentaires prennent le relais. Vous en avez {{extra}}.',
    noExtra:
      'Une fois ces requêtes épuisées, les suivantes sont refusées jusqu’au renouvellement. Une requête refusée n’utilise aucun crédit.',
    once: 'Nous envoyons cet e-mail une fois par mois au plus.',
  },
  usage100: {
    subject: 'Penmark : vos requêtes du mois sont épuisées',
    heading: 'Vos requêtes de ce mois sont épuisées',
    intro:
      'Vous n’avez rien à faire. Vous avez utilisé les {{limit}} requêtes de votre offre {{plan}} ce mois-ci. Elles se renouvellent le {{date}}.',
    capIntro:
      'Vous n’avez rien à faire. Vous avez utilisé les {{limit}} requêtes de votre plafond mensuel. Il se renouvelle le {{date}}.',
    action: 'Voir votre utilisation',
    extra: 'Les requêtes suivantes utilisent vos crédits supplémentaires. Vous en avez {{extra}}.',
    noExtra:
      'Les requêtes suivantes sont refusées jusqu’au renouvellement. Une requête refusée n’utilise aucun crédit.',
    once: 'Nous envoyons cet e-mail une fois par mois au plus.',
  },
  weeklyDigest: {
    subject: 'Votre semaine sur Penmark, du {{from}} au {{to}}',
    heading: 'Votre semaine, du {{from}} au {{to}}',
    intro:
      'Vous n’avez rien à faire. Voici votre utilisation de la semaine dernière et du mois en cours. Toutes les heures sont en UTC.',
    requests: 'Requêtes de la semaine dernière',
    month: 'Utilisé ce mois-ci',
    share: '{{used}} sur {{limit}} ({{percent}})',
    left: 'Crédits restants',
    resets: 'Renouvellement',
    resetsOn: '{{date}} ({{days}})',
    action: 'Voir votre utilisation',
  },
  notice: {
    when: 'Cela s’est passé le {{time}} (UTC).',
    ifYou: 'Si c’était vous, vous n’avez rien à faire.',
    accountSuspended: {
      subject: 'Votre compte Penmark est suspendu',
      heading: 'Votre compte est suspendu',
      what: 'Ouvrez la page de connexion pour voir qui contacter. L’administrateur de ce site a suspendu votre compte ou son espace de travail. Vous êtes déconnecté partout, les clés d’API sont refusées et les requêtes en cours ont été arrêtées sans utiliser de crédit. Rien n’a été supprimé.',
      action: 'Voir qui contacter',
      unexpected: 'Les personnes invitées à auditer peuvent toujours lire vos données d’utilisation.',
    },
    accountResumed: {
      subject: 'Votre compte Penmark fonctionne à nouveau',
      heading: 'Votre compte fonctionne à nouveau',
      what: 'Connectez-vous comme avant. L’administrateur de ce site a levé la suspension, et vos clés d’API fonctionnent à nouveau.',
      action: 'Se connecter',
      unexpected:
        'Si vous remarquez une action qui n’est pas la vôtre, définissez tout de suite un nouveau mot de passe.',
    },
    device: 'Appareil',
    left: {
      these: 'Tout ce qui figure ci-dessus ouvre encore votre compte. Vérifiez-le sur {{page}}',
      paused:
        'Tout ce qui figure ci-dessus reste lié à votre compte. Les clés d’accès, Google et les nouvelles clés d’API sont suspendus jusqu’à ce que vous les vérifiiez après connexion : {{page}}',
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
      what: 'Tous vos autres appareils et jetons d’API ont été déconnectés.',
      action: 'Définir un nouveau mot de passe',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : tout le monde sera déconnecté.',
    },
    passwordReset: {
      subject: 'Votre mot de passe Penmark a été réinitialisé',
      heading: 'Votre mot de passe a été réinitialisé',
      what: 'Un nouveau mot de passe a été défini au moyen d’un lien envoyé à cette adresse. Tous les appareils et jetons d’API ont été déconnectés.',
      action: 'Définir un nouveau mot de passe',
      unexpected:
        'Ce n’était pas vous ? Quelqu’un peut lire votre messagerie. Sécurisez-la d’abord, puis définissez un nouveau mot de passe.',
    },
    passwordSet: {
      subject: 'Votre compte Penmark a maintenant un mot de passe',
      heading: 'Un mot de passe a été défini',
      what: 'Vous pouvez désormais aussi vous connecter avec un mot de passe. Tous les autres appareils et jetons d’API ont été déconnectés.',
      action: 'Définir un nouveau mot de passe',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : tout le monde sera déconnecté.',
    },
    googleLinked: {
      subject: 'Google a été relié à votre compte Penmark',
      heading: 'Un compte Google a été relié',
      what: 'Vous pouvez désormais aussi vous connecter à Penmark avec ce compte Google.',
      action: 'Voir le compte lié',
      unexpected: 'Ce n’était pas vous ? Déliez-le et définissez tout de suite un nouveau mot de passe.',
    },
    googleUnlinked: {
      subject: 'Google a été délié de votre compte Penmark',
      heading: 'Votre compte Google a été délié',
      what: 'Vous ne pouvez plus vous connecter à Penmark avec ce compte Google. Utilisez votre mot de passe.',
      action: 'Voir le paramètre',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : tout le monde sera déconnecté.',
    },
    apiKeyMade: {
      subject: 'Une nouvelle clé d’API pour votre compte Penmark',
      heading: 'Une clé d’API a été créée',
      what: 'Un programme qui a cette clé peut utiliser Penmark en votre nom, avec les autorisations de la clé.',
      action: 'Voir les clés d’API',
      unexpected: 'Ce n’était pas vous ? Révoquez la clé et définissez tout de suite un nouveau mot de passe.',
    },
    apiKeyRevoked: {
      subject: 'Clé d’API révoquée sur votre compte Penmark',
      heading: 'Une clé d’API a été révoquée',
      what: 'Les programmes qui ont cette clé n’accèdent plus à Penmark. Si d’autres clés sont révoquées dans l’heure, nous n’écrirons pas de nouveau.',
      action: 'Voir les clés d’API',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : tout le monde sera déconnecté.',
    },
    factorOn: {
      subject: 'La connexion à Penmark demande désormais un code',
      heading: 'La validation en deux étapes a été activée',
      what: 'La connexion demande désormais un code de votre application d’authentification après le mot de passe.',
      action: 'Voir la sécurité de la connexion',
      unexpected:
        'Si ce n’était pas vous, quelqu’un est entré dans votre compte. Définissez tout de suite un nouveau mot de passe et contactez l’assistance.',
    },
    factorOff: {
      subject: 'La connexion à Penmark ne demande plus de code',
      heading: 'La validation en deux étapes a été désactivée',
      what: 'La connexion ne demande plus de code, et vos codes de secours ne fonctionnent plus.',
      action: 'Voir la sécurité de la connexion',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe, puis réactivez la validation en deux étapes.',
    },
    passkeyAdded: {
      subject: 'Nouvelle clé d’accès sur votre compte Penmark',
      heading: 'Une clé d’accès a été ajoutée',
      what: 'Quiconque a cette clé d’accès peut se connecter à votre compte Penmark sans le mot de passe.',
      action: 'Voir les clés d’accès',
      unexpected: 'Ce n’était pas vous ? Retirez la clé d’accès et définissez tout de suite un nouveau mot de passe.',
    },
    passkeyRemoved: {
      subject: 'Clé d’accès retirée de votre compte Penmark',
      heading: 'Une clé d’accès a été retirée',
      what: 'Elle n’ouvre plus votre compte Penmark.',
      action: 'Voir les clés d’accès',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : tout le monde sera déconnecté.',
    },
    recoveryCodesMade: {
      subject: 'Nouveaux codes de secours Penmark',
      heading: 'De nouveaux codes de secours ont été créés',
      what: 'Vos anciens codes de secours ne fonctionnent plus.',
      action: 'Voir la sécurité de la connexion',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe, puis créez de nouveaux codes.',
    },
    recoveryCodeUsed: {
      subject: 'Un code de secours Penmark a été utilisé',
      heading: 'Un code de secours a été utilisé',
      what: 'Quelqu’un s’est connecté avec votre mot de passe et un code de secours. Ce code ne fonctionne plus.',
      action: 'Voir la sécurité de la connexion',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe et créez de nouveaux codes de secours.',
    },
    recoveryCodesFew: {
      subject: 'Il vous reste peu de codes de secours Penmark',
      heading: 'Créez de nouveaux codes de secours',
      what: 'Créez maintenant de nouveaux codes de secours. Quelqu’un s’est connecté avec l’un d’eux, et il vous en reste trois ou moins. Sans codes, perdre l’application d’authentification peut vous faire perdre le compte.',
      action: 'Créer de nouveaux codes',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe et créez de nouveaux codes de secours.',
    },
    sessionsEnded: {
      subject: 'Vos autres appareils Penmark sont déconnectés',
      heading: 'Tous les autres appareils ont été déconnectés',
      what: 'Tous les autres navigateurs et jetons d’API ont été déconnectés de votre compte Penmark.',
      action: 'Voir les sessions et appareils',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : tout le monde sera déconnecté.',
    },
    newDevice: {
      subject: 'Nouvelle connexion à votre compte Penmark',
      heading: 'Nouvelle connexion',
      what: 'Quelqu’un s’est connecté à votre compte Penmark sur un nouvel appareil.',
      action: 'Sécuriser le compte',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : tout le monde sera déconnecté.',
    },
    codesExhausted: {
      subject: 'Quelqu’un connaît votre mot de passe Penmark',
      heading: 'Codes erronés après le bon mot de passe',
      what: 'Changez de mot de passe maintenant, sauf si c’était vous. Quelqu’un a saisi votre mot de passe, puis cinq codes erronés. Cette personne n’est pas entrée.',
      action: 'Changer de mot de passe',
      unexpected:
        'Les nouveaux appareils doivent attendre avant un autre essai. Une clé d’accès ou un appareil déjà utilisé n’a pas à attendre.',
    },
    accessEnded: {
      subject: 'Des accès à votre compte Penmark ont été retirés',
      heading: 'Des accès ont été retirés',
      what: 'Ces accès à votre compte Penmark ont été retirés.',
      action: 'Sécuriser le compte',
      unexpected:
        'Ce n’était pas vous ? Définissez tout de suite un nouveau mot de passe : tout le monde sera déconnecté.',
    },
    accountDeleted: {
      subject: 'Votre compte Penmark est supprimé',
      heading: 'Votre compte est supprimé',
      what: 'Vous n’avez rien à faire. Nous avons supprimé votre compte Penmark, comme vous l’avez demandé, et effacé ce que nous conservions à votre sujet. C’est le dernier e-mail à cette adresse.',
      action: 'Aller sur Penmark',
      unexpected:
        'Ce n’était pas vous ? Quelqu’un connaissait votre mot de passe. C’est irréversible. Changez ce mot de passe partout où vous l’utilisez.',
    },
    emailChanged: {
      subject: 'Votre compte Penmark a une nouvelle adresse',
      heading: 'L’adresse e-mail a été modifiée',
      what: 'Votre compte Penmark utilise désormais une autre adresse e-mail, comme approuvé depuis celle-ci. Tous les appareils et jetons d’API ont été déconnectés. Vous ne pouvez plus vous connecter avec cette adresse.',
      action: 'Aller sur Penmark',
      unexpected:
        'Ce n’était pas vous ? Quelqu’un peut lire votre messagerie. Sécurisez-la, puis répondez à cet e-mail ou contactez l’assistance.',
    },
  },
} satisfies Translation<typeof english>
