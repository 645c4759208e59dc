import type { notifications as english } from '#app/locales/en/notifications.ts'
import type { Translation } from '#app/locales/translation.ts'

export const notifications = {
  title: 'Notificações',
  intro: 'Quais mensagens o Penmark envia para {{email}}.',
  always:
    'Mensagens sobre a segurança da sua conta, links que você pediu e convites sempre chegam: sem elas, alguém poderia tomar a sua conta sem que você percebesse.',
  which: 'Quais mensagens',
  whichHint: 'Elas só chegam enquanto as notificações por e-mail estiverem ativadas.',
  email_notifications: {
    name: 'Notificações por e-mail',
    hint: 'Desativadas, nenhuma das mensagens abaixo é enviada, esteja marcado o que estiver.',
  },
  usage_alerts: {
    name: 'Avisos de uso',
    hint: 'Quando 80% e quando 100% das suas solicitações mensais foram usadas, uma vez por mês cada.',
  },
  weekly_digest: {
    name: 'Resumo semanal',
    hint: 'Às segundas-feiras: suas solicitações da semana passada e como está o seu mês. Semanas sem solicitações não geram mensagem.',
  },
  marketing_emails: {
    name: 'Novidades e ofertas',
    hint: 'O que há de novo no Penmark. Desativado enquanto você não marcar.',
  },
  save: 'Salvar notificações',
  saved: 'Suas notificações foram salvas.',
  problem: {
    flag: 'Envie true ou false',
  },
  unsubscribe: {
    title: 'Cancelar a inscrição',
    ask: {
      usage_alerts: 'Parar de receber avisos de uso?',
      weekly_digest: 'Parar de receber o resumo semanal?',
      marketing_emails: 'Parar de receber novidades e ofertas?',
    },
    text: 'A partir de agora você não recebe mais mensagens deste tipo. As outras mensagens não mudam, e nada acontece antes que você pressione o botão.',
    go: 'Parar de receber estas mensagens',
    offTitle: 'Sua inscrição foi cancelada',
    off: {
      usage_alerts: 'O Penmark não envia mais avisos de uso para você.',
      weekly_digest: 'O Penmark não envia mais o resumo semanal para você.',
      marketing_emails: 'O Penmark não envia mais novidades e ofertas para você.',
    },
    undo: 'Voltar a receber',
    onTitle: 'Você voltou a recebê-las',
    on: {
      usage_alerts: 'O Penmark envia avisos de uso para você novamente.',
      weekly_digest: 'O Penmark envia o resumo semanal para você novamente.',
      marketing_emails: 'O Penmark envia novidades e ofertas para você novamente.',
    },
    masterTitle: 'Salvo, mas nada chega',
    master:
      'Este tipo está ativado novamente. As notificações por e-mail como um todo estão desativadas nas suas configurações, então nenhuma é enviada até que você as ative lá.',
    settings: 'Todas as notificações',
    badTitle: 'Este link não funciona',
    bad: 'Ele está incompleto, foi alterado ou é muito antigo. Nada foi alterado. Você pode escolher suas mensagens nas configurações depois de entrar.',
  },
} as const satisfies Translation<typeof english>
