import type { extension as english } from '../en/extension.ts'
import type { Translation } from '../translation.ts'

export const extension = {
  title: 'Conectar la extensión',
  intro: 'Penmark en {{browser}} quiere trabajar con {{email}}.',
  thisBrowser: 'este navegador',
  may: 'Puede',
  may1: 'enviar el texto que elijas y mostrarte el resultado',
  may2: 'ver tus créditos, estilos, plantillas y prompts',
  may3: 'añadir palabras a tu diccionario',
  mayNot: 'No puede',
  not1: 'ver tu contraseña ni tu sesión',
  not2: 'cambiar tus ajustes, tu plan o tus pagos',
  ends: 'Puedes terminarlo en cualquier momento.',
  submit: 'Conectar',
  cancel: 'Ahora no',
  wrongTitle: 'No se puede hacer esta conexión',
  wrong: 'Abre la extensión en tu navegador y vuelve a conectar desde ahí.',
  home: 'Ir al panel',
  doneTitle: 'Vuelve a la extensión',
  done: 'Muestra tu cuenta cuando está conectada. Puedes cerrar esta pestaña.',
  missing: 'Ninguna extensión responde en este navegador. ¿Sigue activada?',
  doneHint: 'Ver todo lo que da acceso a tu cuenta',
} satisfies Translation<typeof english>
