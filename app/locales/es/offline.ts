import type { offline as english } from '../en/offline.ts'
import type { Translation } from '../translation.ts'

export const offline = {
  saved: 'Guardado en este dispositivo. Lo enviaremos cuando vuelvas a tener conexión.',
  unsaved:
    'No pudimos enviarlo y tu navegador no puede guardarlo para después. Tu texto sigue aquí. Inténtalo cuando tengas conexión.',
  title: 'Cambios en este dispositivo',
  waiting_one: '{{count}} cambio pendiente de envío',
  waiting_other: '{{count}} cambios pendientes de envío',
  refused_one: '{{count}} cambio no se aceptó',
  refused_other: '{{count}} cambios no se aceptaron',
  noConnection:
    'Sin conexión. Tus cambios siguen en este dispositivo y se enviarán, en este orden, cuando vuelvas a conectarte.',
  sending: 'Enviando…',
  trying: 'El servidor está ocupado. Lo intentaremos de nuevo.',
  signedOut: 'Inicia sesión de nuevo para enviar tus cambios.',
  signIn: 'Iniciar sesión',
  send: 'Enviar ahora',
  sent_one: 'Se envió {{count}} cambio guardado.',
  sent_other: 'Se enviaron {{count}} cambios guardados.',
  typed: 'Tu versión',
  correct: 'Editar',
  discard: 'Descartar',
  discardTitle: '¿Descartar este cambio?',
  keep: 'Conservar el cambio',
  noReason: 'El servidor no lo aceptó.',
  importPartly: 'Se añadieron {{created}} de {{count}} entradas. El archivo sigue aquí.',
  leaving_one:
    '{{count}} cambio espera en este dispositivo. Se enviará cuando vuelvas a iniciar sesión aquí, solo con tu cuenta.',
  leaving_other:
    '{{count}} cambios esperan en este dispositivo. Se enviarán cuando vuelvas a iniciar sesión aquí, solo con tu cuenta.',
  assistWaiting: 'Sin conexión. Enviaremos tu texto cuando vuelva la conexión, si esta página sigue abierta.',
  assistCancel: 'No enviarlo',
  lookFailed: 'No puedes cambiar el idioma sin conexión.',
  write: {
    create: 'Nuevo',
    import: 'Importación',
    edit: 'Cambio',
    delete: 'Eliminación',
    restore: 'Versión anterior',
    bookmark: 'Marcador',
    bookmarkDelete: 'Eliminación',
    preferences: 'Preferencias',
    preferencesReset: 'Valores predeterminados',
  },
} satisfies Translation<typeof english>
