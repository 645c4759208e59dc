import type { erase as english } from '../en/erase.ts'
import type { Translation } from '../translation.ts'

export const erase = {
  data: {
    title: 'Tus datos',
    intro:
      'Todo lo que Penmark guarda sobre ti, en un archivo zip: cada parte en JSON para programas y en CSV para hojas de cálculo.',
    listTitle: 'Qué contiene',
    notTitle: 'Qué no contiene',
    not: 'Tus textos y resultados: no se guardan. Contraseñas, claves y tokens: solo se guardan sus huellas, que a ti no te sirven y a un ladrón le ayudarían.',
    getTitle: 'Descargar',
    getHint: 'El archivo se hace durante la descarga y no se guarda aquí. Es tan privado como tu cuenta.',
    submit: 'Descargar mis datos',
    stale: 'Para descargar tus datos, debes haber iniciado sesión en los últimos diez minutos.',
  },
  files: {
    account: 'Tu cuenta: dirección, idioma, cuándo se creó y se usó por última vez.',
    memberships: 'Los espacios de trabajo a los que perteneces y tu función en ellos.',
    workspaces: 'El nombre de esos espacios de trabajo.',
    sessions: 'Dónde tienes la sesión iniciada, con programa y sistema.',
    'api-keys': 'Tus claves de API: nombre, comienzo, permisos y fechas. Nunca la clave.',
    'email-change': 'Un cambio de dirección en curso.',
    'mailed-links': 'Los enlaces que se te enviaron: para qué y cuándo. Nunca el enlace.',
    'auditors-invited': 'Los auditores a quienes tus espacios de trabajo dieron acceso.',
    'auditors-views': 'Lo que se mostró a esos auditores.',
    'seats-held': 'Los accesos con los que auditas a otros, o a los que te han invitado.',
    'seats-views': 'Lo que se te mostró con esos accesos.',
    notifications: 'Qué notificaciones quieres recibir.',
    'notifications-sent': 'Las notificaciones que se te enviaron: cuáles y cuándo.',
    'ledger-accounts': 'Qué cuenta del libro de uso pertenece a qué espacio de trabajo.',
    ledger:
      'El libro de uso de tus espacios de trabajo, suceso por suceso: .jsonl es exacto, .csv es lo mismo en tabla.',
    manifest: 'Qué contiene el archivo zip, con el número de filas y el SHA-256 de cada parte.',
  },
  readme: {
    title: 'Tus datos de Penmark',
    made: 'Hecho el {{time}} (UTC) para {{email}}.',
    forms:
      'Cada parte está dos veces: .json es exacto; .csv es lo mismo para hojas de cálculo. En .csv, un texto que una hoja de cálculo tomaría por fórmula lleva un apóstrofo delante.',
    times: 'Las horas son UTC. Las partes vacías se conservan, para que se vea que no hay nada.',
    filesTitle: 'ARCHIVOS',
    notTitle: 'NO INCLUIDO',
  },
  delete: {
    title: 'Eliminar la cuenta',
    intro: 'Esto pone fin a tu cuenta para siempre. Nadie puede deshacerlo.',
    goneTitle: 'Qué se borra de inmediato',
    gone: {
      account: 'Tu dirección, contraseña, sesiones, claves de API y ajustes',
      library: 'Tus estilos, plantillas, instrucciones y marcadores',
      auditors: 'Los accesos de los auditores que admitiste, y tu nombre en los accesos que otros te dieron',
      mails: 'Las copias de mensajes dirigidos a ti en este servidor, si guarda alguna',
    },
    staysTitle: 'Qué permanece',
    stays:
      'El libro de uso conserva sus sucesos, porque nada puede sacarse de él: números y horas bajo un identificador de cuenta aleatorio. La clave y el registro que unen ese identificador contigo se borran, así que ya nadie puede decir que fuiste tú.',
    staysBackups: 'Las copias de seguridad del operador pueden contener tus datos hasta que se sobrescriban.',
    planTitle: 'Tu plan',
    plan: 'Tienes el plan {{plan}}. Un plan de pago se cancela de inmediato y no se vuelve a cobrar. Las solicitudes que queden se pierden.',
    planFree: 'Tienes el plan {{plan}}, que es gratuito. Las solicitudes que queden se pierden.',
    firstTitle: 'Antes de irte',
    first: 'Después ya no se podrán descargar tus datos.',
    firstLink: 'Descargar tus datos',
    confirmTitle: 'Eliminar esta cuenta',
    confirm: 'Tu dirección de correo',
    confirmHint: 'Escribe {{email}} para mostrar que te refieres a esta cuenta.',
    submit: 'Eliminar mi cuenta',
    keep: 'Conservar mi cuenta',
    stale: 'Para eliminar la cuenta, debes haber iniciado sesión en los últimos diez minutos.',
    zone: 'Eliminar la cuenta',
    zoneText: 'Pone fin a tu cuenta y borra lo que se guarda sobre ti.',
    zoneLink: 'Cómo eliminar la cuenta',
  },
  problem: {
    confirm: 'Escribe la dirección de correo de tu cuenta',
  },
  goodbye: {
    title: 'Tu cuenta está eliminada',
    text: 'Tu sesión está cerrada en todas partes, y lo que se guardaba sobre ti está borrado. Un último mensaje a tu dirección lo confirma.',
    again: 'Puedes crear una cuenta nueva en cualquier momento, también con la misma dirección.',
    home: 'Ir a la página de inicio',
  },
  deletedAuditor: 'Cuenta eliminada',
  api: {
    deleted: 'Tu cuenta está eliminada',
  },
} as const satisfies Translation<typeof english>
