import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startSharedRun } from './shared-run.ts'

test('whoever joins whenever gets the same text, and a reader that throws harms nobody', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
      fc.array(fc.nat(8), { minLength: 1, maxLength: 5 }),
      async (pieces, joins) => {
        const seen: string[] = joins.map(() => '')
        let step = 0
        const run = startSharedRun<string>(async ({ onText }) => {
          for (const piece of pieces) {
            await Promise.resolve()
            joinAt(step)
            step += 1
            onText(piece)
          }
          joinAt(undefined)
          return pieces.join('')
        }, 'left')
        const outcomes: Promise<string>[] = []
        function joinAt(now: number | undefined) {
          for (const [index, at] of joins.entries()) {
            if (now === undefined ? at < pieces.length : at !== now) continue
            const onText = (piece: string) => {
              seen[index] += piece
            }
            outcomes.push(run.join({ signal: new AbortController().signal, onText }))
          }
        }
        outcomes.push(
          run.join({
            signal: new AbortController().signal,
            onText: () => {
              throw new Error('reader')
            },
          }),
        )
        expect(new Set(await Promise.all(outcomes))).toEqual(new Set([pieces.join('')]))
        for (const text of seen) expect(text).toBe(pieces.join(''))
      },
    ),
  )
})

test('the work is ended when the last has left, and not before', async () => {
  const clients = [new AbortController(), new AbortController(), new AbortController()]
  const run = startSharedRun<string>(
    ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve('ended'), { once: true })),
    'left',
  )
  const outcomes = clients.map((client) => run.join({ signal: client.signal }))
  clients[0]?.abort()
  clients[1]?.abort()
  expect(await Promise.all(outcomes.slice(0, 2))).toEqual(['left', 'left'])
  expect(run.ended()).toBeUndefined()
  clients[2]?.abort()
  expect(await outcomes[2]).toBe('ended')
  expect(run.ended()).toBe('gone')
})

test('a text that starts over does so for all, also for those who come later', async () => {
  const go = Promise.withResolvers<void>()
  const run = startSharedRun<string>(async ({ onText }) => {
    onText('One ')
    onText('Two ', true)
    await go.promise
    onText('three.')
    return 'Two three.'
  }, 'left')
  let output = ''
  const signal = new AbortController().signal
  const joined = run.join({ signal, onText: (piece, again) => (output = again ? piece : output + piece) })
  go.resolve()
  expect([await joined, output]).toEqual(['Two three.', 'Two three.'])
})
