import type { access as english } from '../en/access.ts'
import type { Translation } from '../translation.ts'

export const access = {
  title: 'Sécurisez votre compte',
  intro: 'Tout ce qui ouvre votre compte. Cochez ce que vous ne reconnaissez pas, puis retirez-le.',
  afterReset:
    'Votre mot de passe a été réinitialisé, et tous les appareils et jetons d’API ont été déconnectés. Les clés d’accès, Google et les nouvelles clés d’API restent suspendus jusqu’à ce que vous ayez terminé ici.',
  afterChange:
    'Votre mot de passe a été modifié, et les autres appareils et jetons d’API ont été déconnectés. Tout ce qui suit ouvre encore votre compte.',
  young:
    'Les clés d’accès et clés d’API des 30 derniers jours sont déjà cochées. Décochez ce qui est à vous et vérifiez aussi le reste.',
  kind: {
    session: 'Sessions et appareils',
    passkey: 'Clés d’accès',
    app: 'Application d’authentification',
    google: 'Compte Google',
    api_key: 'Clés d’API',
    seat: 'Accès d’audit',
  },
  app: 'Application d’authentification',
  current: 'Cet appareil',
  paused: 'Suspendu jusqu’à ce que vous ayez terminé ici',
  made: 'Ajout le {{date}}',
  signedIn: 'Connexion le {{date}}',
  madeWith: 'Ajout le {{date}} avec {{device}}',
  used: 'Dernière utilisation le',
  usedWith: 'avec {{device}}',
  unused: 'Jamais utilisé',
  onlyWay: 'C’est votre seul moyen de vous connecter. Définissez d’abord un mot de passe.',
  stale: 'Reconnectez-vous pour retirer des accès.',
  submit: 'Retirer tout ce qui est coché',
  submitHint: 'Ce que vous ne cochez pas continue de fonctionner, et les accès suspendus reprennent.',
  nothing: 'Vous n’avez rien retiré : tout continue de fonctionner.',
  ended_one: 'Vous avez retiré un accès à votre compte.',
  ended_other: 'Vous avez retiré {{count}} accès à votre compte.',
  link: 'Sécuriser votre compte',
  linkText:
    'Quelqu’un d’autre est entré dans votre compte ? Voyez tout ce qui l’ouvre et retirez ce que vous ne reconnaissez pas.',
  left: 'Encore reliés à votre compte :',
  leftHint:
    'Les clés d’accès, Google et les nouvelles clés d’API sont suspendus jusqu’à ce que vous les ayez vérifiés après connexion.',
} satisfies Translation<typeof english>
