import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  saved: 'Salvo neste dispositivo. Será enviado quando você estiver on-line de novo.',
  unsaved:
    'Não foi possível enviar, e este navegador não guarda nada para depois. Seu texto continua aqui. Tente de novo quando estiver on-line.',
  title: 'Mudanças neste dispositivo',
  waiting_one: '{{count}} mudança espera para ser enviada',
  waiting_other: '{{count}} mudanças esperam para ser enviadas',
  refused_one: '{{count}} mudança não foi aceita',
  refused_other: '{{count}} mudanças não foram aceitas',
  noConnection: 'Não há conexão. O que espera fica neste dispositivo e é enviado, nesta ordem, quando houver.',
  sending: 'Enviando…',
  trying: 'O servidor não pode receber no momento. Será tentado de novo.',
  signedOut: 'Entre de novo para enviar o que espera.',
  signIn: 'Entrar',
  send: 'Enviar agora',
  sent_one: '{{count}} mudança que esperava foi enviada.',
  sent_other: '{{count}} mudanças que esperavam foram enviadas.',
  typed: 'O que você escreveu',
  correct: 'Corrigir',
  discard: 'Descartar',
  discardTitle: 'Descartar esta mudança de vez?',
  keep: 'Manter',
  noReason: 'O servidor não a aceitou.',
  importPartly: '{{created}} de {{count}} entradas foram adicionadas. O arquivo continua aqui.',
  leaving_one:
    '{{count}} mudança espera neste dispositivo. Ela é enviada quando você entrar aqui de novo, e em nome de mais ninguém.',
  leaving_other:
    '{{count}} mudanças esperam neste dispositivo. Elas são enviadas quando você entrar aqui de novo, e em nome de mais ninguém.',
  assistWaiting: 'Não há conexão. Seu texto é enviado assim que houver, enquanto esta página ficar aberta.',
  assistCancel: 'Não enviar',
  lookFailed: 'Sem conexão não foi possível mudar o idioma.',
  write: {
    create: 'Novo',
    import: 'Importação',
    edit: 'Mudança',
    delete: 'Exclusão',
    restore: 'Versão anterior',
    bookmark: 'Favorito',
    bookmarkDelete: 'Exclusão',
    preferences: 'Preferências',
    preferencesReset: 'Padrões',
  },
} satisfies Translation<typeof english>
