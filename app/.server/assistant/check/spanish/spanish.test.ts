import { describe, expect, it } from 'vitest'
import { sharedTools } from '#tests/support/tools.ts'

/** What the findings make of a text; `only` keeps the ticked ones. */
async function mended(text: string, only: 'ticked' | 'all' = 'all'): Promise<string> {
  const { findings } = await sharedTools.proofreader()({ text, language: 'es' }, () => undefined)
  const points = [...text]
  for (const { start, end, replacements, ticked } of findings.reverse())
    if (ticked || only === 'all') points.splice(start, end - start, replacements[0] ?? '')
  return points.join('')
}

describe('Spanish', () => {
  it.each([
    ['Mi abuela se caso con un médico.', 'Mi abuela se casó con un médico.'],
    ['Ayer deje el coche en la plaza.', 'Ayer dejé el coche en la plaza.'],
    ['La profesora nos explico todo.', 'La profesora nos explicó todo.'],
    ['No sabia que los números habia cambiado.', 'No sabía que los números habían cambiado.'],
    ['La vida era mas dura, pero yo no se cuál es la razón.', 'La vida era más dura, pero yo no sé cuál es la razón.'],
    ['La lavadora hecha agua y hace frio.', 'La lavadora echa agua y hace frío.'],
    ['El presidente aviso ayer por primera ves.', 'El presidente avisó ayer por primera vez.'],
    ['Los niños a comido en la fabrica de mi papa.', 'Los niños han comido en la fábrica de mi papá.'],
    ['Son libros que nos gusta.', 'Son libros que nos gustan.'],
    ['Avísame si tu quieres venir.', 'Avísame si tú quieres venir.'],
    ['Compró muchos revistas y todo la casa olía.', 'Compró muchas revistas y toda la casa olía.'],
    ['Leímos un publicación y muchas informes.', 'Leímos una publicación y muchos informes.'],
    ['Fue la primer oportunidad de mi hermana.', 'Fue la primera oportunidad de mi hermana.'],
    ['Mi hijo cumplió diecisiete anos.', 'Mi hijo cumplió diecisiete años.'],
    ['A el le gusta y vivo para mi mismo.', 'A él le gusta y vivo para mí mismo.'],
    ['No sé como hacer el pastel.', 'No sé cómo hacer el pastel.'],
    ['Es famoso para su voz y vive en un grande piso.', 'Es famoso por su voz y vive en un gran piso.'],
    ['Hablan ingles y el escogió los arboles.', 'Hablan inglés y él escogió los árboles.'],
    ['Cuando estas comiendo, será la linea.', 'Cuando estás comiendo, será la línea.'],
    ['Vi a la mujer quien vive allí.', 'Vi a la mujer que vive allí.'],
    ['Mi hermano juega bien porque el tiene talento.', 'Mi hermano juega bien porque él tiene talento.'],
    ['Fui con el, pero llovía.', 'Fui con él, pero llovía.'],
    ['¿Qué paso en la reunión?', '¿Qué pasó en la reunión?'],
    ['Es para mi, no para ti.', 'Es para mí, no para ti.'],
    ['No sabía que hacer.', 'No sabía qué hacer.'],
    ['Fue mi primero viaje.', 'Fue mi primer viaje.'],
    ['Es el segundo ano de la carrera.', 'Es el segundo año de la carrera.'],
  ])('ticks the mistake in "%s"', async (wrong, right) => {
    expect(await mended(wrong, 'ticked')).toBe(right)
  })

  it('reads a sentence about what happened to the writer to its end', async () => {
    expect(await mended('Limpié el filtro y revise la goma.')).toBe('Limpié el filtro y revisé la goma.')
    expect(await mended('Limpie el filtro y revise la goma.')).toBe('Limpie el filtro y revise la goma.')
  })

  it('sees a lost mark in a sentence about others, and shows it only', async () => {
    const sentence = 'Su madre le mando una carta, la familia nos ayudo y luego bostezo el gato en 1998.'
    expect(await mended(sentence)).toBe(
      'Su madre le mandó una carta, la familia nos ayudó y luego bostezó el gato en 1998.',
    )
    expect(await mended(sentence, 'ticked')).toContain('luego bostezo')
    for (const sound of [
      'Siempre le mando una carta a quien fue amable.',
      'Fue un viaje de estudio que tuvo apoyo y cargo.',
    ])
      expect(await mended(sound)).toBe(sound)
  })

  it.each([
    'Para ellos es fácil y de nosotros depende todo, entre tú y yo queda dicho.',
    'Quiero que yo deje el coche. Con ella hablo poco. Ya deje la broma.',
    'Hoy esta empresa crece. La noche la paso leyendo y te llamo luego.',
    'El aviso ayer llegó tarde. La razón por que viene es otra.',
    'Los niños van a comer, mis padres a veces salen, y los que ha comido sobran.',
    'Cuando llegue a casa, te llamo; quiso mas no pudo.',
    'La cantante y la gerente estudian las artes y nadan en la mar.',
    'La comunidad todo el tiempo escribe. Lleva los colores negro y verde.',
    'Él entrevista a la hermana con quien vive todos los días.',
    'Hablé con el director y con el que llegó tarde; lo que paso cada día es mucho.',
    'No sé que haya otra. Vamos hacia la costa y por mi parte todo va bien.',
    'El futbol mexicano crece. Dice que si llueve no viene.',
    'Las aguas del norte son frías, y sus crisis, raras. Así que tal vez llueva.',
    'El castillo fue solar de los Padilla, y el camino va a las barriadas de El Romeral.',
    'Vidic es el defensa que más gusta. Jacques llegó tarde; Asia y Europa también.',
    'Les preguntó si querían las entradas de la fila siete y si corrían peligro.',
    'No es lo que nos ofrecen los sentidos, sino lo que se piensa.',
    'Desde ellas se puede llegar a la costa; compró postes para las vallas y las puertas.',
    'Son millones de euros, los cuales pagaría el Real Madrid; el jefe son los trabajadores.',
    'Su sueño de convertirse en cantante acabó: para colmo de males, para uso personal y consumo humano.',
    'Es una muralla cuyo límite cruzan cientos de montañistas, y el Valencia ya lo sabe.',
    'Fue una composición bajo la guía de Bonno; después que llegó, todo cambió de acuerdo a lo previsto.',
    'Las tropas del Califa lo buscaban, y el técnico dejó entrever su plan.',
    'Como el vino griego, el romano se mezclaba con agua.',
  ])('ticks nothing in "%s"', async (text) => {
    expect(await mended(text, 'ticked')).toBe(text)
  })
})
