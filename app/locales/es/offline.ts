import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  saved: 'Guardado en este dispositivo. Se enviará cuando vuelvas a tener conexión.',
  unsaved:
    'No se pudo enviar, y este navegador no guarda nada para después. Tu texto sigue aquí. Inténtalo de nuevo cuando tengas conexión.',
  title: 'Cambios en este dispositivo',
  waiting_one: '{{count}} cambio espera para enviarse',
  waiting_other: '{{count}} cambios esperan para enviarse',
  refused_one: '{{count}} cambio no fue aceptado',
  refused_other: '{{count}} cambios no fueron aceptados',
  noConnection:
    'No hay conexión. Lo que espera se queda en este dispositivo y se envía, en este orden, cuando la haya.',
  sending: 'Enviando…',
  trying: 'El servidor no puede recibirlo en este momento. Se vuelve a intentar.',
  signedOut: 'Inicia sesión de nuevo para enviar lo que espera.',
  signIn: 'Iniciar sesión',
  send: 'Enviar ahora',
  sent_one: 'Se envió {{count}} cambio que esperaba.',
  sent_other: 'Se enviaron {{count}} cambios que esperaban.',
  typed: 'Lo que escribiste',
  correct: 'Corregirlo',
  discard: 'Descartar',
  discardTitle: '¿Descartar este cambio para siempre?',
  keep: 'Conservarlo',
  noReason: 'El servidor no lo aceptó.',
  importPartly: 'Se añadieron {{created}} de {{count}} entradas. El archivo sigue aquí.',
  leaving_one:
    '{{count}} cambio espera en este dispositivo. Se envía cuando vuelvas a iniciar sesión aquí, y en nombre de nadie más.',
  leaving_other:
    '{{count}} cambios esperan en este dispositivo. Se envían cuando vuelvas a iniciar sesión aquí, y en nombre de nadie más.',
  assistWaiting: 'No hay conexión. Tu texto se envía en cuanto la haya, mientras esta página siga abierta.',
  assistCancel: 'No enviarlo',
  lookFailed: 'Sin conexión no se pudo cambiar el idioma.',
  write: {
    create: 'Nuevo',
    import: 'Importación',
    edit: 'Cambio',
    delete: 'Eliminación',
    restore: 'Versión anterior',
    bookmark: 'Marcador',
    bookmarkDelete: 'Eliminación',
    preferences: 'Preferencias',
    preferencesReset: 'Valores iniciales',
  },
} satisfies Translation<typeof english>
