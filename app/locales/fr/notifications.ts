import type { notifications as english } from '#app/locales/en/notifications.ts'
import type { Translation } from '#app/locales/translation.ts'

export const notifications = {
  title: 'Notifications',
  intro: 'Les e-mails que Penmark envoie à {{email}}.',
  always:
    'Les e-mails de sécurité, les liens demandés et les invitations sont toujours envoyés, pour que vous sachiez ce qui arrive à votre compte.',
  which: 'E-mails',
  whichHint: 'Vous ne les recevez que si les notifications par e-mail sont activées.',
  email_notifications: {
    name: 'Notifications par e-mail',
    hint: 'Désactivez-les pour ne plus recevoir aucun des e-mails ci-dessous.',
  },
  usage_alerts: {
    name: 'Alertes d’utilisation',
    hint: 'Quand vous avez utilisé 80 % puis 100 % de vos requêtes du mois, une alerte à chaque fois.',
  },
  weekly_digest: {
    name: 'Résumé hebdomadaire',
    hint: 'Le lundi : les requêtes de la semaine passée et le mois en cours. Pas d’e-mail après une semaine sans requête.',
  },
  marketing_emails: {
    name: 'Nouveautés et offres',
    hint: 'Les nouveautés de Penmark.',
  },
  save: 'Enregistrer les notifications',
  saved: 'Vos notifications ont été enregistrées.',
  problem: {
    flag: 'Envoyez true ou false',
  },
  unsubscribe: {
    title: 'Se désabonner des e-mails',
    ask: {
      usage_alerts: 'Ne plus recevoir les alertes d’utilisation ?',
      weekly_digest: 'Ne plus recevoir le résumé hebdomadaire ?',
      marketing_emails: 'Ne plus recevoir les nouveautés et offres ?',
    },
    text: 'Vous ne recevrez plus ces e-mails. Les autres ne changent pas.',
    go: 'Ne plus recevoir ces e-mails',
    offTitle: 'Vous ne recevrez plus ces e-mails',
    off: {
      usage_alerts: 'Vous ne recevrez plus d’alertes d’utilisation.',
      weekly_digest: 'Vous ne recevrez plus le résumé hebdomadaire.',
      marketing_emails: 'Vous ne recevrez plus de nouveautés ni d’offres.',
    },
    undo: 'Les recevoir de nouveau',
    onTitle: 'Vous recevrez de nouveau ces e-mails',
    on: {
      usage_alerts: 'Vous recevrez de nouveau les alertes d’utilisation.',
      weekly_digest: 'Vous recevrez de nouveau le résumé hebdomadaire.',
      marketing_emails: 'Vous recevrez de nouveau les nouveautés et offres.',
    },
    masterTitle: 'Enregistré, mais les e-mails sont désactivés',
    master:
      'Ces e-mails sont réactivés, mais les notifications par e-mail sont désactivées dans leur ensemble. Activez-les dans les Paramètres pour les recevoir.',
    settings: 'Toutes les notifications',
    badTitle: 'Ce lien ne fonctionne pas',
    bad: 'Il est incomplet, modifié ou très ancien. Rien n’a été changé. Connectez-vous pour choisir vos e-mails dans les Paramètres.',
  },
} as const satisfies Translation<typeof english>
