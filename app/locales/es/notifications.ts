import type { notifications as english } from '#app/locales/en/notifications.ts'
import type { Translation } from '#app/locales/translation.ts'

export const notifications = {
  title: 'Notificaciones',
  intro: 'Qué correos envía Penmark a {{email}}.',
  always:
    'Los correos sobre la seguridad de tu cuenta, los enlaces que pides y las invitaciones llegan siempre: sin ellos alguien podría apoderarse de tu cuenta sin que lo notes.',
  which: 'Qué correos',
  whichHint: 'Solo llegan mientras las notificaciones por correo estén activadas.',
  email_notifications: {
    name: 'Notificaciones por correo',
    hint: 'Desactivadas, no se envía ninguno de los correos de abajo, esté marcado lo que esté.',
  },
  usage_alerts: {
    name: 'Avisos de uso',
    hint: 'Cuando se ha usado el 80 % y el 100 % de tus solicitudes mensuales, una vez al mes cada uno.',
  },
  weekly_digest: {
    name: 'Resumen semanal',
    hint: 'Los lunes: tus solicitudes de la semana pasada y cómo va tu mes. Las semanas sin solicitudes no llega nada.',
  },
  marketing_emails: {
    name: 'Novedades y ofertas',
    hint: 'Lo nuevo en Penmark. Desactivado mientras no lo marques.',
  },
  save: 'Guardar notificaciones',
  saved: 'Tus notificaciones se han guardado.',
  problem: {
    flag: 'Envía true o false',
  },
  unsubscribe: {
    title: 'Cancelar la suscripción',
    ask: {
      usage_alerts: '¿Dejar de recibir avisos de uso?',
      weekly_digest: '¿Dejar de recibir el resumen semanal?',
      marketing_emails: '¿Dejar de recibir novedades y ofertas?',
    },
    text: 'A partir de ahora no recibirás más correos de este tipo. Los demás correos no cambian, y no ocurre nada antes de que pulses el botón.',
    go: 'Dejar de recibir estos correos',
    offTitle: 'Has cancelado la suscripción',
    off: {
      usage_alerts: 'Penmark ya no te envía avisos de uso.',
      weekly_digest: 'Penmark ya no te envía el resumen semanal.',
      marketing_emails: 'Penmark ya no te envía novedades ni ofertas.',
    },
    undo: 'Volver a recibirlos',
    onTitle: 'Los recibes de nuevo',
    on: {
      usage_alerts: 'Penmark vuelve a enviarte avisos de uso.',
      weekly_digest: 'Penmark vuelve a enviarte el resumen semanal.',
      marketing_emails: 'Penmark vuelve a enviarte novedades y ofertas.',
    },
    masterTitle: 'Guardado, pero no llega nada',
    master:
      'Este tipo está activado de nuevo. Las notificaciones por correo en su conjunto están desactivadas en tus ajustes, así que no se envía ninguno hasta que las actives allí.',
    settings: 'Todas las notificaciones',
    badTitle: 'Este enlace no funciona',
    bad: 'Está incompleto, fue alterado o es muy antiguo. No se ha cambiado nada. Puedes elegir tus correos en los ajustes después de iniciar sesión.',
  },
} as const satisfies Translation<typeof english>
