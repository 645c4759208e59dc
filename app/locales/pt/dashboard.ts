import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  menu: { settings: 'Configurações', audits: 'Espaços que você audita' },
  title: 'Painel',
  intro: 'Créditos de {{month}}',
  write: 'Abrir o assistente',
  plan: {
    label: 'Plano',
    allowance_one: '{{count, number}} solicitação por mês',
    allowance_other: '{{count, number}} solicitações por mês',
  },
  used: {
    label: 'Usados',
    share: '{{percent}} de {{limit}}',
    held_one: '{{count}} reservado por uma solicitação em andamento',
    held_other: '{{count}} reservados por solicitações em andamento',
  },
  remaining: {
    label: 'Restantes',
    resets: 'Renovam-se todo mês; a próxima vez em {{date}}',
  },
  bar: {
    label: 'Créditos usados neste mês',
    value: '{{used}} de {{limit}} usados, {{percent}}',
  },
  warning: {
    title: 'Você está perto do limite deste mês',
    text_one: 'Resta {{count}} crédito até {{date}}.',
    text_other: 'Restam {{count}} créditos até {{date}}.',
    noneTitle: 'Os créditos deste mês acabaram',
    none: 'As solicitações são recusadas até a renovação em {{date}}. Uma solicitação recusada não custa nada.',
  },
  activity: {
    title: 'Última atividade',
    intro: 'Cada linha vem do seu registro.',
    what: 'Solicitação',
    cost: 'Custo',
    when: 'Quando',
    entry: 'Registro',
    unknown: 'Solicitação anterior',
    spent_one: '{{count}} crédito',
    spent_other: '{{count}} créditos',
    free: 'sem custo',
    held: 'em andamento',
    emptyTitle: 'Ainda não há solicitações',
    empty: 'Leve um parágrafo ao assistente. O que custar aparece aqui, linha por linha.',
  },
  reason: {
    failed: 'falhou',
    stopped: 'interrompida por você',
    timed_out: 'sem resposta a tempo',
    refused: 'não era possível com este texto',
    unchanged: 'nada a mudar',
    shutdown: 'o servidor parou',
    expired: 'não terminou',
  },
  tools: {
    title: 'Comece com',
    rephrase: 'O mesmo com palavras melhores',
    summarize: 'Os pontos principais de um texto longo',
    explain: 'Palavras difíceis em termos simples',
    analyze: 'Tom e legibilidade em números',
  },
} satisfies Translation<typeof english>
