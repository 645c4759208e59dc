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
    needsScript: 'Vos textes restent dans votre navigateur ; pour les afficher ici, il faut JavaScript.',
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
    label: 'Formule',
    allowance_one: '{{count, number}} requête par mois',
    allowance_other: '{{count, number}} requêtes par mois',
  },
  used: {
    label: 'Utilisés',
    share: '{{percent}} de {{limit}}',
    held_one: '{{count}} réservé par une requête en cours',
    held_other: '{{count}} réservés par des requêtes en cours',
  },
  remaining: {
    label: 'Restants',
    resets: 'Renouvelés chaque mois, prochainement le {{date}}',
  },
  bar: {
    label: 'Crédits utilisés ce mois-ci',
    value: '{{used}} sur {{limit}} utilisés, {{percent}}',
  },
  warning: {
    title: 'Vous approchez de la limite de ce mois',
    text_one: 'Il reste {{count}} crédit jusqu’au {{date}}.',
    text_other: 'Il reste {{count}} crédits jusqu’au {{date}}.',
    noneTitle: 'Les crédits de ce mois sont épuisés',
    none: 'Les requêtes sont refusées jusqu’au renouvellement, le {{date}}. Une requête refusée ne coûte rien.',
  },
  reason: {
    failed: 'échec',
    stopped: 'arrêtée par vous',
    timed_out: 'pas de réponse à temps',
    refused: 'impossible pour ce texte',
    unchanged: 'rien à changer',
    shutdown: 'arrêt du serveur',
    expired: 'jamais terminée',
  },
} satisfies Translation<typeof english>
