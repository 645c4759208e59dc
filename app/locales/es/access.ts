import type { access as english } from '../en/access.ts'
import type { Translation } from '../translation.ts'

export const access = {
  title: 'Protege tu cuenta',
  intro: 'Todo lo que abre tu cuenta. Marca lo que no reconozcas y desactívalo.',
  afterReset:
    'Se restableció tu contraseña, se cerró la sesión en todos los dispositivos y los tokens de API ya no sirven. Las claves de acceso, Google y las claves de API nuevas siguen en pausa hasta que termines aquí.',
  afterChange:
    'Se cambió tu contraseña, se cerró la sesión en los demás dispositivos y los tokens de API ya no sirven. Todo lo que sigue aún abre tu cuenta.',
  young:
    'Las claves de acceso y de API de los últimos 30 días ya están marcadas. Desmarca lo que sea tuyo y revisa también lo demás.',
  kind: {
    session: 'Sesiones y dispositivos',
    passkey: 'Claves de acceso',
    app: 'Aplicación de autenticación',
    google: 'Cuenta de Google',
    api_key: 'Claves de API',
    seat: 'Acceso de auditoría',
  },
  app: 'Aplicación de autenticación',
  current: 'Este dispositivo',
  paused: 'En pausa hasta que termines aquí',
  made: 'Añadido el {{date}}',
  signedIn: 'Sesión iniciada el {{date}}',
  madeWith: 'Añadido el {{date}} con {{device}}',
  used: 'Último uso el',
  usedWith: 'con {{device}}',
  unused: 'Nunca usado',
  onlyWay: 'Es tu única forma de iniciar sesión. Crea antes una contraseña.',
  stale: 'Inicia sesión otra vez para desactivar accesos.',
  submit: 'Desactivar lo marcado',
  submitHint: 'Lo que no marques seguirá funcionando, y lo que está en pausa volverá a funcionar.',
  nothing: 'No desactivaste nada, así que todo sigue funcionando.',
  ended_one: 'Desactivaste un acceso a tu cuenta.',
  ended_other: 'Desactivaste {{count}} accesos a tu cuenta.',
  link: 'Proteger tu cuenta',
  linkText: '¿Crees que alguien ha entrado en tu cuenta? Mira todo lo que la abre y desactiva lo que no reconozcas.',
  left: 'Siguen conectados a tu cuenta:',
  leftHint:
    'Las claves de acceso, Google y las claves de API nuevas están en pausa hasta que inicies sesión y las revises.',
} satisfies Translation<typeof english>
