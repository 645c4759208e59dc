import type { device as english } from '../en/device.ts'
import type { Translation } from '../translation.ts'

export const device = {
  switch: 'En este dispositivo · gratis',
  hint: 'Responde el modelo de IA de tu navegador. Tu texto no se nos envía ni a nosotros ni a nadie.',
  fetching: 'Tu navegador está descargando su modelo de IA: {{percent}} %',
  no_model:
    'Tu navegador no tiene un modelo de IA para esta acción, así que se rechazará. Desactiva esto para usar nuestro servidor.',
  unsent: 'No se envió nada ni se usó ningún crédito.',
  month_one: 'Además, un texto en este dispositivo, gratis. No cuenta aquí, porque no se envió nada.',
  month_other: 'Además, {{count}} textos en este dispositivo, gratis. No cuentan aquí, porque no se envió nada.',
  refused: {
    no_model: 'Tu navegador no tiene un modelo de IA para esta acción.',
    language_unknown: 'Tu navegador no reconoció el idioma del texto. Elígelo en «Más».',
    language_unsupported: 'El modelo de IA de tu navegador no funciona en este idioma.',
    too_long: 'El texto es demasiado largo para el modelo de IA de tu navegador.',
    empty: 'El modelo de IA de tu navegador no dio respuesta.',
    failed: 'El modelo de IA de tu navegador falló.',
  },
} satisfies Translation<typeof english>
