import { describe, expect, it } from 'vitest'
import { isAlarmed } from '#tests/support/alarmed.ts'
import type { KnownLanguage } from './fact.ts'

describe('two events in another order', () => {
  it.each<[KnownLanguage, string, string]>([
    ['en', 'Back up the disk before installing the driver.', 'Once you have installed the driver, back up the disk.'],
    ['en', 'She sold the flat and then moved to Rome.', 'After moving to Rome, she sold the flat.'],
    [
      'de',
      'Spülen Sie das Rohr, bevor Sie den Filter wechseln.',
      'Sobald der Filter gewechselt ist, spülen Sie das Rohr.',
    ],
    [
      'fr',
      'Sophie a vendu sa maison avant de partir au Canada.',
      'Sophie est partie au Canada, puis elle a vendu sa maison.',
    ],
    ['es', 'Guarde el archivo antes de cerrar la ventana.', 'Una vez cerrada la ventana, guarde el archivo.'],
    ['pt', 'Grave o ficheiro antes de fechar a janela.', 'Depois de fechar a janela, grave o ficheiro.'],
  ])('%s: "%s" is told from "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(true)
  })

  it.each<[KnownLanguage, string, string]>([
    ['en', 'Back up the disk before installing the driver.', 'Once you have backed up the disk, install the driver.'],
    ['en', 'She sold the flat and then moved to Rome.', 'She moved to Rome after selling the flat.'],
    [
      'de',
      'Spülen Sie das Rohr, bevor Sie den Filter wechseln.',
      'Nachdem Sie das Rohr gespült haben, wechseln Sie den Filter.',
    ],
    [
      'fr',
      'Sophie a vendu sa maison avant de partir au Canada.',
      'Sophie a vendu sa maison, puis elle est partie au Canada.',
    ],
    ['es', 'Guarde el archivo antes de cerrar la ventana.', 'Una vez guardado el archivo, cierre la ventana.'],
    ['pt', 'Grave o ficheiro antes de fechar a janela.', 'Grave o ficheiro e depois feche a janela.'],
  ])('%s: "%s" is the same as "%s"', (language, before, after) => {
    expect(isAlarmed(language, before, language, after)).toBe(false)
  })
})
