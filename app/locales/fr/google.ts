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
    oauth: 'Erreur OAuth : {{error}}',
  },
  callback: {
    title: 'Connexion avec Google',
    waitingTitle: 'Terminer la connexion',
    waiting: 'Google a répondu. Encore une étape et vous êtes connecté ici.',
    submit: 'Terminer la connexion',
    working: 'Connexion en cours…',
    programTitle: 'Revenez à votre programme',
    program:
      'Vous avez commencé cette connexion dans un autre programme. Il reprend l’adresse de cette page pour continuer ; ensuite, vous pouvez la fermer.',
    doneTitle: 'Connecté',
    done: 'Vous êtes connecté en tant que {{email}}. La page suivante s’ouvre dans un instant.',
    next: 'Continuer',
    failedTitle: 'L’authentification a échoué',
    failedHint: 'Rien n’a été modifié. La page suivante s’ouvre dans un instant.',
    toLogin: 'Aller à la connexion',
    toSettings: 'Retour aux paramètres',
  },
  settings: {
    title: 'Compte Google',
    intro: 'Avec un compte Google relié, vous vous connectez sans mot de passe.',
    linked: 'Relié à {{email}} depuis le {{date}}.',
    notLinked: 'Non relié',
    manage: 'Gérer',
    connect: 'Relier Google',
    connectHint:
      'Google demande quel compte utiliser. Son adresse ne doit pas forcément être celle de votre compte Penmark.',
    disconnect: 'Délier Google',
    disconnectHint: 'Ensuite, vous vous connectez avec votre mot de passe. Les sessions ouvertes le restent.',
    onlyWay: 'Google est votre seul moyen de connexion. Pour le délier, définissez d’abord un mot de passe.',
    setPassword: 'Définir un mot de passe',
    unavailable: 'La connexion avec Google n’est pas configurée sur ce serveur.',
    keep: 'Retour aux paramètres',
    connected: 'Votre compte Google est relié.',
    disconnected: 'Votre compte Google est délié.',
  },
} satisfies Translation<typeof english>
