import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARRIED_MAX, entryNumber, isLinkId, textInAddress, textOfAddress } from './links.ts'
import { commitmentOf, fingerprintOf, type Passage, passageLine, plainText, sidesOf } from './passage.ts'

const SALT = '00'.repeat(31) + '01'
const sha256 = (...parts: (string | Uint8Array)[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex')
}

async function passageOf(before: string, afters: readonly string[]): Promise<Passage> {
  return {
    before: await fingerprintOf(SALT, 'before', before),
    results: await Promise.all(
      afters.map(async (after) => ({
        after: await fingerprintOf(SALT, 'after', after),
        ...{ changed: 1, changes: 1, words: 2 },
      })),
    ),
    words: 2,
  }
}

test('a fingerprint is what any program computes: the salt, the side, a line break and the plain text', async () => {
  const salt = Buffer.from(SALT, 'hex')
  expect(await fingerprintOf(SALT, 'before', ' The  cat\r\nsat. ')).toBe(sha256(salt, 'before\nThe cat sat.'))
  expect(await fingerprintOf(SALT, 'after', 'The cat sat.')).toBe(sha256(salt, 'after\nThe cat sat.'))
})

test('the line of a passage has one spelling, and its commitment is the hash of a heading and that line', async () => {
  const line = passageLine({
    words: 3,
    results: [{ words: 4, changes: 1, changed: 2, after: 'bb' }],
    before: 'aa',
  })
  expect(line).toBe('{"before":"aa","results":[{"after":"bb","changed":2,"changes":1,"words":4}],"words":3}')
  expect(await commitmentOf(line)).toBe(sha256(`penmark passage v1\n${line}`))
})

test('a text is found on its side, however it was copied, and no other text is', async () => {
  const passage = await passageOf('The cat sat.', ['A cat sat.', 'The cat was sitting.'])
  expect(await sidesOf(passage, SALT, 'The\u00a0cat\n\nsat. ')).toEqual({ before: true, results: [] })
  expect(await sidesOf(passage, SALT, 'The cat was sitting.')).toEqual({ before: false, results: [1] })
  expect(await sidesOf(passage, SALT, 'The cat sat')).toEqual({ before: false, results: [] })
  expect(await sidesOf(passage, SALT.replace('01', '02'), 'The cat sat.')).toEqual({ before: false, results: [] })
})

test('white space and the spelling of letters never change a fingerprint, anything else does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      expect(plainText(one.normalize('NFD').replaceAll(' ', '\r\n'))).toBe(plainText(one))
      const isSame = plainText(one) === plainText(other)
      expect(isSame).toBe(
        one.normalize('NFC').split(/\s+/u).filter(Boolean).join(' ') ===
          other.normalize('NFC').split(/\s+/u).filter(Boolean).join(' '),
      )
    }),
  )
})

test('an address carries any text that is short enough, and gives back nothing else', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }).filter((text) => text.isWellFormed() && text !== ''),
      (text) => {
        expect(textOfAddress(textInAddress(text))).toBe(text)
      },
    ),
  )
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (hash) => typeof textOfAddress(`#text=${hash}`) !== 'object'))
  expect(textOfAddress(textInAddress('a'.repeat(CARRIED_MAX + 1)))).toBeUndefined()
  expect(textOfAddress('#text=_w')).toBeUndefined()
  expect(textOfAddress('#check')).toBeUndefined()
})

test('only what can be the id of a link or the number of an entry is looked up', () => {
  expect(isLinkId('AbC_-6789012345678901z')).toBe(true)
  for (const id of ['', 'short', "' OR 1=1 --xxxxxxxxxxxx", 'AbC_-6789012345678901zz', '../../../etc/passwd____'])
    expect(isLinkId(id), id).toBe(false)
  expect(entryNumber('12')).toBe(12)
  for (const text of ['', '-1', '1.5', '01', '1e3', '9'.repeat(20)]) expect(entryNumber(text), text).toBeUndefined()
})
