import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLeakGuard } from './leak-guard.ts'

const MARK = 'a1b2c3d4e5f6a7b8c9'

function read(pieces: readonly string[], mark = MARK) {
  const guard = createLeakGuard(mark)
  const output = pieces.map((piece) => guard.push(piece)).join('') + guard.end()
  return { shown: output, leaked: guard.leaked() }
}

test('an answer without the mark passes whole', () => {
  const text = 'The cat <<<sat>>> on <<the>> mat, a1b2c3 times << 2'
  expect(read([text])).toEqual({ shown: text, leaked: false })
  expect(read([...text])).toEqual({ shown: text, leaked: false })
})

test('F48: an answer that repeats its instructions is withheld from the mark on, however it arrives', () => {
  const answer = `Sure. Blocks stand between lines <<<NAME ${MARK}>>> and <<<END NAME ${MARK}>>>.`
  for (const pieces of [[answer], [...answer], answer.match(/.{1,7}/g) ?? []]) {
    const { shown, leaked } = read(pieces)
    expect(leaked).toBe(true)
    expect(shown).not.toContain(MARK.slice(0, 4))
  }
})

test('block markers that a model puts around its answer are taken out', () => {
  const answer = `<<<TEXT ${MARK}>>>\nGood text.\n<<<END TEXT ${MARK}00>>>`
  expect(read([answer])).toEqual({ shown: '\nGood text.\n', leaked: false })
  expect(read([...answer])).toEqual({ shown: '\nGood text.\n', leaked: false })
})

test('in any pieces the mark never comes through, and a text without it always does', () => {
  const part = fc.constantFrom(
    'a',
    'a1b',
    'a1b2c',
    'c',
    '<<<TEXT ',
    '<<<END TEXT ',
    '<',
    '>>>',
    '\n',
    'word ',
    'a1b2c3d',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), fc.array(fc.nat(12), { maxLength: 40 }), (parts, cuts) => {
      const text = parts.join('')
      const pieces: string[] = []
      let at = 0
      for (const size of cuts) {
        pieces.push(text.slice(at, at + size))
        at += size
      }
      pieces.push(text.slice(at))
      const { shown, leaked } = read(pieces, 'a1b2c')
      expect(shown).not.toContain('a1b2c')
      expect(leaked).toBe(read([text], 'a1b2c').leaked)
      if (!text.includes('a1b2c')) expect(shown).toBe(text)
    }),
    { numRuns: 2000 },
  )
})

test('instructions are withheld from their first words on, long before the mark', () => {
  const phrase = 'You are the writing engine of a text edi'
  for (const size of [1, 7, 200]) {
    const guard = createLeakGuard(MARK, [phrase])
    const answer = `Of course: ${phrase}tor. You do one task. ${MARK}`
    let output = ''
    for (let at = 0; at < answer.length; at += size) output += guard.push(answer.slice(at, at + size))
    output += guard.end()
    expect([guard.leaked(), output.includes('You are the writing')]).toEqual([true, false])
  }
})
