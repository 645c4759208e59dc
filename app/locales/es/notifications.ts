import type { notifications as english } from '#app/locales/en/notifications.ts'
import type { Translation } from '#app/locales/translation.ts'

export const notifications = {
  title: 'Notificaciones',
  intro: 'Los correos que Penmark envía a {{email}}.',
  always:
    'Los correos de seguridad, los enlaces que pides y las invitaciones llegan siempre, para que te enteres si pasa algo con tu cuenta.',
  which: 'Correos',
  whichHint: 'Solo los recibes con las notificaciones por correo activadas.',
  email_notifications: {
    name: 'Notificaciones por correo',
    hint: 'Desactívalas para no recibir ninguno de los correos de abajo.',
  },
  usage_alerts: {
    name: 'Avisos de uso',
    hint: 'Cuando hayas usado el 80 % y el 100 % de tus solicitudes del mes, una vez cada aviso.',
  },
  weekly_digest: {
    name: 'Resumen semanal',
    hint: 'Los lunes: las solicitudes de la semana pasada y lo que va de mes. Sin correo tras una semana sin solicitudes.',
  },
  marketing_emails: {
    name: 'Novedades y ofertas',
    hint: 'Las novedades de Penmark.',
  },
  save: 'Guardar notificaciones',
  saved: 'Tus notificaciones se han guardado.',
  problem: {
    flag: 'Envía true o false',
  },
  unsubscribe: {
    title: 'Darse de baja de los avisos',
    ask: {
      usage_alerts: '¿Dejar de recibir avisos de uso?',
      weekly_digest: '¿Dejar de recibir el resumen semanal?',
      marketing_emails: '¿Dejar de recibir novedades y ofertas?',
    },
    text: 'Dejarás de recibir estos correos. Los demás siguen igual.',
    go: 'Dejar de recibir estos correos',
    offTitle: 'Ya no recibirás estos correos',
    off: {
      usage_alerts: 'Ya no recibirás avisos de uso.',
      weekly_digest: 'Ya no recibirás el resumen semanal.',
      marketing_emails: 'Ya no recibirás novedades ni ofertas.',
    },
    undo: 'Volver a recibirlos',
    onTitle: 'Volverás a recibir estos correos',
    on: {
      usage_alerts: 'Volverás a recibir avisos de uso.',
      weekly_digest: 'Volverás a recibir el resumen semanal.',
      marketing_emails: 'Volverás a recibir novedades y ofertas.',
    },
    masterTitle: 'Guardado, pero los correos están desactivados',
    master:
      'Estos correos vuelven a estar activados, pero las notificaciones por correo están desactivadas en general. Actívalas en Ajustes para recibirlos.',
    settings: 'Todas las notificaciones',
    badTitle: 'Este enlace no funciona',
    bad: 'Está incompleto, alterado o es muy antiguo. No se ha cambiado nada. Inicia sesión para elegir tus correos en Ajustes.',
  },
} as const satisfies Translation<typeof english>
