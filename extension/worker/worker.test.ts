import { expect, test } from 'vitest'
import { codeIn } from './connected-page.ts'
import { eventsOf } from './event-stream.ts'
import { challengeOf, randomText } from './pkce.ts'

const OWN = 'https://penmark.example'

test('the challenge is the one of RFC 7636, appendix B', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  )
  expect(randomText()).toMatch(/^[A-Za-z0-9_-]{43}$/)
})

test('a code is read on our own page only', () => {
  expect(codeIn(`${OWN}/extension/connected?state=s1#code=c1`, OWN)).toEqual({ code: 'c1', state: 's1' })
  for (const address of [
    `${OWN}.evil.example/extension/connected?state=s1#code=c1`,
    `http://penmark.example/extension/connected?state=s1#code=c1`,
    `${OWN}:8443/extension/connected?state=s1#code=c1`,
    `${OWN}/other?state=s1#code=c1`,
    `${OWN}/extension/connected#code=c1`,
    `${OWN}/extension/connected?state=s1&code=c1`,
    `${OWN}/extension/connected?state=s1#code=`,
    'nonsense',
  ])
    expect([address, codeIn(address, OWN)]).toEqual([address, null])
})

/** A stream that arrives in pieces of one byte, so that every boundary lies inside something. */
function inBytes(text: string): ReadableStream<Uint8Array> {
  const bytes = [...new TextEncoder().encode(text)]
  return new ReadableStream({
    pull(controller) {
      const byte = bytes.shift()
      if (byte === undefined) controller.close()
      else controller.enqueue(Uint8Array.of(byte))
    },
  })
}

test('events are read across any boundary, and a stream that is cut off ends before its last event', async () => {
  const events = []
  for await (const event of eventsOf(
    inBytes(
      'data: {"type":"text","text":"Grüße 👋"}\n\n: still there\n\ndata: nonsense\n\ndata: {"type":"done"}\n\ndata: {"ty',
    ),
  ))
    events.push(event)
  expect(events).toEqual([{ type: 'text', text: 'Grüße 👋' }, { type: 'done' }])
})
