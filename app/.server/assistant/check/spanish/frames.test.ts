import { describe, expect, it } from 'vitest'
import { withTicked } from '#tests/support/ticked.ts'
import { spanishWords } from './gender.ts'

const ticked = (text: string) => withTicked(text, 'es')

describe('frames of a Spanish clause', () => {
  it.each([
    ['Ella es muy alto.', 'Ella es muy alta.'],
    ['Ellos son muy feliz.', 'Ellos son muy felices.'],
    ['Mi programa de televisión favorita es ese.', 'Mi programa de televisión favorito es ese.'],
    ['Tengo el pelo rubia.', 'Tengo el pelo rubio.'],
    ['Voy a estudia mañana.', 'Voy a estudiar mañana.'],
    ['Me gusta leyendo en casa.', 'Me gusta leer en casa.'],
    ['Después de comiendo salimos.', 'Después de comer salimos.'],
    ['Creo es bueno.', 'Creo que es bueno.'],
    ['Fuimos en la playa.', 'Fuimos a la playa.'],
    ['Estoy una persona tranquila.', 'Soy una persona tranquila.'],
    ['Estoy de Canadá.', 'Soy de Canadá.'],
    ['Soy estudiando español.', 'Estoy estudiando español.'],
    ['Es mucho bonito.', 'Es muy bonito.'],
    ['Compré una blusa amarillo y un pantalón.', 'Compré una blusa amarilla y un pantalón.'],
    ['Ayer recibío flores.', 'Ayer recibió flores.'],
    ['El legitimo heredero espera.', 'El legítimo heredero espera.'],
    ['Es un deposito a plazo.', 'Es un depósito a plazo.'],
    ['Les pido que revisan mi caso.', 'Les pido que revisen mi caso.'],
    ['Rogamos que no tocan los cuadros.', 'Rogamos que no toquen los cuadros.'],
    ['Los cursos terminará en junio.', 'Los cursos terminarán en junio.'],
    ['Espero a verte pronto.', 'Espero verte pronto.'],
    ['Las cuentas están cerrado por hoy.', 'Las cuentas están cerradas por hoy.'],
  ])('ticks the mistake in "%s"', async (wrong, right) => {
    expect(await ticked(wrong)).toBe(right)
  })

  it.each([
    'Sin embargo, es muy buena y muy cómoda.',
    'Él vino a su espectáculo y se fue con el mismo grupo.',
    'Me preguntó si me gustaría ir y si podría llamarla.',
    'Llegamos a las cuatro; durante los cuatro años esperó una ola a solas.',
    'La fiesta fue en un restaurante y todo lo que dijo fue cierto.',
    'El agua está fría, el área es grande y el aula está llena.',
    'El médico practica y publica; una crítica legitima su fin.',
    'Se halla lejos, con una molestia en la mama izquierda.',
    'Pido que venga Ana y que no llegue tarde; espero que pueda.',
    'Espero a Juan y quiero a mi madre.',
    'Voy a casa, vamos a clase y puedo ayuda pedir mañana.',
  ])('ticks nothing in "%s"', async (text) => {
    expect(await ticked(text)).toBe(text)
  })
})

describe('the gender of Spanish words', () => {
  it('is read from the marks of the dictionary', () => {
    const list =
      'cenar/RED\nlimpiar/RED\ndepositar/RED\ncamisa/S\nzapato/S\nbonito/S\nbonito/GS\ncena/S\nproblema/S\nlimpio/GS\nmano/S\ndepósito/S\nsin'
    const words = spanishWords(list)
    expect([...words.feminine]).toEqual(['camisa'])
    expect([...words.masculine]).toEqual(['zapato', 'depósito'])
    expect([...words.adjectives]).toEqual(['bonit'])
    expect([...words.marked]).toEqual([
      ['deposito', 'depósito'],
      ['depositos', 'depósitos'],
    ])
  })
})
