import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  menu: { settings: 'Paramètres', audits: 'Espaces que vous auditez' },
  title: 'Tableau de bord',
  texts: {
    title: 'Vos textes',
    new: 'Nouveau texte',
    last: 'Dernier texte',
    unsent: 'pas encore envoyé',
    continue: 'Continuer',
    here: 'Conservés sur cet appareil uniquement.',
    all: 'Tous les textes',
    none: 'Aucun texte sur cet appareil pour l’instant.',
    needsScript: 'Vos textes restent dans votre navigateur. Il faut JavaScript pour les afficher ici.',
  },
  welcome: {
    title: 'Bienvenue',
    intro_one: '{{count, number}} requête gratuite par mois. La vérification ne coûte rien.',
    intro_other: '{{count, number}} requêtes gratuites par mois. La vérification ne coûte rien.',
  },
  sample: {
    try: 'Essayez avec ce texte',
    text: 'Nous avons apris que l’ascenseur est en panne. La réunion aura comme même lieu au rez-de-chaussée le 3 juin.',
    mark: 'Corriger · gratuit',
    own: 'Commencer avec mon texte',
  },
  month: {
    left_one: '{{left}} crédit sur {{count, number}} restant jusqu’au {{date}}',
    left_other: '{{left}} crédits sur {{count, number}} restants jusqu’au {{date}}',
    usage: 'Utilisation',
  },
  ways: {
    label: 'Plus',
    start: 'Commencer par',
    kept: 'Enregistré',
  },
  plan: {
    label: 'Offre',
    allowance_one: '{{count, number}} requête par mois',
    allowance_other: '{{count, number}} requêtes par mois',
  },
  used: {
    label: 'Utilisés',
    share: '{{percent}} de {{limit}}',
    held_one: '{{count}} retenu par une requête en cours',
    held_other: '{{count}} retenus par des requêtes en cours',
  },
  remaining: {
    label: 'Restants',
    resets: 'Renouvelés chaque mois, la prochaine fois le {{date}}',
  },
  bar: {
    label: 'Crédits utilisés ce mois-ci',
    value: '{{used}} sur {{limit}} utilisés, {{percent}}',
  },
  warning: {
    title: 'Vous approchez de la limite de ce mois',
    text_one: 'Il vous reste {{count}} crédit jusqu’au {{date}}.',
    text_other: 'Il vous reste {{count}} crédits jusqu’au {{date}}.',
    noneTitle: 'Vous avez utilisé les crédits de ce mois',
    none: 'Ils se renouvellent le {{date}}. D’ici là, les requêtes sont refusées et n’utilisent aucun crédit.',
  },
  reason: {
    failed: 'elle a échoué',
    stopped: 'vous l’avez arrêtée',
    timed_out: 'la réponse a pris trop de temps',
    refused: 'impossible pour ce texte',
    unchanged: 'il n’y avait rien à modifier',
    shutdown: 'le serveur a redémarré',
    expired: 'jamais terminée',
  },
} satisfies Translation<typeof english>
