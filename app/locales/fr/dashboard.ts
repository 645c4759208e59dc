import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  menu: { settings: 'Paramètres', audits: 'Espaces que vous auditez' },
  title: 'Tableau de bord',
  intro: 'Crédits de {{month}}',
  write: 'Ouvrir l’assistant',
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
  activity: {
    title: 'Dernière activité',
    intro: 'Chaque ligne vient de votre registre.',
    what: 'Requête',
    cost: 'Coût',
    when: 'Quand',
    entry: 'Écriture',
    unknown: 'Requête antérieure',
    spent_one: '{{count}} crédit',
    spent_other: '{{count}} crédits',
    free: 'gratuit',
    held: 'en cours',
    emptyTitle: 'Pas encore de requête',
    empty: 'Confiez un paragraphe à l’assistant. Ce qu’il coûte apparaît ici, ligne par ligne.',
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
  tools: {
    title: 'Commencer par',
    rephrase: 'La même chose en mieux',
    summarize: 'L’essentiel d’un long texte',
    explain: 'Les mots difficiles en clair',
    analyze: 'Ton et lisibilité en chiffres',
  },
} satisfies Translation<typeof english>
