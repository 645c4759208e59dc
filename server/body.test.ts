import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MAX_BODY_BYTES, readBody } from './body.ts'

const FORM = 'application/x-www-form-urlencoded'
const post = (body: BodyInit, contentType?: string) =>
  new Request('http://localhost/x', {
    method: 'POST',
    body,
    ...(contentType ? { headers: { 'content-type': contentType } } : {}),
  })

test('E42: a body beyond the limit is refused, declared or not', async () => {
  const big = new TextEncoder().encode(`aa=${'a'.repeat(MAX_BODY_BYTES - 2)}`)
  expect(await readBody(post(big, FORM), 'form')).toEqual({ ok: false, code: 'payload_too_large' })
  const declared = new Request('http://localhost/x', {
    method: 'POST',
    body: 'a=1',
    headers: { 'content-type': FORM, 'content-length': '999999' },
  })
  expect(await readBody(declared, 'form')).toEqual({ ok: false, code: 'payload_too_large' })
  expect((await readBody(post(big.subarray(1), FORM), 'form')).ok).toBe(true)
})

test('broken UTF-8 is refused, raw and percent-encoded, in forms and in JSON', async () => {
  expect(await readBody(post(new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), FORM), 'form')).toEqual({
    ok: false,
    code: 'invalid_encoding',
  })
  expect(await readBody(post('text=%C3%28', FORM), 'form')).toEqual({ ok: false, code: 'invalid_encoding' })
  expect(await readBody(post(new Uint8Array([0x22, 0xff, 0x22]), 'application/json'), 'json')).toEqual({
    ok: false,
    code: 'invalid_encoding',
  })
})

test('a percent sign that starts no escape is a percent sign', async () => {
  expect((await readBody(post('text=100%&a=%zz', FORM), 'form')).ok).toBe(true)
})

test('a form is not JSON and JSON is not a form', async () => {
  expect(await readBody(post('{}', 'application/json'), 'form')).toEqual({ ok: false, code: 'unsupported_media_type' })
  expect(await readBody(post('a=1', FORM), 'json')).toEqual({ ok: false, code: 'unsupported_media_type' })
  expect(await readBody(post('a=1', 'text/plain'), 'form')).toEqual({ ok: false, code: 'unsupported_media_type' })
})

test('a multipart body that does not parse is refused before a route meets it', async () => {
  expect(await readBody(post('nonsense', 'multipart/form-data; boundary=x'), 'form')).toEqual({
    ok: false,
    code: 'invalid_input',
  })
})

test('names that a form library would build lists, objects or orders from are refused', async () => {
  for (const name of ['email[999999999]', 'a[0]', 'a.b', '__intent__', '__state__', '__proto__', '', 'a'.repeat(65)]) {
    const body = new URLSearchParams([[name, '1']]).toString()
    expect(await readBody(post(body, FORM), 'form'), name).toEqual({ ok: false, code: 'invalid_input' })
  }
  const many = new URLSearchParams(Array.from({ length: 101 }, (_, n) => [`f${n}`, '1'])).toString()
  expect(await readBody(post(many, FORM), 'form')).toEqual({ ok: false, code: 'invalid_input' })
})

test('an empty form is an empty form', async () => {
  expect(await readBody(new Request('http://localhost/x', { method: 'POST' }), 'form')).toMatchObject({
    ok: true,
    contentType: FORM,
  })
})

test('whatever a browser encodes as a form is accepted', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.stringMatching(/^[a-z]\w{0,20}$/), fc.string({ unit: 'grapheme' })),
      async (fields) => {
        expect((await readBody(post(new URLSearchParams(fields).toString(), FORM), 'form')).ok).toBe(true)
      },
    ),
    { numRuns: 200 },
  )
})
