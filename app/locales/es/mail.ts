import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {
  layout: {
    footer: 'Recibes este mensaje porque alguien indicó esta dirección en Penmark. No contiene ningún rastreador.',
  },
  verifyEmail: {
    subject: 'Confirma tu dirección de correo para Penmark',
    heading: 'Confirma tu dirección de correo',
    intro:
      'Alguien, esperamos que tú, ha abierto una cuenta de Penmark con esta dirección. Basta un clic para confirmarla; después podrás iniciar sesión.',
    action: 'Confirmar la dirección de correo',
    token: 'O escribe tú este código de verificación:',
    expires: 'El enlace y el código sirven una sola vez, durante 24 horas. Un mensaje más reciente los sustituye.',
    ignore: 'Si no has sido tú, no hagas caso de este mensaje: la cuenta seguirá cerrada.',
  },
} satisfies Translation<typeof english>
