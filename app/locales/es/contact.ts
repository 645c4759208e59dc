import type { contact as english } from '../en/contact.ts'
import type { Translation } from '../translation.ts'

export const contact = {
  title: 'Escríbenos',
  intro: 'Una persona lee cada mensaje.',
  introWithAddress: 'Una persona lee cada mensaje. También puedes escribir a {{address}}.',
  field: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  about: {
    sales: 'Plan Enterprise',
    guarantee: 'Garantía de devolución',
    support: 'Consulta al soporte',
    privacy: 'Mis datos',
    accessibility: 'Accesibilidad',
  },
  submit: 'Enviar mensaje',
  kept: 'Eliminamos tu mensaje cuando está respondido, como muy tarde a los 180 días.',
  waits: 'Deja esta página abierta: el mensaje se enviará solo cuando vuelva la conexión.',
  sentTitle: 'Mensaje enviado',
  sent: 'Gracias por tu mensaje. Te responderemos en menos de 24 horas.',
  home: 'Volver a la página de inicio',
  problem: {
    firstNameRequired: 'El nombre es obligatorio',
    firstNameLong: 'El nombre debe tener menos de 50 caracteres',
    lastNameRequired: 'Los apellidos son obligatorios',
    lastNameLong: 'Los apellidos deben tener menos de 50 caracteres',
    emailRequired: 'El correo es obligatorio',
    emailLong: 'El correo debe tener menos de 100 caracteres',
    subjectRequired: 'El asunto es obligatorio',
    subjectLong: 'El asunto debe tener menos de 100 caracteres',
    messageRequired: 'El mensaje es obligatorio',
    messageLong: 'El mensaje debe tener menos de 2000 caracteres',
    tooMany: 'Demasiados envíos. Inténtalo más tarde.',
    failed: 'Se ha producido un error. Inténtalo más tarde.',
    network: 'Error de red. Comprueba tu conexión e inténtalo de nuevo.',
  },
} satisfies Translation<typeof english>
