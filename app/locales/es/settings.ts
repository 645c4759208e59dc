import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Ajustes',
  nav: {
    place: 'Sección de los ajustes',
    overview: 'Resumen',
    sessions: 'Sesiones y dispositivos',
  },
  overview: {
    title: 'Tu cuenta',
    intro: 'Los datos con los que Penmark te reconoce.',
    email: 'Correo electrónico',
    verified: 'Verificado',
    unverified: 'Sin verificar',
    plan: 'Plan',
    created: 'Miembro desde',
    id: 'Identificador de usuario',
    idHint: 'El soporte puede pedírtelo. No es un secreto.',
    copy: 'Copiar',
    copied: 'Copiado',
    google: 'Cuenta de Google',
    googleNotLinked: 'No vinculada',
  },
  missing: {
    title: 'Aquí no hay nada',
    text: 'Puede que se haya eliminado o que la dirección esté mal escrita.',
    back: 'Volver a los ajustes',
  },
  confirm: {
    password: 'Contraseña actual',
    passwordHint: 'Para que nadie más pueda hacerlo en un dispositivo que dejaste abierto.',
  },
  sessions: {
    title: 'Sesiones y dispositivos',
    intro:
      'Dónde está abierta tu cuenta. La hora de actividad avanza al enviar o guardar algo, con cinco minutos de margen; leer no cuenta.',
    current: 'Este dispositivo',
    kind: {
      web: 'Navegador',
      api: 'Token de API',
    },
    since: 'sesión iniciada el',
    active: 'activa el',
    device: '{{client}} en {{system}}',
    unknown: 'Dispositivo desconocido',
    end: 'Cerrar sesión',
    endTitle: '¿Cerrar la sesión de este dispositivo?',
    endText: 'Su próxima petición pedirá iniciar sesión de nuevo. Lo que se guardó allí sigue guardado.',
    keep: 'Mantener',
    ended: 'La sesión del dispositivo se ha cerrado.',
    endOthers: 'Cerrar todas las demás',
    othersTitle: '¿Cerrar sesión en todos los demás sitios?',
    othersText:
      'Se cierran al momento todos los demás navegadores y tokens de API de un inicio de sesión. Las claves de API siguen funcionando.',
    othersEnded: 'Todas las demás sesiones se han cerrado.',
    more_one: 'Hay otra que no aparece.',
    more_other: 'Hay otras {{count}} que no aparecen.',
  },
} satisfies Translation<typeof english>
