import type { google as english } from '../en/google.ts'
import type { Translation } from '../translation.ts'

export const google = {
  button: {
    or: 'ou',
    login: 'Continuer avec Google',
    register: 'S’inscrire avec Google',
  },
  problem: {
    initLogin: 'Impossible de lancer la connexion avec Google',
    initAuthentication: 'Impossible de lancer l’authentification avec Google',
    oauth: 'Erreur OAuth : {{error}}',
  },
  callback: {
    title: 'Connexion avec Google',
    waitingTitle: 'Terminer la connexion',
    waiting: 'Google a répondu. Encore une étape et vous êtes connecté ici.',
    submit: 'Terminer la connexion',
    working: 'Connexion en cours…',
    programTitle: 'Revenez à votre programme',
    program:
      'Vous avez commencé la connexion dans un autre programme. Il a besoin de l’adresse de cette page pour continuer ; vous pourrez ensuite la fermer.',
    doneTitle: 'Connecté',
    done: 'Vous êtes connecté en tant que {{email}}. Ouverture de la page suivante…',
    next: 'Continuer',
    failedTitle: 'L’authentification a échoué',
    failedHint: 'Rien n’a été modifié. Ouverture de la page suivante…',
    toLogin: 'Aller à la connexion',
    toSettings: 'Retour aux paramètres',
  },
  settings: {
    title: 'Compte Google',
    intro: 'Reliez un compte Google pour vous connecter sans mot de passe.',
    linked: 'Relié à {{email}} depuis le {{date}}.',
    notLinked: 'Non relié',
    manage: 'Gérer',
    connect: 'Relier Google',
    connectHint: 'Google demande quel compte utiliser. Son adresse peut différer de celle de votre compte Penmark.',
    disconnect: 'Délier Google',
    disconnectHint: 'Vous vous connecterez alors avec votre mot de passe. Les appareils connectés le restent.',
    onlyWay: 'Google est votre seul moyen de connexion. Pour le délier, définissez d’abord un mot de passe.',
    setPassword: 'Définir un mot de passe',
    unavailable: 'La connexion avec Google n’est pas configurée sur ce serveur.',
    keep: 'Retour aux paramètres',
    connected: 'Votre compte Google est relié.',
    disconnected: 'Votre compte Google est délié.',
  },
} satisfies Translation<typeof english>
