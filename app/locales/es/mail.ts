import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    fallback: 'Si el botón no funciona, copia esta dirección en tu navegador:',
    noTracking: 'Este correo no contiene rastreadores.',
    unsubscribe: 'Dejar de recibir estos correos',
    settings: 'Elegir qué correos recibes',
  },
  reason: {
    alarm: 'Recibes este correo porque el administrador de este sitio eligió esta dirección para las alarmas.',
    entered: 'Recibes este correo porque alguien escribió esta dirección en Penmark.',
    security:
      'Recibes este correo porque trata de la seguridad de tu cuenta de Penmark. Estos correos no se pueden desactivar.',
    invited:
      'Recibes este correo porque alguien escribió esta dirección en Penmark para invitarte. No necesitas una cuenta y no volveremos a escribirte si no te invitan otra vez.',
    owner: 'Recibes este correo porque tienes un espacio de trabajo en Penmark que ahora alguien puede auditar.',
    auditor: 'Recibes este correo porque aceptaste una invitación a auditar en Penmark.',
    usageAlerts: 'Recibes este correo porque los avisos de uso están activados en tu cuenta de Penmark.',
    weeklyDigest: 'Recibes este correo porque el resumen semanal está activado en tu cuenta de Penmark.',
  },
  verifyEmail: {
    subject: 'Confirma tu dirección de correo para Penmark',
    heading: 'Confirma tu dirección de correo',
    intro: 'Confirma esta dirección si has creado con ella una cuenta de Penmark.',
    action: 'Confirmar la dirección de correo',
    token: 'O escribe este código de verificación:',
    expires: 'El enlace y el código sirven una vez, durante 24 horas. Un correo más reciente los sustituye.',
    elsewhere: 'Si abres el enlace en otro navegador, te pediremos la contraseña de la cuenta.',
    ignore: '¿No fuiste tú? No hagas caso de este correo. La cuenta seguirá cerrada si no confirmas.',
  },
  resetPassword: {
    subject: 'Crea una contraseña nueva para Penmark',
    heading: 'Crea una contraseña nueva',
    intro: 'Ya puedes crear una contraseña nueva para tu cuenta de Penmark.',
    action: 'Crear una contraseña nueva',
    expires: 'El enlace sirve una vez, durante una hora. Un correo más reciente lo sustituye.',
    ignore: '¿No lo has pedido tú? No hagas caso de este correo. Tu contraseña sigue igual.',
  },
  approveEmailChange: {
    subject: 'Aprueba tu nueva dirección de correo para Penmark',
    heading: 'Aprueba el cambio de tu dirección de correo',
    intro:
      'Aprueba el cambio si has pedido usar {{email}} en tu cuenta de Penmark. Después escribiremos a la nueva dirección.',
    action: 'Aprobar el cambio',
    expires: 'El enlace sirve una vez, durante 24 horas. Un correo más reciente lo sustituye.',
    ignore:
      '¿No lo has pedido tú? No abras el enlace. Lo pidió alguien con la sesión iniciada en tu cuenta, así que crea enseguida una contraseña nueva.',
  },
  confirmEmailChange: {
    subject: 'Confirma esta dirección para tu cuenta de Penmark',
    heading: 'Confirma tu nueva dirección de correo',
    intro: 'Confirma que tu cuenta de Penmark debe usar esta dirección. Después, inicia sesión con {{email}}.',
    action: 'Confirmar la nueva dirección',
    expires: 'El enlace sirve una vez, durante 24 horas. Un correo más reciente lo sustituye.',
    ignore: '¿No esperabas este correo? No hagas caso: no cambiará nada.',
  },
  auditorInvitation: {
    subject: '{{inviter}} te invita a auditar en Penmark',
    heading: 'Invitación a auditar',
    intro:
      'Abre la invitación de {{inviter}} para leer el registro del espacio de trabajo «{{workspace}}» en Penmark: extractos mensuales, asientos y exportaciones que puedes comprobar sin conexión.',
    action: 'Ver la invitación',
    scope: 'Tu acceso es de solo lectura y dura {{days}} días desde que aceptes. No verás ningún texto.',
    recorded: 'Registramos cada página y archivo que abras y lo mostramos a quien te invitó.',
    expires:
      'El enlace sirve una vez, hasta el {{date}}, y solo para la dirección a la que escribimos. Un correo más reciente lo sustituye.',
    ignore: '¿No esperabas este correo? No hagas caso: no pasa nada si no aceptas.',
  },
  auditorAccepted: {
    subject: '{{auditor}} aceptó tu invitación a auditar',
    heading: 'Quien audita ya tiene acceso',
    intro:
      'No tienes que hacer nada. {{auditor}} aceptó la invitación y puede leer el registro del espacio de trabajo «{{workspace}}» hasta el {{date}}.',
    action: 'Ver lo que abre',
    revoke: 'Cada página y archivo que abra aparece allí. Puedes revocar el acceso cuando quieras.',
  },
  auditorRevoked: {
    subject: 'Tu acceso de auditoría en Penmark ha terminado',
    heading: 'Tu acceso fue revocado',
    intro: 'No tienes que hacer nada. {{owner}} revocó tu acceso al registro del espacio de trabajo «{{workspace}}».',
    action: 'Espacios de trabajo que auditas',
    exports: 'Puedes seguir verificando las exportaciones que descargaste, sin conexión y sin nosotros.',
  },
  usage80: {
    subject: 'Penmark: has usado el {{percent}} de tus solicitudes',
    heading: 'Has usado el {{percent}} de las solicitudes de este mes',
    intro:
      'No tienes que hacer nada. Has usado {{used}} de las {{limit}} solicitudes que tu plan {{plan}} incluye este mes. Se renuevan el {{date}}.',
    capIntro:
      'No tienes que hacer nada. Has usado {{used}} de las {{limit}} solicitudes de tu tope mensual. Se renueva el {{date}}.',
    action: 'Ver tu uso',
    extra: 'Cuando se agoten, se usarán tus créditos extra. Tienes {{extra}}.',
    noExtra:
      'Cuando se agoten, las demás solicitudes se rechazan hasta la renovación. Las rechazadas no usan créditos.',
    once: 'Enviamos este correo una vez al mes como máximo.',
  },
  usage100: {
    subject: 'Penmark: has agotado tus solicitudes del mes',
    heading: 'Has agotado las solicitudes de este mes',
    intro:
      'No tienes que hacer nada. Has usado las {{limit}} solicitudes que tu plan {{plan}} incluye este mes. Se renuevan el {{date}}.',
    capIntro:
      'No tienes que hacer nada. Has usado las {{limit}} solicitudes de tu tope mensual. Se renueva el {{date}}.',
    action: 'Ver tu uso',
    extra: 'Las demás solicitudes usan tus créditos extra. Tienes {{extra}}.',
    noExtra: 'Las demás solicitudes se rechazan hasta la renovación. Las rechazadas no usan créditos.',
    once: 'Enviamos este correo una vez al mes como máximo.',
  },
  weeklyDigest: {
    subject: 'Tu semana en Penmark, del {{from}} al {{to}}',
    heading: 'Tu semana, del {{from}} al {{to}}',
    intro:
      'No tienes que hacer nada. Este es tu uso de la semana pasada y de lo que va de mes. Todas las horas son UTC.',
    requests: 'Solicitudes de la semana pasada',
    month: 'Usado este mes',
    share: '{{used}} de {{limit}} ({{percent}})',
    left: 'Créditos restantes',
    resets: 'Se renuevan el',
    resetsOn: '{{date}} ({{days}})',
    action: 'Ver tu uso',
  },
  notice: {
    when: 'Ocurrió el {{time}} (UTC).',
    ifYou: 'Si has sido tú, no tienes que hacer nada.',
    accountSuspended: {
      subject: 'Tu cuenta de Penmark está suspendida',
      heading: 'Tu cuenta está suspendida',
      what: 'Abre la página de inicio de sesión para ver a quién escribir. El administrador de este sitio ha suspendido tu cuenta o su espacio de trabajo. Se ha cerrado tu sesión en todas partes, las claves de API se rechazan y las solicitudes en curso se detuvieron sin usar créditos. No se ha eliminado nada.',
      action: 'Ver a quién escribir',
      unexpected: 'Quienes invitaste a auditar pueden seguir leyendo tus registros de uso.',
    },
    accountResumed: {
      subject: 'Tu cuenta de Penmark vuelve a funcionar',
      heading: 'Tu cuenta vuelve a funcionar',
      what: 'Inicia sesión como antes. El administrador de este sitio ha levantado la suspensión y tus claves de API vuelven a funcionar.',
      action: 'Iniciar sesión',
      unexpected: 'Si ves algo que no hiciste, crea enseguida una contraseña nueva.',
    },
    device: 'Dispositivo',
    left: {
      these: 'Lo que aparece arriba aún da acceso a tu cuenta. Revísalo en {{page}}',
      paused:
        'Lo que aparece arriba sigue conectado a tu cuenta. Las claves de acceso, Google y las claves de API nuevas están en pausa hasta que inicies sesión y las revises en {{page}}',
      nothing: 'Nada más abre tu cuenta.',
    },
    access: {
      session: 'Sesiones y dispositivos',
      passkey: 'Claves de acceso',
      app: 'Aplicación de autenticación',
      google: 'Cuenta de Google',
      api_key: 'Claves de API',
      seat: 'Acceso de auditoría',
    },
    passwordChanged: {
      subject: 'Se ha cambiado tu contraseña de Penmark',
      heading: 'Se ha cambiado tu contraseña',
      what: 'Se ha cerrado la sesión en tus demás dispositivos y los tokens de API ya no sirven.',
      action: 'Crear una contraseña nueva',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    passwordReset: {
      subject: 'Se ha restablecido tu contraseña de Penmark',
      heading: 'Se ha restablecido tu contraseña',
      what: 'Alguien creó una contraseña nueva con un enlace enviado a esta dirección. Se ha cerrado la sesión en todos los dispositivos y los tokens de API ya no sirven.',
      action: 'Crear una contraseña nueva',
      unexpected: '¿No fuiste tú? Alguien puede leer tu buzón. Protégelo primero y crea después una contraseña nueva.',
    },
    passwordSet: {
      subject: 'Tu cuenta de Penmark ya tiene contraseña',
      heading: 'Se ha creado una contraseña',
      what: 'Ahora también puedes iniciar sesión con una contraseña. Se ha cerrado la sesión en los demás dispositivos y los tokens de API ya no sirven.',
      action: 'Crear una contraseña nueva',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    googleLinked: {
      subject: 'Se ha conectado Google a tu cuenta de Penmark',
      heading: 'Se ha conectado una cuenta de Google',
      what: 'Ahora también puedes entrar en Penmark con esta cuenta de Google.',
      action: 'Ver la conexión',
      unexpected: '¿No fuiste tú? Desconéctala y crea enseguida una contraseña nueva.',
    },
    googleUnlinked: {
      subject: 'Google se ha desconectado de tu cuenta de Penmark',
      heading: 'Tu cuenta de Google se ha desconectado',
      what: 'Ya no puedes entrar en Penmark con esa cuenta de Google. Usa tu contraseña.',
      action: 'Ver el ajuste',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    apiKeyMade: {
      subject: 'Una nueva clave de API para tu cuenta de Penmark',
      heading: 'Se creó una clave de API',
      what: 'Un programa con esta clave puede usar Penmark en tu nombre, con los permisos de la clave.',
      action: 'Ver las claves de API',
      unexpected: '¿No fuiste tú? Revoca la clave y crea enseguida una contraseña nueva.',
    },
    apiKeyRevoked: {
      subject: 'Clave de API revocada en tu cuenta de Penmark',
      heading: 'Se revocó una clave de API',
      what: 'Los programas con esta clave ya no pueden acceder a Penmark. Si se revocan más claves en la próxima hora, no volveremos a escribirte.',
      action: 'Ver las claves de API',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    factorOn: {
      subject: 'Penmark ahora pide un código al entrar',
      heading: 'Se ha activado la verificación en dos pasos',
      what: 'Al iniciar sesión ahora se pide un código de tu aplicación de autenticación después de la contraseña.',
      action: 'Ver la seguridad de acceso',
      unexpected:
        'Si no fuiste tú, alguien ha estado en tu cuenta. Crea enseguida una contraseña nueva y contacta con el soporte.',
    },
    factorOff: {
      subject: 'Penmark ya no pide un código al entrar',
      heading: 'Se ha desactivado la verificación en dos pasos',
      what: 'Al iniciar sesión ya no se pide un código, y tus códigos de recuperación han dejado de servir.',
      action: 'Ver la seguridad de acceso',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva y vuelve a activar la verificación en dos pasos.',
    },
    passkeyAdded: {
      subject: 'Nueva clave de acceso en tu cuenta de Penmark',
      heading: 'Se ha añadido una clave de acceso',
      what: 'Quien tenga esta clave de acceso puede entrar en tu cuenta de Penmark sin la contraseña.',
      action: 'Ver las claves de acceso',
      unexpected: '¿No fuiste tú? Quita la clave de acceso y crea enseguida una contraseña nueva.',
    },
    passkeyRemoved: {
      subject: 'Clave de acceso quitada de tu cuenta de Penmark',
      heading: 'Se ha quitado una clave de acceso',
      what: 'Ya no abre tu cuenta de Penmark.',
      action: 'Ver las claves de acceso',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    recoveryCodesMade: {
      subject: 'Nuevos códigos de recuperación de Penmark',
      heading: 'Se han creado códigos de recuperación nuevos',
      what: 'Tus códigos de recuperación anteriores han dejado de servir.',
      action: 'Ver la seguridad de acceso',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva y después códigos nuevos.',
    },
    recoveryCodeUsed: {
      subject: 'Se usó un código de recuperación de Penmark',
      heading: 'Se ha usado un código de recuperación',
      what: 'Alguien inició sesión con tu contraseña y un código de recuperación. Ese código ya no sirve.',
      action: 'Ver la seguridad de acceso',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva y nuevos códigos de recuperación.',
    },
    recoveryCodesFew: {
      subject: 'Quedan pocos códigos de recuperación de Penmark',
      heading: 'Crea códigos de recuperación nuevos',
      what: 'Crea ahora códigos de recuperación nuevos. Alguien inició sesión con uno y te quedan tres o menos. Sin códigos, si pierdes la aplicación de autenticación puedes perder la cuenta.',
      action: 'Crear códigos nuevos',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva y nuevos códigos de recuperación.',
    },
    sessionsEnded: {
      subject: 'Se cerraron tus demás sesiones de Penmark',
      heading: 'Se cerró la sesión en los demás dispositivos',
      what: 'Se ha cerrado la sesión de tu cuenta de Penmark en los demás navegadores y los tokens de API ya no sirven.',
      action: 'Ver sesiones y dispositivos',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    newDevice: {
      subject: 'Nuevo inicio de sesión en tu cuenta de Penmark',
      heading: 'Nuevo inicio de sesión',
      what: 'Alguien inició sesión en tu cuenta de Penmark en un dispositivo nuevo.',
      action: 'Proteger la cuenta',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    codesExhausted: {
      subject: 'Alguien sabe tu contraseña de Penmark',
      heading: 'Códigos erróneos tras la contraseña correcta',
      what: 'Cambia la contraseña ahora, salvo que fueras tú. Alguien escribió tu contraseña y después cinco códigos erróneos. No pudo entrar.',
      action: 'Cambiar la contraseña',
      unexpected:
        'Los dispositivos nuevos deben esperar antes de otro intento. Una clave de acceso o un dispositivo ya usado, no.',
    },
    accessEnded: {
      subject: 'Se desactivaron accesos a tu cuenta de Penmark',
      heading: 'Se desactivaron accesos',
      what: 'Se desactivaron estos accesos a tu cuenta de Penmark.',
      action: 'Proteger la cuenta',
      unexpected: '¿No fuiste tú? Crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    accountDeleted: {
      subject: 'Tu cuenta de Penmark está eliminada',
      heading: 'Tu cuenta está eliminada',
      what: 'No tienes que hacer nada. Hemos eliminado tu cuenta de Penmark, como pediste, y borrado lo que conservábamos sobre ti. Este es el último correo a esta dirección.',
      action: 'Ir a Penmark',
      unexpected:
        '¿No fuiste tú? Alguien sabía tu contraseña. No se puede deshacer. Cambia esa contraseña en todos los demás sitios donde la uses.',
    },
    emailChanged: {
      subject: 'Tu cuenta de Penmark tiene una nueva dirección',
      heading: 'Se ha cambiado la dirección de correo',
      what: 'Tu cuenta de Penmark usa ahora otra dirección de correo, como se aprobó desde esta. Se ha cerrado la sesión en todos los dispositivos y los tokens de API ya no sirven. Ya no puedes iniciar sesión con esta dirección.',
      action: 'Ir a Penmark',
      unexpected:
        '¿No fuiste tú? Alguien puede leer tu buzón. Protégelo y responde a este correo o contacta con el soporte.',
    },
  },
} satisfies Translation<typeof english>
