import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openNote, signNote } from './note.ts'
import { parseVkey, signerFrom } from './signer.ts'

const NAME = 'penmark.test/ledger'
const SIGNER = signerFrom(Buffer.alloc(32, 7).toString('base64'), NAME)
const OTHER = signerFrom(Buffer.alloc(32, 8).toString('base64'), 'other.test/log')
const KEY = keyOf(SIGNER.vkey)
const NOTE = signNote('some text\n', [SIGNER])

function keyOf(vkey: string) {
  return parseVkey(vkey) ?? expect.fail('not a key')
}

function refused(note: string | Uint8Array, ...keys: (typeof KEY)[]) {
  const opened = openNote(note, keys.length === 0 ? [KEY] : keys)
  return opened.ok ? 'opened' : opened.code
}

// The example of c2sp.org/signed-note.
const VECTOR_KEY = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k'
const VECTOR = `This is an example message.

\u2014 example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=
`

test('the published note opens with the published key', () => {
  expect(openNote(VECTOR, [keyOf(VECTOR_KEY)])).toEqual({
    ok: true,
    text: 'This is an example message.\n',
    signedBy: [VECTOR_KEY],
    unknown: [],
  })
  expect(refused(VECTOR.replace('message', 'massage'), keyOf(VECTOR_KEY))).toBe('bad_signature')
})

// The keys and the note in the documentation of golang.org/x/mod/sumdb/note.
test('the same key signs the same note as Go does', () => {
  const [, , , , ...key] = 'PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz'.split('+')
  const seed = Buffer.from(key.join('+'), 'base64').subarray(1).toString('base64')
  const signer = signerFrom(seed, 'PeterNeumann')
  expect(signer.vkey).toBe('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
  const text = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
  expect(signNote(text, [signer])).toBe(
    `${text}\n\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`,
  )
})

test('a text may have empty lines and any language', () => {
  for (const text of ['\n', '\n\n', 'a\n\nb\n', 'è subito sera\u{1f319}\n', '\u2014 a b\n', '\ufeffa\n']) {
    const note = signNote(text, [SIGNER])
    expect(openNote(note, [KEY])).toMatchObject({ ok: true, text })
    expect(openNote(Buffer.from(note), [KEY])).toMatchObject({ ok: true, text })
  }
  for (const text of ['', 'no newline', 'a\rb\n', 'a\tb\n', 'a\0\n', '\ud800\n']) {
    expect(() => signNote(text, [SIGNER])).toThrow('not the text of a note')
  }
  expect(() => signNote('x\n', [])).toThrow('has a signature')
})

test('lines of unknown keys are passed over and named; one known signature is needed', () => {
  const both = signNote('some text\n', [OTHER, SIGNER])
  expect(openNote(both, [KEY])).toMatchObject({ ok: true, unknown: [OTHER.sign('some text\n').trimEnd()] })
  expect(openNote(both, [KEY, keyOf(OTHER.vkey)])).toMatchObject({ ok: true, signedBy: [OTHER.vkey, SIGNER.vkey] })
  expect(refused(NOTE, keyOf(OTHER.vkey))).toBe('unsigned')
  // The same name with another key, and the same key under another name, are other keys.
  expect(refused(NOTE, keyOf(signerFrom(Buffer.alloc(32, 9).toString('base64'), NAME).vkey))).toBe('unsigned')
  expect(refused(NOTE, keyOf(signerFrom(Buffer.alloc(32, 7).toString('base64'), 'x.test').vkey))).toBe('unsigned')
})

test('a wrong signature of a known key refuses the note, whoever else has signed it', () => {
  const wrong = SIGNER.sign('another text\n')
  expect(refused(`some text\n\n${OTHER.sign('some text\n')}${wrong}`, KEY, keyOf(OTHER.vkey))).toBe('bad_signature')
})

test('two lines of one key are refused, be it known or not', () => {
  const [mine, foreign] = [SIGNER.sign('some text\n'), OTHER.sign('some text\n')]
  expect(refused(`some text\n\n${mine}${mine}`)).toBe('malformed')
  expect(refused(`some text\n\n${mine}${foreign}${foreign}`)).toBe('malformed')
})

test.each([
  ['no empty line', NOTE.replace('\n\n', '\n')],
  ['no signature', 'some text\n\n'],
  ['no final newline', NOTE.slice(0, -1)],
  ['an empty line at the end', `${NOTE}\n`],
  ['a space at the end of a line', `${NOTE.slice(0, -1)} \n`],
  ['CRLF', NOTE.replaceAll('\n', '\r\n')],
  ['a hyphen for the dash', NOTE.replace('\u2014', '-')],
  ['a tab', NOTE.replace('some', 'so\tme')],
  ['a name with a plus sign', NOTE.replace(NAME, 'a+b')],
  ['a name with a space of another script', NOTE.replace(NAME, 'a\u3000b')],
  ['no name', NOTE.replace(` ${NAME}`, ' ')],
  ['base64 without padding', NOTE.replace(/=+\n$/, '\n')],
  [
    'base64 with a stray bit',
    NOTE.replace(/(.)=\n$/, (_, last) => `${String.fromCharCode(last.charCodeAt(0) + 1)}=\n`),
  ],
  ['base64 for URLs', NOTE.replace(/[+/]/g, '_')],
  ['a signature of four bytes', `some text\n\n\u2014 ${NAME} AAAAAA==\n`],
  ['too many signatures', `some text\n\n${Array.from({ length: 101 }, (_, n) => `\u2014 k${n} AAAAAAA=\n`).join('')}`],
  ['too many bytes', signNote(`${'x'.repeat(1_000_001)}\n`, [SIGNER])],
])('%s is no note', (_, note) => {
  expect(refused(note)).toBe('malformed')
  expect(refused(Buffer.from(note))).toBe('malformed')
})

test('bytes that are not UTF-8 are no note', () => {
  const bytes = Buffer.from(NOTE)
  expect(refused(Buffer.concat([Uint8Array.of(0xff), bytes]))).toBe('malformed')
  expect(refused(Buffer.concat([Uint8Array.of(0xed, 0xa0, 0x80), bytes]))).toBe('malformed')
  expect(refused(`\ud800${NOTE}`)).toBe('malformed')
})

test('sixteen signatures are read', () => {
  const signers = Array.from({ length: 16 }, (_, n) => signerFrom(Buffer.alloc(32, n).toString('base64'), NAME))
  expect(openNote(signNote('x\n', signers), [KEY])).toMatchObject({ ok: true, signedBy: [SIGNER.vkey] })
})

test('every flipped bit, dropped byte and shortened end of a note is noticed', () => {
  const bytes = Buffer.from(NOTE)
  for (let at = 0; at < bytes.length; at += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const flipped = Buffer.from(bytes)
      flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
      expect(refused(flipped)).not.toBe('opened')
    }
    expect(refused(Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]))).not.toBe('opened')
    expect(refused(bytes.subarray(0, at))).not.toBe('opened')
  }
})

test('nothing that is thrown at it crashes it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array({ maxLength: 300 })), (anything) => {
      expect(openNote(anything, [KEY]).ok).toBe(false)
    }),
  )
})
