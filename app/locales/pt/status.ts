import type { status as english } from '../en/status.ts'
import type { Translation } from '../translation.ts'

export const status = {
  title: 'Status',
  intro: 'Lido do servidor em funcionamento:',
  allWork: 'Tudo funciona',
  someOff: 'Algo está desativado',
  builtIn: 'Motor integrado',
  model: 'Modelo de IA: {{model}}',
  events_one: '{{count, number}} lançamento',
  events_other: '{{count, number}} lançamentos',
  allSigned: 'todos assinados',
  unsigned_one: '{{count, number}} aguarda assinatura',
  unsigned_other: '{{count, number}} aguardam assinatura',
  signed: 'última assinatura {{ago}}',
  since: 'Iniciado {{ago}}.',
  drill: 'Último teste de restauração: {{ago}}.',
  noDrill: 'Ainda não há teste de restauração registrado.',
  checkpoint: 'Ver a última assinatura',
  part: {
    assistant: 'Assistente',
    ledger: 'Registro',
    registration: 'Contas novas',
    mails: 'E-mails',
    payments: 'Pagamentos',
  },
  state: { works: 'Funciona', off: 'Desativado', absent: 'Não configurado' },
} satisfies Translation<typeof english>
