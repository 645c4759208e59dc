import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressBody, createSharedBodies } from './compression.ts'

const page = (text: string) =>
  new Response(text.repeat(200), { headers: { 'content-type': 'text/html; charset=utf-8' } })
const asking = (encoding: string) => new Request('http://localhost/', { headers: { 'accept-encoding': encoding } })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('a shared page is compressed once for each encoding, and each reader gets its own text', async () => {
  let compressed = 0
  const bodies = createSharedBodies(8)
  const counting: typeof bodies = {
    of: (plain, token, compress) =>
      bodies.of(plain, token, () => {
        compressed += 1
        return compress()
      }),
  }
  for (const text of ['one page ', 'another page ', 'one page ', 'another page ']) {
    const br = await compressBody(asking('gzip, br'), page(text), counting)
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(text.repeat(200))
    const gzip = await compressBody(asking('gzip'), page(text), counting)
    expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(text.repeat(200))
  }
  expect(compressed).toBe(4)
})

test('a page that is not shared is kept by nobody', async () => {
  const answer = await compressBody(asking('br'), page('mine '))
  expect(brotliDecompressSync(await bytesOf(answer)).toString()).toBe('mine '.repeat(200))
})

test('only so many bodies are kept, and one that could not be compressed is tried again', async () => {
  const bodies = createSharedBodies(2)
  let runs = 0
  const of = (text: string) =>
    bodies.of(Buffer.from(text), 'br', async () => {
      runs += 1
      return Buffer.from(text)
    })
  for (const text of ['a', 'b', 'a', 'c', 'a', 'b']) await of(text)
  // The second `b` was forgotten for `c`.
  expect(runs).toBe(4)
  await expect(bodies.of(Buffer.from('x'), 'br', () => Promise.reject(new Error('no memory')))).rejects.toThrow(
    'no memory',
  )
  expect((await bodies.of(Buffer.from('x'), 'br', async () => Buffer.from('y'))).toString()).toBe('y')
})
