import type { legal as english } from '../en/legal.ts'
import type { Translation } from '../translation.ts'

export const legal = {
  page: {
    terms: 'Condiciones',
    privacy: 'Privacidad',
    imprint: 'Aviso legal',
    security: 'Seguridad',
    cookies: 'Cookies',
  },
  vat: 'NIF-IVA',
  columns: { data: 'Datos', purpose: 'Finalidad', period: 'Durante cuánto tiempo', cookie: 'Cookie' },
  data: {
    account: {
      what: 'Correo electrónico, nombre del espacio de trabajo, miembros',
      why: 'Tu cuenta',
      period: 'Hasta que elimines la cuenta; los enlaces de los correos, un día como máximo',
    },
    signIn: {
      what: 'Sesiones, dispositivos conocidos, claves de acceso, secretos de autenticación, códigos de recuperación, claves de API, vínculo con Google',
      why: 'Iniciar sesión y dejar fuera a otros',
      period: 'Hasta que los quites; una sesión, 30 días; un dispositivo, 400',
    },
    writing: {
      what: 'Marcadores, estilos, plantillas, prompts, glosario, diccionario, preferencias: cifrados',
      why: 'Lo que guardas',
      period: 'Hasta que lo elimines o elimines la cuenta',
    },
    answers: {
      what: 'Respuestas selladas que aún no has recibido y números de solicitudes terminadas',
      why: 'Repetir una solicitud sin pagar ni escribir dos veces',
      period: '15 minutos; los números, 24 horas',
    },
    usage: {
      what: 'Números, horas y resultado de solicitudes, créditos y pagos; ni texto ni nombre',
      why: 'El registro que demuestra qué se te cobró',
      period: 'Para siempre, sin relación contigo tras eliminar la cuenta',
    },
    billing: {
      what: 'Número de cliente en Stripe, plan, facturas, tope mensual',
      why: 'El pago',
      period: 'Mientras la ley exija las facturas',
    },
    mails: {
      what: 'Qué correos quieres y cuáles se enviaron',
      why: 'Los correos que elegiste',
      period: 'Hasta que elimines la cuenta',
    },
    auditors: {
      what: 'Dirección de quien audita por invitación tuya y lo que abrió',
      why: 'Acceso de auditoría',
      period: 'Hasta que elimines la cuenta',
    },
    provenance: {
      what: 'Recuentos y huellas de textos, y páginas que compartiste',
      why: 'Enlaces de procedencia, si los activaste',
      period: 'Hasta que los elimines o elimines la cuenta',
    },
    messages: {
      what: 'Nombre, dirección y texto de lo que nos escribes: cifrados',
      why: 'Responderte',
      period: '180 días como máximo o hasta la respuesta',
    },
    operation: {
      what: 'Qué hizo la administración con una cuenta y por qué',
      why: 'Rendir cuentas',
      period: 'Sin relación contigo tras eliminar la cuenta',
    },
  },
  cookies: {
    session: { why: 'Mantiene tu sesión iniciada', period: '30 días, o 14 sin uso' },
    device: { why: 'Reconoce un dispositivo tuyo para no avisar por correo', period: '400 días' },
    signIn: {
      why: 'Une a este navegador los pasos de un inicio de sesión o un registro',
      period: 'De 10 minutos a un día',
    },
    look: { why: 'Idioma y aspecto', period: 'Un año' },
    message: { why: 'Un aviso para la página siguiente', period: 'Un minuto' },
    text: { why: 'Lleva, sellado, un texto de la portada a tu cuenta nueva', period: 'Un día' },
    machine: {
      why: 'Te muestra al momento lo que acabas de guardar, si el sitio funciona en varios servidores',
      period: 'Cinco minutos',
    },
  },
  processors: {
    model: 'Los textos que envías a un modelo de IA',
    languageTool: 'Los textos revisados, en un servidor LanguageTool',
    stripe: 'Los datos de pago',
    google: 'El inicio de sesión con Google',
    mail: 'El envío de correos',
    archive: 'Las copias del registro y de seguridad',
  },
  noProcessors: 'Nadie.',
} satisfies Translation<typeof english>
