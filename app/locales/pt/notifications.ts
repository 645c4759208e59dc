import type { notifications as english } from '#app/locales/en/notifications.ts'
import type { Translation } from '#app/locales/translation.ts'

export const notifications = {
  title: 'Notificações',
  intro: 'Os e-mails que o Penmark envia para {{email}}.',
  always:
    'Sempre enviamos e-mails de segurança, links que você pede e convites, para que você saiba quando algo acontece com sua conta.',
  which: 'E-mails',
  whichHint: 'Você só os recebe com as notificações por e-mail ativadas.',
  email_notifications: {
    name: 'Notificações por e-mail',
    hint: 'Desative para não receber nenhum dos e-mails abaixo.',
  },
  usage_alerts: {
    name: 'Avisos de uso',
    hint: 'Quando você tiver usado 80% e 100% das solicitações do mês, uma vez cada.',
  },
  weekly_digest: {
    name: 'Resumo semanal',
    hint: 'Às segundas: as solicitações da semana passada e o mês até agora. Sem e-mail depois de uma semana sem solicitações.',
  },
  marketing_emails: {
    name: 'Novidades e ofertas',
    hint: 'As novidades do Penmark.',
  },
  save: 'Salvar notificações',
  saved: 'Suas notificações foram salvas.',
  problem: {
    flag: 'Envie true ou false',
  },
  unsubscribe: {
    title: 'Parar de receber e-mails',
    ask: {
      usage_alerts: 'Parar de receber avisos de uso?',
      weekly_digest: 'Parar de receber o resumo semanal?',
      marketing_emails: 'Parar de receber novidades e ofertas?',
    },
    text: 'Você deixará de receber estes e-mails. Os outros continuam como estão.',
    go: 'Parar de receber estes e-mails',
    offTitle: 'Você não receberá mais estes e-mails',
    off: {
      usage_alerts: 'Você não receberá mais avisos de uso.',
      weekly_digest: 'Você não receberá mais o resumo semanal.',
      marketing_emails: 'Você não receberá mais novidades e ofertas.',
    },
    undo: 'Voltar a receber',
    onTitle: 'Você voltará a receber estes e-mails',
    on: {
      usage_alerts: 'Você voltará a receber avisos de uso.',
      weekly_digest: 'Você voltará a receber o resumo semanal.',
      marketing_emails: 'Você voltará a receber novidades e ofertas.',
    },
    masterTitle: 'Salvo, mas os e-mails estão desativados',
    master:
      'Estes e-mails estão ativados de novo, mas as notificações por e-mail em geral estão desativadas. Ative-as em Configurações para recebê-los.',
    settings: 'Todas as notificações',
    badTitle: 'Este link não funciona',
    bad: 'Ele está incompleto, alterado ou é muito antigo. Nada foi alterado. Entre para escolher seus e-mails em Configurações.',
  },
} as const satisfies Translation<typeof english>
