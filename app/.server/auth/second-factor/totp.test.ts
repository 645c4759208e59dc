import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acceptedStep, codeOf, newTotpSecret, stepOf, totpWords } from './totp.ts'

const NOW = 1_795_262_400_000
const secrets = fc.uint8Array({ minLength: 20, maxLength: 20 })
const times = fc.integer({ min: 0, max: 4_000_000_000_000 })

test('A14: the codes are those of RFC 6238, appendix B', () => {
  const secret = Buffer.from('12345678901234567890')
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const) {
    expect(codeOf(secret, stepOf(seconds * 1000))).toBe(code)
  }
})

test('A14: a clock that is off by up to one step is accepted, by two it is not', () => {
  fc.assert(
    fc.property(secrets, times, fc.integer({ min: -5, max: 5 }), (secret, now, off) => {
      const step = stepOf(now) + off
      if (step < 0) return
      const accepted = acceptedStep({ secret, code: codeOf(secret, step), now, lastStep: -1 })
      if (Math.abs(off) <= 1) expect(accepted).toBeDefined()
      // The code of a distant step may by chance equal a near one.
      else if (accepted !== undefined) expect(codeOf(secret, accepted)).toBe(codeOf(secret, step))
    }),
  )
})

test('A14: no code is accepted twice, nor an older one after it, at any later time', () => {
  fc.assert(
    fc.property(
      secrets,
      times,
      fc.array(fc.record({ wait: fc.integer({ min: 0, max: 90_000 }), off: fc.integer({ min: -1, max: 1 }) })),
      (secret, start, tries) => {
        let now = start + 60_000
        let lastStep = 0
        const accepted: number[] = []
        for (const { wait, off } of tries) {
          now += wait
          const step = acceptedStep({ secret, code: codeOf(secret, stepOf(now) + off), now, lastStep })
          if (step === undefined) continue
          accepted.push(step)
          lastStep = step
        }
        expect(accepted).toEqual([...new Set(accepted)].sort((a, b) => a - b))
      },
    ),
  )
})

test('A14: what is not the code of now is refused, whatever it looks like', () => {
  const secret = newTotpSecret()
  const right = [-1, 0, 1].map((off) => codeOf(secret, stepOf(NOW) + off))
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.integer({ min: 0, max: 999_999 }).map((n) => `${n}`.padStart(6, '0')),
      ),
      (code) => {
        fc.pre(!right.includes(code))
        expect(acceptedStep({ secret, code, now: NOW, lastStep: 0 })).toBeUndefined()
      },
    ),
  )
})

test('a secret has 160 bits and goes into a link that apps read', () => {
  const secret = newTotpSecret()
  expect(secret).toHaveLength(20)
  const { base32, link } = totpWords(secret, 'ada+pen@example.com')
  expect(base32).toMatch(/^[A-Z2-7]{32}$/)
  const url = new URL(link)
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(url.pathname)).toBe('/Penmark:ada+pen@example.com')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    issuer: 'Penmark',
    secret: base32,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
