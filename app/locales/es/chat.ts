import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat = {
  title: 'Chat',
  intro: 'Empieza con un texto y después cambia el resultado paso a paso.',
  open: 'Chat',
  to_assistant: 'Asistente',
  kept_here:
    'El chat vive en esta página y no se guarda en el servidor. Cada paso envía el último resultado y tu deseo, nada de los pasos anteriores.',
  hides: 'Cada paso oculta lo que elegiste antes de enviar nada, también en tus propias palabras.',
  hidden_one: '{{count}} pasaje oculto hasta ahora',
  hidden_other: '{{count}} pasajes ocultos hasta ahora',
  start: 'Empezar',
  restored: 'Tu chat anterior ha vuelto. Último cambio:',
  start_again: 'Empezar con otro texto',
  operation: 'Qué debe ocurrir primero',
  cost: 'Cada paso usa 1 crédito · quedan {{remaining}} de {{limit}} · se renuevan el {{date}}',
  fix_free: '«Corregir solo los errores» es gratis',
  none_left: 'No quedan créditos este mes. Se renuevan el {{date}}.',
  working: 'Procesando…',
  folded_one:
    'Se ha dejado fuera el paso más antiguo, porque la página habría crecido demasiado para enviarse. El último resultado está completo.',
  folded_other:
    'Se han dejado fuera los {{count}} pasos más antiguos, porque la página habría crecido demasiado para enviarse. El último resultado está completo.',
  turn: 'Paso {{number}}',
  asked: 'Has pedido',
  answered: 'Resultado',
  your_text: 'Tu texto',
  text_left_out: 'Se ha dejado fuera el texto, porque la página habría crecido demasiado para enviarse.',
  receipt: 'Un crédito · asiento {{seq}}',
  legend: 'Cambiar el resultado',
  refine: {
    shorter: 'Más corto',
    longer: 'Más largo',
    simpler: 'Más sencillo',
    more_formal: 'Más formal',
    friendlier: 'Más cercano',
    fix_only: 'Corregir solo los errores',
    instruction: 'Tus propias palabras',
  },
  instruction: 'Con tus propias palabras',
  instruction_hint: 'Hasta 1000 caracteres, por ejemplo: dirígelo a una clienta.',
  instruction_send: 'Cambiar el resultado',
  instruction_locked: 'Cambiar un resultado con tus propias palabras forma parte del plan Pro y superiores.',
  builtin:
    'El motor integrado solo ofrece lo que pueden hacer las reglas. Más largo, más cercano y tus propias palabras necesitan un modelo conectado.',
  from_result: 'Afinar este resultado',
  from_result_hint: 'Cada cambio abre el chat y usa 1 crédito; abrirlo sin más es gratis.',
  open_with: 'Abrir en el chat',
  thread_lost: 'No se ha podido leer el chat y empieza de nuevo. No se ha cobrado nada.',
  refine_unknown: 'Este cambio no se ofrece',
  instruction_blank: 'Escribe qué debe cambiar',
} satisfies Translation<typeof english>
