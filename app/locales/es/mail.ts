import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    fallback: 'Si el botón no se abre, copia esta dirección en tu navegador:',
    noTracking: 'No contiene ningún rastreador.',
    unsubscribe: 'Dejar de recibir estos correos',
    settings: 'Elegir qué correos recibes',
  },
  reason: {
    alarm: 'Recibes este correo porque el administrador de este sitio indicó esta dirección para las alarmas.',
    entered: 'Recibes este correo porque alguien indicó esta dirección en Penmark.',
    security:
      'Recibes este correo porque se trata de la seguridad de tu cuenta de Penmark. Estos correos no se pueden desactivar.',
    invited:
      'Recibes este correo porque alguien indicó esta dirección en Penmark para invitarte. No necesitas una cuenta y nadie volverá a escribirte si no te invitan de nuevo.',
    owner: 'Recibes este correo porque eres propietario de un espacio de trabajo en Penmark que ahora alguien audita.',
    auditor: 'Recibes este correo porque habías aceptado una invitación a auditar en Penmark.',
    usageAlerts: 'Recibes este correo porque los avisos de uso están activados en tu cuenta de Penmark.',
    weeklyDigest: 'Recibes este correo porque el resumen semanal está activado en tu cuenta de Penmark.',
  },
  verifyEmail: {
    subject: 'Confirma tu dirección de correo para Penmark',
    heading: 'Confirma tu dirección de correo',
    intro: 'Se creó una cuenta de Penmark con esta dirección. Confírmala si fuiste tú.',
    action: 'Confirmar la dirección de correo',
    token: 'O escribe tú este código de verificación:',
    expires: 'El enlace y el código sirven una sola vez, durante 24 horas. Un correo más reciente los sustituye.',
    elsewhere: 'En un navegador distinto del que creó la cuenta te pediremos su contraseña.',
    ignore: '¿No fuiste tú? No hagas caso de este correo y no confirmes nada: la cuenta seguirá cerrada.',
  },
  resetPassword: {
    subject: 'Crea una contraseña nueva para Penmark',
    heading: 'Crea una contraseña nueva',
    intro: 'Alguien, esperamos que tú, ha pedido una contraseña nueva para la cuenta de Penmark con esta dirección.',
    action: 'Crear una contraseña nueva',
    expires: 'El enlace sirve una sola vez, durante una hora. Un correo más reciente lo sustituye.',
    ignore: 'Si no has sido tú, no hagas caso de este correo: la contraseña sigue igual.',
  },
  approveEmailChange: {
    subject: 'Aprueba la nueva dirección de correo de tu cuenta de Penmark',
    heading: 'Aprueba el cambio de tu dirección de correo',
    intro:
      'En tu cuenta de Penmark se ha pedido cambiar la dirección de correo a {{email}}. Solo sigue adelante si lo apruebas aquí; entonces escribiremos a la nueva dirección.',
    action: 'Aprobar el cambio',
    expires: 'El enlace sirve una sola vez, durante 24 horas. Un correo más reciente lo sustituye.',
    ignore: 'Si no has sido tú, no abras el enlace y crea una contraseña nueva: alguien conoce la tuya.',
  },
  confirmEmailChange: {
    subject: 'Confirma esta dirección para tu cuenta de Penmark',
    heading: 'Confirma tu nueva dirección de correo',
    intro:
      'Una cuenta de Penmark va a pasar a esta dirección. Un clic lo completa; después, inicia sesión con {{email}}.',
    action: 'Confirmar la nueva dirección',
    expires: 'El enlace sirve una sola vez, durante 24 horas. Un correo más reciente lo sustituye.',
    ignore: 'Si no lo esperabas, ignora este correo: nada cambia.',
  },
  auditorInvitation: {
    subject: '{{inviter}} te invita a auditar un registro en Penmark',
    heading: 'Invitación a auditar',
    intro:
      '{{inviter}} te invita a leer el registro del espacio de trabajo «{{workspace}}» en Penmark: extractos mensuales, asientos y exportaciones que puedes comprobar por tu cuenta, sin conexión.',
    action: 'Ver la invitación',
    scope: 'Tu acceso es de solo lectura y dura {{days}} días desde que aceptas. No contiene textos.',
    recorded: 'Cada página y archivo que abres queda registrado y se muestra al propietario del espacio de trabajo.',
    expires:
      'El enlace funciona una vez, hasta el {{date}}, y solo para la dirección a la que se envió este correo. Un correo más reciente lo sustituye.',
    ignore: 'Si no lo esperabas, ignora este correo: no ocurre nada antes de que aceptes.',
  },
  auditorAccepted: {
    subject: '{{auditor}} aceptó tu invitación a auditar',
    heading: 'Tu auditor ya puede leer el registro',
    intro:
      '{{auditor}} aceptó la invitación y puede leer el registro del espacio de trabajo «{{workspace}}» hasta el {{date}}.',
    action: 'Ver lo que se consulta',
    revoke: 'Cada página y archivo que abre aparece allí. En la misma página puedes revocar el acceso cuando quieras.',
  },
  auditorRevoked: {
    subject: 'Tu acceso a un registro en Penmark ha terminado',
    heading: 'Tu acceso fue revocado',
    intro: '{{owner}} revocó tu acceso al registro del espacio de trabajo «{{workspace}}».',
    action: 'Espacios de trabajo que auditas',
    exports: 'Las exportaciones que descargaste se pueden seguir verificando sin conexión y sin nosotros.',
  },
  usage80: {
    subject: 'Has usado el {{percent}} de tus solicitudes mensuales en Penmark',
    heading: 'Has usado el {{percent}} de tu mes',
    intro:
      'De las {{limit}} solicitudes que tu plan {{plan}} incluye este mes, has usado {{used}}. El límite se restablece el {{date}}.',
    capIntro:
      'De las {{limit}} solicitudes que te has permitido este mes, has usado {{used}}. Tu tope mensual se renueva el {{date}}.',
    action: 'Ver tu uso',
    extra: 'Cuando el límite se agote, se usarán tus créditos extra. Tienes {{extra}}.',
    noExtra: 'Cuando el límite se agote, las demás solicitudes se rechazarán hasta entonces. No cuestan nada.',
    once: 'Este correo llega como máximo una vez al mes.',
  },
  usage100: {
    subject: 'Tus solicitudes mensuales en Penmark se han agotado',
    heading: 'Tus solicitudes mensuales se han agotado',
    intro:
      'Has usado las {{limit}} solicitudes que tu plan {{plan}} incluye este mes. El límite se restablece el {{date}}.',
    capIntro:
      'Has usado las {{limit}} solicitudes que te has permitido este mes. Tu tope mensual se renueva el {{date}}.',
    action: 'Ver tu uso',
    extra: 'Las demás solicitudes usan tus créditos extra. Tienes {{extra}}.',
    noExtra: 'Hasta entonces, las demás solicitudes se rechazan. No cuestan nada.',
    once: 'Este correo llega como máximo una vez al mes.',
  },
  weeklyDigest: {
    subject: 'Tu semana en Penmark, del {{from}} al {{to}}',
    heading: 'Tu semana, del {{from}} al {{to}}',
    intro: 'Lo que usaste la semana pasada y cómo va tu mes ahora. Todas las horas son UTC.',
    requests: 'Solicitudes de la semana',
    month: 'Usado este mes',
    share: '{{used}} de {{limit}} ({{percent}})',
    left: 'Créditos restantes',
    resets: 'El límite se restablece',
    resetsOn: '{{date}} ({{days}})',
    action: 'Ver tu uso',
  },
  notice: {
    when: 'Ocurrió el {{time}} (UTC).',
    accountSuspended: {
      subject: 'Tu cuenta de Penmark está suspendida',
      heading: 'Tu cuenta está suspendida',
      what: 'Un administrador de este sitio ha suspendido tu cuenta o su espacio de trabajo. Se ha cerrado tu sesión en todas partes, las claves de API se rechazan y las solicitudes en curso han terminado sin coste. No se ha borrado nada.',
      action: 'Ver a quién escribir',
      unexpected:
        'Inicia sesión en esa página: te rechazará y te dirá a quién escribir. Los auditores que invitaste pueden seguir leyendo tu registro.',
    },
    accountResumed: {
      subject: 'Tu cuenta de Penmark vuelve a funcionar',
      heading: 'Tu cuenta vuelve a funcionar',
      what: 'Un administrador de este sitio ha levantado la suspensión. Inicia sesión como antes; tus claves de API vuelven a funcionar.',
      action: 'Iniciar sesión',
      unexpected: 'Si ves algo que no hiciste, pon enseguida una contraseña nueva.',
    },
    device: 'Dispositivo',
    left: {
      these: 'La lista de arriba aún da acceso a tu cuenta. Revísala en {{page}}',
      paused:
        'La lista de arriba sigue unida a tu cuenta. Las claves de acceso, Google y las claves de API nuevas están en pausa hasta que inicies sesión y la revises en {{page}}',
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
      what: 'Se ha cambiado la contraseña de tu cuenta de Penmark. Se ha cerrado la sesión en los demás dispositivos y tokens de la API.',
      action: 'Crear una contraseña nueva',
      unexpected: 'Si no has sido tú, crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    passwordReset: {
      subject: 'Se ha restablecido tu contraseña de Penmark',
      heading: 'Se ha restablecido tu contraseña',
      what: 'Se ha creado una contraseña nueva para tu cuenta de Penmark con un enlace enviado a esta dirección. Se ha cerrado la sesión en todos los dispositivos y tokens de la API.',
      action: 'Crear una contraseña nueva',
      unexpected:
        'Si no has sido tú, alguien puede leer tu buzón. Protégelo primero y crea después una contraseña nueva.',
    },
    passwordSet: {
      subject: 'Tu cuenta de Penmark ya tiene contraseña',
      heading: 'Se ha creado una contraseña',
      what: 'Ahora también se puede entrar en tu cuenta de Penmark con una contraseña. Se ha cerrado la sesión en los demás dispositivos y tokens de la API.',
      action: 'Crear una contraseña nueva',
      unexpected: 'Si no has sido tú, crea enseguida una contraseña nueva: así se cierran todas las sesiones.',
    },
    googleLinked: {
      subject: 'Tu cuenta de Penmark está conectada con Google',
      heading: 'Se ha conectado una cuenta de Google',
      what: 'Desde ahora tu cuenta de Penmark también se puede abrir con una cuenta de Google.',
      action: 'Ver la conexión',
      unexpected: 'Si no has sido tú, desconéctala y crea enseguida una contraseña nueva.',
    },
    googleUnlinked: {
      subject: 'Google se ha desconectado de tu cuenta de Penmark',
      heading: 'Tu cuenta de Google se ha desconectado',
      what: 'Tu cuenta de Penmark ya no se puede abrir con una cuenta de Google. Inicia sesión con tu contraseña.',
      action: 'Ver el ajuste',
      unexpected:
        'Si no has sido tú, alguien conoce tu contraseña. Crea enseguida una nueva: así se cierran todas las sesiones.',
    },
    apiKeyMade: {
      subject: 'Una nueva clave de API de tu cuenta de Penmark',
      heading: 'Se creó una clave de API',
      what: 'Un programa que tenga esta clave puede usar Penmark en tu nombre, dentro de los permisos de la clave.',
      action: 'Ver las claves de API',
      unexpected: 'Si no fuiste tú, revoca la clave y cambia la contraseña cuanto antes.',
    },
    apiKeyRevoked: {
      subject: 'Se revocó una clave de API de tu cuenta de Penmark',
      heading: 'Se revocó una clave de API',
      what: 'El programa que usaba esta clave ya no puede acceder a Penmark. Si la revocaste tú, no tienes que hacer nada. Si se revocan más claves en la próxima hora, no volveremos a escribirte.',
      action: 'Ver las claves de API',
      unexpected: '¿No fuiste tú? Cambia la contraseña cuanto antes: eso cierra todas las sesiones.',
    },
    factorOn: {
      subject: 'Entrar en Penmark ahora pide un código',
      heading: 'Se ha activado el segundo factor',
      what: 'Desde ahora, para entrar en tu cuenta de Penmark hace falta un código de tu aplicación de autenticación además de la contraseña.',
      action: 'Ver la seguridad de acceso',
      unexpected:
        'Si no has sido tú, pon una contraseña nueva enseguida y escribe a nuestro soporte: alguien ha estado en tu cuenta.',
    },
    factorOff: {
      subject: 'Entrar en Penmark ya no pide un código',
      heading: 'Se ha desactivado el segundo factor',
      what: 'Para entrar en tu cuenta de Penmark ya no hace falta un código de una aplicación de autenticación. Los códigos de recuperación han dejado de funcionar.',
      action: 'Ver la seguridad de acceso',
      unexpected: 'Si no has sido tú, pon una contraseña nueva enseguida y vuelve a activar el segundo factor.',
    },
    passkeyAdded: {
      subject: 'Una nueva clave de acceso para tu cuenta de Penmark',
      heading: 'Se ha añadido una clave de acceso',
      what: 'Quien tenga esta clave de acceso puede entrar con ella en tu cuenta de Penmark, sin la contraseña.',
      action: 'Ver las claves de acceso',
      unexpected: 'Si no has sido tú, elimina la clave de acceso y pon una contraseña nueva enseguida.',
    },
    passkeyRemoved: {
      subject: 'Se ha eliminado una clave de acceso de tu cuenta de Penmark',
      heading: 'Se ha eliminado una clave de acceso',
      what: 'Ya no abre tu cuenta de Penmark.',
      action: 'Ver las claves de acceso',
      unexpected: 'Si no has sido tú, pon una contraseña nueva enseguida: alguien conoce la tuya.',
    },
    recoveryCodesMade: {
      subject: 'Nuevos códigos de recuperación para tu cuenta de Penmark',
      heading: 'Se han creado códigos de recuperación nuevos',
      what: 'Los códigos de recuperación que tenías antes han dejado de funcionar.',
      action: 'Ver la seguridad de acceso',
      unexpected: 'Si no has sido tú, pon una contraseña nueva enseguida y crea códigos nuevos.',
    },
    recoveryCodeUsed: {
      subject: 'Un código de recuperación ha abierto tu cuenta de Penmark',
      heading: 'Se ha usado un código de recuperación',
      what: 'Alguien, esperamos que tú, ha entrado en tu cuenta de Penmark con la contraseña y un código de recuperación. Ese código ya no vuelve a funcionar.',
      action: 'Ver la seguridad de acceso',
      unexpected: 'Si no has sido tú, pon una contraseña nueva enseguida y crea códigos de recuperación nuevos.',
    },
    recoveryCodesFew: {
      subject: 'Quedan pocos códigos de recuperación para tu cuenta de Penmark',
      heading: 'Crea códigos de recuperación nuevos',
      what: 'Se ha usado un código de recuperación para entrar en tu cuenta de Penmark y no quedan más de tres. Sin ninguno, perder la aplicación de autenticación es perder la entrada.',
      action: 'Crear códigos nuevos',
      unexpected: 'Si no has sido tú, pon una contraseña nueva enseguida y crea códigos de recuperación nuevos.',
    },
    sessionsEnded: {
      subject: 'Se cerraron tus sesiones de Penmark',
      heading: 'Se cerraron todas las demás sesiones',
      what: 'Se ha cerrado la sesión de todos los demás navegadores y tokens de API que tenían abierta tu cuenta de Penmark.',
      action: 'Ver sesiones y dispositivos',
      unexpected:
        'Si no fuiste tú, alguien conoce tu contraseña. Cámbiala cuanto antes: eso cierra todas las sesiones.',
    },
    newDevice: {
      subject: 'Nuevo inicio de sesión en tu cuenta de Penmark',
      heading: 'Inicio de sesión en un dispositivo nuevo',
      what: 'Tu cuenta de Penmark se abrió en un dispositivo que no conocíamos. Si fuiste tú, no tienes que hacer nada.',
      action: 'Proteger la cuenta',
      unexpected: '¿No fuiste tú? Cambia la contraseña cuanto antes: eso cierra todas las sesiones.',
    },
    codesExhausted: {
      subject: 'Alguien conoce tu contraseña de Penmark',
      heading: 'Códigos erróneos tras la contraseña correcta',
      what: 'Alguien escribió tu contraseña y después cinco códigos erróneos. No pudo entrar. Cambia la contraseña ahora, salvo que fueras tú.',
      action: 'Cambiar la contraseña',
      unexpected:
        'Los dispositivos nuevos deben esperar antes de otro intento, cada vez más. Un dispositivo que ya usaste y una clave de acceso no.',
    },
    accessEnded: {
      subject: 'Se desactivaron accesos a tu cuenta de Penmark',
      heading: 'Se desactivaron accesos',
      what: 'Desactivaste estos accesos a tu cuenta de Penmark. No tienes que hacer nada.',
      action: 'Proteger la cuenta',
      unexpected: '¿No fuiste tú? Cambia la contraseña cuanto antes: eso cierra todas las sesiones.',
    },
    accountDeleted: {
      subject: 'Tu cuenta de Penmark está eliminada',
      heading: 'Tu cuenta está eliminada',
      what: 'Tu cuenta de Penmark se ha eliminado, como pediste con tu contraseña o con un inicio de sesión reciente. Lo que se guardaba sobre ti está borrado. Este es el último correo a esta dirección.',
      action: 'Ir a Penmark',
      unexpected:
        'Si no fuiste tú, alguien conocía tu contraseña. No se puede deshacer; cambia esa contraseña dondequiera que la uses.',
    },
    emailChanged: {
      subject: 'Tu cuenta de Penmark tiene una dirección de correo nueva',
      heading: 'Se ha cambiado la dirección de correo',
      what: 'Tu cuenta de Penmark pertenece ahora a otra dirección de correo, como se aprobó desde esta. Se ha cerrado la sesión en todos los dispositivos y tokens de la API, y esta dirección ya no abre la cuenta.',
      action: 'Ir a Penmark',
      unexpected:
        'Si no has sido tú, alguien puede leer tu buzón. Protégelo y responde a este correo o escribe a nuestro soporte.',
    },
  },
} satisfies Translation<typeof english>
