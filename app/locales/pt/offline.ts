import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  saved: 'Salvo neste dispositivo. Enviaremos quando você estiver online de novo.',
  unsaved:
    'Não conseguimos enviar, e seu navegador não pode armazenar isto para depois. Seu texto continua aqui. Tente de novo quando estiver online.',
  title: 'Alterações neste dispositivo',
  waiting_one: '{{count}} alteração aguardando envio',
  waiting_other: '{{count}} alterações aguardando envio',
  refused_one: '{{count}} alteração não foi aceita',
  refused_other: '{{count}} alterações não foram aceitas',
  noConnection:
    'Você está offline. Suas alterações ficam neste dispositivo e serão enviadas, nesta ordem, quando a conexão voltar.',
  sending: 'Enviando…',
  trying: 'O servidor está ocupado. Tentaremos de novo.',
  signedOut: 'Entre de novo para enviar suas alterações.',
  signIn: 'Entrar',
  send: 'Enviar agora',
  sent_one: '{{count}} alteração pendente foi enviada.',
  sent_other: '{{count}} alterações pendentes foram enviadas.',
  typed: 'Sua versão',
  correct: 'Editar',
  discard: 'Descartar',
  discardTitle: 'Descartar esta alteração?',
  keep: 'Manter alteração',
  noReason: 'O servidor não a aceitou.',
  importPartly: '{{created}} de {{count}} entradas foram adicionadas. O arquivo continua aqui.',
  leaving_one:
    '{{count}} alteração aguarda neste dispositivo. Será enviada quando você entrar aqui de novo, só na sua conta.',
  leaving_other:
    '{{count}} alterações aguardam neste dispositivo. Serão enviadas quando você entrar aqui de novo, só na sua conta.',
  assistWaiting: 'Você está offline. Enviaremos seu texto quando a conexão voltar, se esta página continuar aberta.',
  assistCancel: 'Não enviar',
  lookFailed: 'Você não pode mudar o idioma sem conexão.',
  write: {
    create: 'Novo',
    import: 'Importação',
    edit: 'Alteração',
    delete: 'Exclusão',
    restore: 'Versão anterior',
    bookmark: 'Favorito',
    bookmarkDelete: 'Exclusão',
    preferences: 'Preferências',
    preferencesReset: 'Padrões',
  },
} satisfies Translation<typeof english>
