import type { erase as english } from '../en/erase.ts'
import type { Translation } from '../translation.ts'

export const erase = {
  data: {
    title: 'Vos données',
    intro:
      'Tout ce que Penmark conserve à votre sujet, dans un fichier zip : chaque partie en JSON pour les programmes et en CSV pour les tableurs.',
    listTitle: 'Ce qu’il contient',
    notTitle: 'Ce qu’il ne contient pas',
    not: 'Vos textes et vos résultats : ils ne sont pas conservés. Les mots de passe, clés et jetons : seules leurs empreintes sont conservées ; elles ne vous serviraient à rien et aideraient un voleur.',
    getTitle: 'Télécharger',
    getHint:
      'Le fichier est fait pendant le téléchargement et n’est pas conservé ici. Il est aussi confidentiel que votre compte.',
    submit: 'Télécharger mes données',
    stale: 'Pour télécharger vos données, vous devez vous être connecté dans les dix dernières minutes.',
  },
  files: {
    account: 'Votre compte : adresse, langue, date de création et de dernière utilisation.',
    memberships: 'Les espaces de travail dont vous faites partie et votre rôle.',
    workspaces: 'Le nom de ces espaces de travail.',
    sessions: 'Où vous êtes connecté, avec le programme et le système.',
    'api-keys': 'Vos clés d’API : nom, début, droits et dates. Jamais la clé.',
    'authenticator-app': 'Votre application d’authentification : depuis quand. Jamais son secret.',
    'recovery-codes': 'Vos codes de secours : quand ils ont été créés et utilisés. Jamais les codes.',
    passkeys: 'Vos clés d’accès : nom, type et dates.',
    'sign-ins-waiting': 'Vos connexions qui attendent leur seconde étape.',
    google: 'Le compte Google relié.',
    'email-change': 'Un changement d’adresse en cours.',
    'mailed-links': 'Les liens qui vous ont été envoyés : pour quoi et quand. Jamais le lien.',
    'auditors-invited': 'Les auditeurs admis par vos espaces de travail.',
    'auditors-views': 'Ce qui a été montré à ces auditeurs.',
    'seats-held': 'Les accès par lesquels vous auditez d’autres comptes, ou auxquels vous êtes invité.',
    'seats-views': 'Ce qui vous a été montré par ces accès.',
    notifications: 'Les notifications que vous souhaitez recevoir.',
    'notifications-sent': 'Les notifications qui vous ont été envoyées : lesquelles et quand.',
    'ledger-accounts': 'Quel compte du registre d’utilisation appartient à quel espace de travail.',
    ledger:
      'Le registre d’utilisation de vos espaces de travail, événement par événement : .jsonl est exact, .csv est le même en tableau.',
    manifest: 'Ce que contient le fichier zip, avec le nombre de lignes et le SHA-256 de chaque partie.',
  },
  readme: {
    title: 'Vos données Penmark',
    made: 'Fait le {{time}} (UTC) pour {{email}}.',
    forms:
      'Chaque partie y est deux fois : .json est exact ; .csv est le même pour les tableurs. Dans .csv, un texte qu’un tableur prendrait pour une formule est précédé d’une apostrophe.',
    times: 'Les heures sont en UTC. Les parties vides sont gardées, pour que vous puissiez voir qu’il n’y a rien.',
    filesTitle: 'FICHIERS',
    notTitle: 'ABSENT',
  },
  delete: {
    title: 'Supprimer le compte',
    intro: 'Cela met fin à votre compte pour toujours. Personne ne peut revenir en arrière.',
    goneTitle: 'Ce qui est effacé aussitôt',
    gone: {
      account: 'Votre adresse, votre mot de passe, vos sessions, vos clés d’API et vos réglages',
      library: 'Vos styles, modèles, consignes et favoris',
      auditors: 'Les accès des auditeurs que vous avez admis, et votre nom dans les accès que d’autres vous ont donnés',
      mails: 'Les copies des messages qui vous sont adressés sur ce serveur, s’il en garde',
    },
    staysTitle: 'Ce qui reste',
    stays:
      'Le registre d’utilisation garde ses événements, car rien ne peut en être retiré : des nombres et des heures sous un identifiant de compte aléatoire. La clé et l’inscription qui relient cet identifiant à vous sont effacées ; plus personne ne peut dire que c’était vous.',
    staysBackups: 'Les sauvegardes de l’exploitant peuvent contenir vos données jusqu’à leur remplacement.',
    planTitle: 'Votre offre',
    plan: 'Vous avez l’offre {{plan}}. Une offre payante est résiliée aussitôt et n’est plus facturée. Les requêtes restantes sont perdues.',
    planFree: 'Vous avez l’offre {{plan}}, qui est gratuite. Les requêtes restantes sont perdues.',
    firstTitle: 'Avant de partir',
    first: 'Vos données ne pourront plus être téléchargées ensuite.',
    firstLink: 'Télécharger vos données',
    confirmTitle: 'Supprimer ce compte',
    confirm: 'Votre adresse e-mail',
    confirmHint: 'Saisissez {{email}} pour montrer qu’il s’agit bien de ce compte.',
    submit: 'Supprimer mon compte',
    keep: 'Garder mon compte',
    stale: 'Pour supprimer le compte, vous devez vous être connecté dans les dix dernières minutes.',
    zone: 'Supprimer le compte',
    zoneText: 'Met fin à votre compte et efface ce qui est conservé à votre sujet.',
    zoneLink: 'Comment supprimer le compte',
  },
  problem: {
    confirm: 'Veuillez saisir l’adresse e-mail de votre compte',
  },
  goodbye: {
    title: 'Votre compte est supprimé',
    text: 'Vous êtes déconnecté partout, et ce qui était conservé à votre sujet est effacé. Un dernier message à votre adresse le confirme.',
    again: 'Vous pouvez créer un nouveau compte à tout moment, avec la même adresse aussi.',
    home: 'Aller à la page d’accueil',
  },
  deletedAuditor: 'Compte supprimé',
  api: {
    deleted: 'Votre compte est supprimé',
  },
} as const satisfies Translation<typeof english>
