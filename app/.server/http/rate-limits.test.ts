import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimits } from './rate-limits.ts'

afterEach(() => {
  vi.useRealTimers()
})

async function takeMany(
  count: number,
  take: (round: number) => ReturnType<ReturnType<typeof createRateLimits>['login']['take']>,
) {
  let allowed = 0
  for (let round = 0; round < count; round += 1) if ((await take(round)).ok) allowed += 1
  return allowed
}

test('A7: each limiter lets through what its rule says, by identifier and by address', async () => {
  const rules = {
    login: [10, 50],
    register: [3, 20],
    resend: [3, 20],
    verify: [5, 20],
    invite: [5, 20],
  } as const
  for (const name of ['login', 'register', 'resend', 'verify', 'invite'] as const) {
    const limits = createRateLimits({ scale: 1 })
    const [identifier, address] = rules[name]
    expect(
      await takeMany(60, (round) => limits[name].take({ identifier: 'ada@example.com', address: `10.0.0.${round}` })),
    ).toBe(identifier)
    expect(
      await takeMany(60, (round) =>
        limits[name].take({ identifier: `user${round}@example.com`, address: '192.0.2.1' }),
      ),
    ).toBe(address)
  }
})

test('A7: one mailbox in many spellings is one identifier', async () => {
  const { resend } = createRateLimits({ scale: 1 })
  const spellings = [
    'ada.lovelace@gmail.com',
    'AdaLovelace@gmail.com',
    'a.d.a.lovelace+1@googlemail.com',
    'adalovelace+2@gmail.com',
  ]
  expect(
    await takeMany(4, (round) => resend.take({ identifier: spellings[round] ?? '', address: `10.0.0.${round}` })),
  ).toBe(3)
})

test('A7: an IPv6 client cannot leave its /64, and a mapped IPv4 address is the IPv4 address', async () => {
  const { login } = createRateLimits({ scale: 1 })
  const address = (round: number) => (round % 2 === 0 ? `2001:db8::${round + 1}` : `2001:0DB8:0:0:ffff:${round}::`)
  expect(
    await takeMany(60, (round) => login.take({ identifier: `u${round}@example.com`, address: address(round) })),
  ).toBe(50)
  expect(await login.take({ identifier: 'x@example.com', address: '2001:db8:0:1::1' })).toMatchObject({ ok: true })
  const { register } = createRateLimits({ scale: 1 })
  const mapped = (round: number) => (round % 2 === 0 ? '192.0.2.1' : '::ffff:192.0.2.1')
  expect(
    await takeMany(30, (round) => register.take({ identifier: `u${round}@example.com`, address: mapped(round) })),
  ).toBe(20)
})

test('E39: a refusal says when to come back, and then the way is open', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 0, 0) })
  const { login } = createRateLimits({ scale: 0.1 })
  const attempt = { identifier: 'ada@example.com', address: '192.0.2.1' }
  expect(await login.take(attempt)).toMatchObject({ ok: true })
  vi.setSystemTime(Date.UTC(2026, 10, 21, 9, 5, 0))
  expect(await login.take(attempt)).toEqual({ ok: false, code: 'rate_limited', retryAfterSeconds: 600 })
  vi.setSystemTime(Date.UTC(2026, 10, 21, 9, 15, 1))
  expect(await login.take(attempt)).toMatchObject({ ok: true })
})

test('A7: strangers who use up an identifier do not lock out the client that has signed in before', async () => {
  const { login } = createRateLimits({ scale: 1 })
  const home = { identifier: 'ada@example.com', address: '192.0.2.1' }
  for (let round = 0; round < 20; round += 1) {
    const attempt = await login.take(home)
    if (!attempt.ok) throw new Error('a login that succeeds uses nothing up')
    await attempt.succeeded()
  }
  expect(await takeMany(30, (round) => login.take({ identifier: 'ada@example.com', address: `10.0.0.${round}` }))).toBe(
    10,
  )
  expect(await takeMany(30, () => login.take(home))).toBe(10)
})

test('50 guesses at once get no more than the limit', async () => {
  const { login } = createRateLimits({ scale: 1 })
  const verdicts = await Promise.all(
    Array.from({ length: 50 }, () => login.take({ identifier: 'ada@example.com', address: '192.0.2.1' })),
  )
  expect(verdicts.filter((verdict) => verdict.ok)).toHaveLength(10)
})
