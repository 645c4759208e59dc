import type { google as english } from '../en/google.ts'
import type { Translation } from '../translation.ts'

export const google = {
  button: {
    or: 'o',
    login: 'Continuar con Google',
    register: 'Registrarse con Google',
  },
  problem: {
    initLogin: 'No se pudo iniciar el acceso con Google',
    initAuthentication: 'No se pudo iniciar la autenticación con Google',
    oauth: 'Error de OAuth: {{error}}',
  },
  callback: {
    title: 'Inicio de sesión con Google',
    waitingTitle: 'Terminar el inicio de sesión',
    waiting: 'Google ha respondido. Un paso más y habrás iniciado sesión aquí.',
    submit: 'Terminar el inicio de sesión',
    working: 'Iniciando sesión…',
    programTitle: 'Vuelve a tu programa',
    program:
      'Empezaste a iniciar sesión en otro programa. Necesita la dirección de esta página para continuar; después puedes cerrarla.',
    doneTitle: 'Sesión iniciada',
    done: 'Has iniciado sesión como {{email}}. Abriendo la página siguiente…',
    next: 'Continuar',
    failedTitle: 'La autenticación ha fallado',
    failedHint: 'No se ha cambiado nada. Abriendo la página siguiente…',
    toLogin: 'Ir al inicio de sesión',
    toSettings: 'Volver a los ajustes',
  },
  settings: {
    title: 'Cuenta de Google',
    intro: 'Conecta una cuenta de Google para iniciar sesión sin contraseña.',
    linked: 'Conectada con {{email}} desde el {{date}}.',
    notLinked: 'No conectada',
    manage: 'Gestionar',
    connect: 'Conectar Google',
    connectHint: 'Google pregunta qué cuenta usar. Su dirección puede ser distinta de la de tu cuenta de Penmark.',
    disconnect: 'Desconectar Google',
    disconnectHint:
      'A partir de entonces iniciarás sesión con tu contraseña. Los dispositivos conectados siguen conectados.',
    onlyWay: 'Google es tu única forma de iniciar sesión. Para desconectarla, crea primero una contraseña.',
    setPassword: 'Crear una contraseña',
    unavailable: 'El acceso con Google no está configurado en este servidor.',
    keep: 'Volver a los ajustes',
    connected: 'Tu cuenta de Google está conectada.',
    disconnected: 'Tu cuenta de Google está desconectada.',
  },
} satisfies Translation<typeof english>
