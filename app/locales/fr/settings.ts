import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Paramètres',
  nav: {
    place: 'Partie des paramètres',
    overview: 'Aperçu',
    sessions: 'Sessions et appareils',
  },
  overview: {
    title: 'Votre compte',
    intro: 'Ce à quoi Penmark vous reconnaît.',
    email: 'Adresse e-mail',
    verified: 'Vérifiée',
    unverified: 'Non vérifiée',
    plan: 'Offre',
    created: 'Membre depuis',
    id: 'Identifiant',
    idHint: 'L’assistance peut vous le demander. Ce n’est pas un secret.',
    copy: 'Copier',
    copied: 'Copié',
    google: 'Compte Google',
    googleNotLinked: 'Non associé',
  },
  missing: {
    title: 'Il n’y a rien ici',
    text: 'L’élément a peut-être été supprimé, ou l’adresse est mal saisie.',
    back: 'Retour aux paramètres',
  },
  confirm: {
    password: 'Mot de passe actuel',
    passwordHint: 'Pour que personne d’autre ne puisse le faire sur un appareil laissé ouvert.',
  },
  sessions: {
    title: 'Sessions et appareils',
    intro:
      'Où votre compte est ouvert. L’heure d’activité avance lorsqu’on envoie ou enregistre quelque chose, à cinq minutes près ; la lecture ne compte pas.',
    current: 'Cet appareil',
    kind: {
      web: 'Navigateur',
      api: 'Jeton d’API',
    },
    since: 'connexion le',
    active: 'actif le',
    device: '{{client}} sur {{system}}',
    unknown: 'Appareil inconnu',
    end: 'Déconnecter',
    endTitle: 'Déconnecter cet appareil ?',
    endText: 'Sa prochaine requête demandera de se reconnecter. Ce qui y a été enregistré le reste.',
    keep: 'Conserver',
    ended: 'L’appareil a été déconnecté.',
    endOthers: 'Déconnecter tous les autres',
    othersTitle: 'Se déconnecter partout ailleurs ?',
    othersText:
      'Tous les autres navigateurs et tous les jetons d’API issus d’une connexion sont déconnectés aussitôt. Les clés d’API continuent de fonctionner.',
    othersEnded: 'Toutes les autres sessions ont été fermées.',
    more_one: 'Une autre n’est pas affichée.',
    more_other: '{{count}} autres ne sont pas affichées.',
  },
} satisfies Translation<typeof english>
