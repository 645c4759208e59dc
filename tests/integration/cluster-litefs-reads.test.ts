import { expect } from 'vitest'
import { browserAt } from '#tests/support/litefs-clients.ts'
import { LONG_MS, liteFsTests } from '#tests/support/litefs-tests.ts'
import { runs } from '#tests/support/long.ts'

// Two machines with the real LiteFS: who has written something reads it, whichever machine answers.

const { withLiteFs, started } = await liteFsTests('cluster reads')
const times = runs(40, 500)

withLiteFs(
  'who writes on one machine reads it on the other, 80 ms away',
  async () => {
    const { leader, follower, person } = await started()
    for (const way of [leader.ways.here, follower.ways.here]) way.delay(80)
    const browser = browserAt(follower, person)
    let stale = 0
    for (let turn = 0; turn < times; turn += 1) {
      const value = `word${turn}`
      const written = await browser.post('/dashboard/settings/dictionary', { intent: 'add', kind: 'word', value })
      expect(written.status).toBeLessThan(400)
      const page = await (await browser.get('/dashboard/settings/dictionary')).text()
      if (!page.includes(value)) stale += 1
    }
    process.stdout.write(`read your writes: ${stale} of ${times} stale\n`)
    expect(stale).toBe(0)
  },
  LONG_MS,
)

withLiteFs(
  'who got a streamed rewrite finds its receipt on the other machine, 80 ms away',
  async () => {
    const { leader, follower, person } = await started()
    for (const way of [leader.ways.here, follower.ways.here]) way.delay(80)
    const browser = browserAt(follower, person)
    let stale = 0
    for (let turn = 0; turn < times; turn += 1) {
      const seq = await streamedRewrite(browser, `stream-${turn}`)
      const receipt = await browser.get(`/dashboard/usage/receipts/${seq}`)
      if (receipt.status !== 200) stale += 1
      await receipt.body?.cancel()
    }
    process.stdout.write(`read after a stream: ${stale} of ${times} stale\n`)
    expect(stale).toBe(0)
  },
  LONG_MS,
)

/** Reads a rewrite as the page does, to its last event. @returns the number on its receipt */
async function streamedRewrite(browser: ReturnType<typeof browserAt>, key: string): Promise<number> {
  const fields = { intent: 'process', text: 'The quick brown fox.', operation: 'rephrase', idempotency_key: key }
  const answer = await browser.post('/dashboard/assistant/stream', fields)
  const text = await answer.text()
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const events = text.split('\n\n').filter((each) => each !== '')
  // Something was written before the head, and the rest after it.
  expect(events.length).toBeGreaterThan(1)
  const last = JSON.parse(events.at(-1)?.slice('data: '.length) ?? '{}')
  expect(last.type).toBe('done')
  return last.answer.receipt.seq
}
