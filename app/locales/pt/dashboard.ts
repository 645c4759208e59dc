import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  menu: { settings: 'Configurações', audits: 'Espaços que você audita' },
  title: 'Painel',
  texts: {
    title: 'Seus textos',
    new: 'Novo texto',
    last: 'Último texto',
    unsent: 'ainda não enviado',
    continue: 'Continuar',
    here: 'Ficam só neste dispositivo.',
    all: 'Todos os textos',
    none: 'Ainda não há textos neste dispositivo.',
    needsScript: 'Seus textos ficam no seu navegador. Para mostrá-los aqui é preciso JavaScript.',
  },
  welcome: {
    title: 'Boas-vindas',
    intro_one: '{{count, number}} solicitação grátis por mês. Revisar não custa nada.',
    intro_other: '{{count, number}} solicitações grátis por mês. Revisar não custa nada.',
  },
  sample: {
    try: 'Experimente com este texto',
    text: 'Fomos informados de que o elevador esta quebrado, por isso a reuniao será no térreo em 3 de junho.',
    mark: 'Corrigir · grátis',
    own: 'Começar com meu texto',
  },
  month: {
    left_one: '{{left}} de {{count, number}} crédito disponível até {{date}}',
    left_other: '{{left}} de {{count, number}} créditos disponíveis até {{date}}',
    usage: 'Uso',
  },
  ways: {
    label: 'Mais',
    start: 'Comece com',
    kept: 'Salvos',
  },
  plan: {
    label: 'Plano',
    allowance_one: '{{count, number}} solicitação por mês',
    allowance_other: '{{count, number}} solicitações por mês',
  },
  used: {
    label: 'Usados',
    share: '{{percent}} de {{limit}}',
    held_one: '{{count}} em uso por uma solicitação em andamento',
    held_other: '{{count}} em uso por solicitações em andamento',
  },
  remaining: {
    label: 'Restantes',
    resets: 'Renovação mensal; a próxima em {{date}}',
  },
  bar: {
    label: 'Créditos usados neste mês',
    value: '{{used}} de {{limit}} usados, {{percent}}',
  },
  warning: {
    title: 'Você está perto do limite deste mês',
    text_one: 'Resta {{count}} crédito até {{date}}.',
    text_other: 'Restam {{count}} créditos até {{date}}.',
    noneTitle: 'Você usou os créditos deste mês',
    none: 'Eles se renovam em {{date}}. Até lá, as solicitações são recusadas e não usam créditos.',
  },
  reason: {
    failed: 'falhou',
    stopped: 'você a interrompeu',
    timed_out: 'a resposta demorou demais',
    refused: 'não era possível com este texto',
    unchanged: 'não havia nada a alterar',
    shutdown: 'o servidor reiniciou',
    expired: 'não terminou',
  },
} satisfies Translation<typeof english>
