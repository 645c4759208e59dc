import type { commands as english } from '../en/commands.ts'
import type { Translation } from '../translation.ts'

export const commands = {
  title: 'Buscar una acción o página',
  placeholder: 'Una acción, un estilo, una página…',
  close: 'Cerrar',
  none: 'No hay nada con ese nombre.',
  found_one: '{{count}} resultado',
  found_other: '{{count}} resultados',
  view: 'Mostrar vista: {{view}}',
  group: {
    text: 'En este texto',
    start: 'Texto nuevo',
    styles: 'Estilos',
    templates: 'Plantillas',
    prompts: 'Prompts',
    pages: 'Páginas',
  },
  own: { style: 'tu estilo', template: 'tu plantilla', prompt: 'tu prompt' },
  key: { ctrl: 'Ctrl', enter: 'Intro', shift: 'Mayús', space: 'Espacio', arrows: 'Flechas', esc: 'Esc' },
  keys: {
    title: 'Atajos de teclado',
    place: { everywhere: 'En todas partes', desk: 'Al escribir', proof: 'En la corrección' },
    does: {
      bar: 'Buscar una acción o página',
      keys: 'Mostrar esta lista',
      close: 'Cerrar un menú o esta lista',
      notices: 'Ir a las notificaciones',
      process: 'Procesar',
      reword: 'Sugerencia u otras palabras en el cursor',
      walk: 'Cambio siguiente y anterior',
      decide: 'Aceptar y rechazar un cambio',
      toggle: 'Aceptar o rechazar, alternando',
      accept_all: 'Aceptar todos los cambios',
      views: 'Texto, Corrección, Limpio',
      versions: 'Versión siguiente y anterior',
      copy: 'Copiar el texto limpio, si no hay nada seleccionado',
    },
    note: 'Las letras sueltas solo actúan mientras no escribes en un campo.',
  },
} satisfies Translation<typeof english>
