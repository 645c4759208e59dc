import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {
  /** Notes of the connected engine. */
  openai: {
    unchanged: 'El modelo no encontró nada que mejorar y devolvió tu texto tal como estaba.',
    no_sources:
      'No se usaron fuentes: el modelo respondió con lo que aprendió, sin buscar en la web. Comprueba los datos antes de fiarte de ellos.',
    cut_at_length:
      'La respuesta llegó a su límite de extensión y termina ahí. Elige una extensión mayor para obtener más.',
    end_unmarked:
      'El servidor del modelo terminó sin indicar que había acabado, así que el texto puede estar incompleto.',
    stopped: 'Detenido: el texto termina donde estaba cuando lo detuviste.',
  },
} satisfies Translation<typeof english>
