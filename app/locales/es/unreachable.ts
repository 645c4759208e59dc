import type { unreachable as english } from '../en/unreachable.ts'
import type { Translation } from '../translation.ts'

export const unreachable = {
  title: 'No podemos conectar con Penmark',
  text: 'Puede que no tengas conexión o que nuestro servidor no esté disponible por un momento. Las páginas abiertas conservan lo que escribiste. Esta página se abrirá sola cuando vuelvas a tener conexión.',
  waiting_one: '{{count}} cambio está guardado en este dispositivo y se enviará cuando vuelvas a tener conexión.',
  waiting_other: '{{count}} cambios están guardados en este dispositivo y se enviarán cuando vuelvas a tener conexión.',
  again: 'Intentar de nuevo',
} satisfies Translation<typeof english>
