import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Maskable } from '#app/domain/writing/maskable.ts'
import type { EngineAnswer } from './engines/engine.ts'
import { hide } from './hiding/hide.ts'
import { maskingOf } from './masking.ts'

const TEXT = 'Maria Lopez wrote to bob@example.com about 5,000 dollars.'

function maskedText(kinds: Maskable[], text = TEXT) {
  const hidden = hide(text, { kinds }, 'en')
  return { ...maskingOf(hidden.masked), text: hidden.text, hidden: hidden.masked.length }
}

function answer(text: string, alternatives: string[] = []): EngineAnswer {
  return { ok: true, text, alternatives, tokensIn: 1, tokensOut: 1, model: 'm', notes: [], changes: [] }
}

test('only what was chosen is hidden', () => {
  const all = maskedText(['names', 'addresses', 'numbers'])
  expect(all.text).not.toMatch(/Maria|bob@|5,000/)
  expect(all.hidden).toBe(3)
  expect(maskedText(['addresses']).text).toContain('Maria Lopez')
})

test('the answer comes back with what was hidden, every version of it', () => {
  const masking = maskedText(['names', 'addresses', 'numbers'])
  const revealed = masking.revealAnswer(answer(masking.text, [masking.text.toUpperCase()]))
  expect(revealed.text).toBe(TEXT)
  expect(revealed.alternatives?.[0]).toContain('bob@example.com')
  expect(revealed.notes).toEqual([])
})

test('what did not come back is told', () => {
  const masking = maskedText(['names'])
  expect(masking.revealAnswer(answer('She wrote.')).notes).toEqual([
    { key: 'notes.maskMissing', values: { list: 'Maria Lopez' } },
  ])
})

test('a stream shows no stand-in, however it is cut', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), (size) => {
      const masking = maskedText(['names', 'addresses', 'numbers'])
      let streamedText = ''
      const stream = masking.reveal((piece) => {
        expect(piece).not.toMatch(/\[[A-Z]/)
        streamedText += piece
      })
      for (let at = 0; at < masking.text.length; at += size) stream.push(masking.text.slice(at, at + size))
      stream.end()
      expect(streamedText).toBe(TEXT)
    }),
  )
})

test('brackets of the text’s own pass through', () => {
  const text = 'See [the appendix that goes on for much longer than any stand-in could] and [1], says Maria Lopez [sic'
  const masking = maskedText(['names'], text)
  let streamedText = ''
  const stream = masking.reveal((piece) => {
    streamedText += piece
  })
  for (const character of masking.text) stream.push(character)
  stream.end()
  expect(streamedText).toBe(text)
})

test('what was held back is dropped when the answer starts over', () => {
  const stream: [string, boolean | undefined][] = []
  const reveal = maskingOf([{ standIn: '[NAME_1]', original: 'Ada', kind: 'name' }]).reveal((piece, again) =>
    stream.push([piece, again]),
  )
  reveal.push('Dear [NA')
  reveal.push('[NAM', true)
  reveal.push('E_1] calls.')
  reveal.end()
  expect(stream).toEqual([
    ['Dear ', false],
    ['Ada calls.', true],
  ])
})
