import type { status as english } from '../en/status.ts'
import type { Translation } from '../translation.ts'

export const status = {
  title: 'Estado',
  intro: 'Leído del servidor en marcha:',
  allWork: 'Todo funciona',
  someOff: 'Algo está desactivado',
  builtIn: 'Motor integrado',
  model: 'Modelo de IA: {{model}}',
  events_one: '{{count, number}} asiento',
  events_other: '{{count, number}} asientos',
  allSigned: 'todos firmados',
  unsigned_one: '{{count, number}} pendiente de firma',
  unsigned_other: '{{count, number}} pendientes de firma',
  signed: 'última firma {{ago}}',
  since: 'Iniciado {{ago}}.',
  drill: 'Último simulacro de restauración: {{ago}}.',
  noDrill: 'Todavía no consta ningún simulacro de restauración.',
  checkpoint: 'Ver la última firma',
  part: {
    assistant: 'Asistente',
    ledger: 'Registro',
    registration: 'Cuentas nuevas',
    mails: 'Correos',
    payments: 'Pagos',
  },
  state: { works: 'Funciona', off: 'Desactivado', absent: 'Sin configurar' },
} satisfies Translation<typeof english>
