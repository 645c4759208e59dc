import type { common as english } from '../en/common.ts'
import type { Translation } from '../translation.ts'

export const common = {
  skip: 'Aller au contenu',
  home: 'Penmark, page d’accueil',
  tagline: 'Un meilleur texte, chaque marque expliquée',
  nav: {
    main: 'Principale',
    phone: 'Principale, en bas',
    dashboard: 'Tableau de bord',
    assistant: 'Assistant',
    usage: 'Utilisation',
    menu: 'Menu',
    account: 'Compte',
    signIn: 'Se connecter',
    joinNow: 'Créer un compte',
    logout: 'Se déconnecter',
    plan: 'Formule {{plan}}',
  },
  display: {
    label: 'Affichage et langue',
    theme: 'Thème',
    language: 'Langue',
    toDark: 'Passer en sombre',
    toLight: 'Passer en clair',
    default: 'Système',
    light: 'Clair',
    dark: 'Sombre',
    'high-contrast': 'Contraste élevé',
    purple: 'Violet',
    green: 'Vert',
  },
  counter: {
    label: 'Caractères utilisés :',
    left_one: '{{count, number}} restant',
    left_other: '{{count, number}} restants',
    over_one: '{{count, number}} en trop',
    over_other: '{{count, number}} en trop',
    isClose: 'Plus de 70 pour cent de la limite utilisés',
    isNear: 'Plus de 90 pour cent de la limite utilisés',
    isOver: 'Le texte dépasse la limite',
  },
  problem: {
    title: 'Veuillez vérifier ces points',
  },
  toast: {
    region: 'Notifications',
    close: 'Fermer',
  },
  error: {
    title: 'Erreur de l’application',
    text: 'La page n’a pas pu être affichée. Rien n’a été décompté et ce que vous aviez enregistré est toujours là. Veuillez actualiser la page.',
    refresh: 'Actualiser la page',
    home: 'Aller à la page d’accueil',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    text: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    mark: 'Note du correcteur : il n’y a rien ici',
  },
  comingSoon: {
    title: 'Bientôt disponible',
    text: 'Cette partie de Penmark n’est pas encore écrite.',
    back: 'Retour au tableau de bord',
  },
} satisfies Translation<typeof english>
