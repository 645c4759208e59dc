import type { notifications as english } from '#app/locales/en/notifications.ts'
import type { Translation } from '#app/locales/translation.ts'

export const notifications = {
  title: 'Notifications',
  intro: 'Les e-mails que Penmark envoie à {{email}}.',
  always:
    'Les e-mails sur la sécurité de votre compte, les liens que vous avez demandés et les invitations arrivent toujours : sans eux, quelqu’un pourrait prendre votre compte à votre insu.',
  which: 'Quels messages',
  whichHint: 'Ils n’arrivent que tant que les notifications par e-mail sont activées.',
  email_notifications: {
    name: 'Notifications par e-mail',
    hint: 'Désactivées, aucun des messages ci-dessous n’est envoyé, quoi qui y soit coché.',
  },
  usage_alerts: {
    name: 'Alertes d’utilisation',
    hint: 'Quand 80 % et quand 100 % de vos requêtes mensuelles sont utilisées, une fois par mois chacune.',
  },
  weekly_digest: {
    name: 'Résumé hebdomadaire',
    hint: 'Le lundi : vos requêtes de la semaine passée et où en est votre mois. Une semaine sans requête n’envoie rien.',
  },
  marketing_emails: {
    name: 'Nouveautés et offres',
    hint: 'Ce qu’il y a de nouveau chez Penmark. Désactivé tant que vous ne le cochez pas.',
  },
  save: 'Enregistrer les notifications',
  saved: 'Vos notifications ont été enregistrées.',
  problem: {
    flag: 'Veuillez envoyer true ou false',
  },
  unsubscribe: {
    title: 'Se désabonner',
    ask: {
      usage_alerts: 'Ne plus recevoir les alertes d’utilisation ?',
      weekly_digest: 'Ne plus recevoir le résumé hebdomadaire ?',
      marketing_emails: 'Ne plus recevoir les nouveautés et offres ?',
    },
    text: 'Dès maintenant, vous ne recevez plus de messages de ce type. Les autres messages ne changent pas, et rien ne se passe avant que vous appuyiez sur le bouton.',
    go: 'Ne plus recevoir ces e-mails',
    offTitle: 'Vous êtes désabonné',
    off: {
      usage_alerts: 'Penmark ne vous envoie plus d’alertes d’utilisation.',
      weekly_digest: 'Penmark ne vous envoie plus de résumé hebdomadaire.',
      marketing_emails: 'Penmark ne vous envoie plus de nouveautés ni d’offres.',
    },
    undo: 'Les recevoir de nouveau',
    onTitle: 'Vous êtes de nouveau abonné',
    on: {
      usage_alerts: 'Penmark vous envoie de nouveau des alertes d’utilisation.',
      weekly_digest: 'Penmark vous envoie de nouveau le résumé hebdomadaire.',
      marketing_emails: 'Penmark vous envoie de nouveau les nouveautés et offres.',
    },
    masterTitle: 'Enregistré, mais rien n’arrive',
    master:
      'Ce type est de nouveau activé. Les notifications par e-mail dans leur ensemble sont désactivées dans vos paramètres : rien n’est envoyé tant que vous ne les y activez pas.',
    settings: 'Toutes les notifications',
    badTitle: 'Ce lien ne fonctionne pas',
    bad: 'Il est incomplet, a été modifié ou est très ancien. Rien n’a été changé. Vous pouvez choisir vos messages dans les paramètres après vous être connecté.',
  },
} as const satisfies Translation<typeof english>
