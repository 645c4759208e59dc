import { expect, test } from 'vitest'
import { type AskAnswer, createAsking } from './asking.ts'

function asker() {
  const state = { now: 0, lease: 'held' as 'free' | 'held' | 'silent', answer: 'soon' as AskAnswer, handsOver: true }
  const done: string[] = []
  const asking = createAsking({
    clock: { monotonic: () => state.now },
    lease: () => state.lease,
    async ask() {
      done.push('ask')
      return state.answer
    },
    followUp: () => void done.push('follow up'),
    async promote() {
      done.push('promote')
      return state.handsOver
    },
    onTaken: (handedOver) => void done.push(`taken ${handedOver}`),
  })
  /** Turns for so long, one every 100 ms. @returns what was done, each run of the same as one */
  async function turns(forMs: number): Promise<string[]> {
    done.length = 0
    for (const until = state.now + forMs; state.now < until; state.now += 100) await asking.turn()
    return done.filter((each, index) => each !== done[index - 2] || each === 'promote')
  }
  return { state, turns }
}

test('the machine that leads is asked, and LiteFS is not, as long as it will hand over in a moment', async () => {
  const { turns } = asker()
  expect(await turns(50_000)).toEqual(['ask', 'follow up'])
})

test.for(['later', undefined] as const)('a leader that answers %s is asked again', async (answer) => {
  const { state, turns } = asker()
  state.answer = answer
  expect(new Set(await turns(50_000))).toEqual(new Set(['ask']))
})

test('a leader that is busy for a minute is not waited for any longer', async () => {
  const { state, turns } = asker()
  state.answer = 'later'
  await turns(60_000)
  expect((await turns(4_000)).filter((each) => each !== 'ask')).toEqual(['promote', 'taken true'])
})

test('a leader of a release that does not know the question is taken over from by LiteFS, every 5 s at most', async () => {
  const { state, turns } = asker()
  state.answer = 'unknown'
  state.handsOver = false
  expect((await turns(9_900)).filter((each) => each === 'promote')).toHaveLength(2)
})

test('a lease without a holder is followed up; of one whose holder is silent there is none to ask', async () => {
  const { state, turns } = asker()
  state.lease = 'free'
  expect(new Set(await turns(1_000))).toEqual(new Set(['follow up']))
  state.lease = 'silent'
  expect(await turns(5_000)).toEqual([])
  expect(await turns(1_000)).toEqual(['promote', 'taken true'])
})

test('a lease that was not read yet is no reason to take the lead', async () => {
  const { state, turns } = asker()
  state.lease = 'silent'
  expect(await turns(4_000)).toEqual([])
  state.lease = 'held'
  expect(new Set(await turns(10_000))).toEqual(new Set(['ask', 'follow up']))
})
