import type { live as english } from '../en/live.ts'
import type { Translation } from '../translation.ts'

export const live = {
  ask: 'Tu texto se revisa en este servidor mientras escribes. Es gratis y no lo conservamos.',
  ask_here:
    'La revisión es gratis. En este navegador, tu texto en inglés no sale de este dispositivo, tras una sola descarga de {{size, number}} MB. Los demás idiomas se revisan en este servidor y no conservamos tu texto.',
  here: 'Revisar en este navegador',
  server: 'Revisar en este servidor',
  turn_on: 'Activar',
  not_now: 'Ahora no',
  found_one: '{{count, number}} sugerencia · gratis',
  found_other: '{{count, number}} sugerencias · gratis',
  none: 'Sin sugerencias · gratis',
  found_here_one: '{{count, number}} sugerencia · sin enviar nada',
  found_here_other: '{{count, number}} sugerencias · sin enviar nada',
  none_here: 'Sin sugerencias · sin enviar nada',
  loading: 'Cargando la revisión…',
  failed: 'Este navegador no ha podido cargar la revisión. Tu texto no se ha enviado.',
  remove: 'Quitar',
} satisfies Translation<typeof english>
