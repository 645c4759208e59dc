import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const MOZILLA = 'Mozilla/5.0'
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/143.0.0.0 Safari/537.36 Edg/143.0.0.0`, 'Edge', 'Windows'],
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/143.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Windows'],
  [`${MOZILLA} (X11; Linux x86_64) ${KIT} Chrome/143.0.0.0 Safari/537.36`, 'Chrome', 'Linux'],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/143.0.0.0 Safari/537.36`, 'Chrome', 'ChromeOS'],
  [
    `${MOZILLA} (Linux; Android 15; SM-S921B) ${KIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    'Android',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:145.0) Gecko/20100101 Firefox/145.0`, 'Firefox', 'macOS'],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15`,
    'Safari',
    'macOS',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/143.0 Mobile/15E148 Safari/604.1`,
    'Chrome',
    'iOS',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPadOS',
  ],
  ['curl/8.14.1', 'curl', null],
  ['python-requests/2.32.5', 'Python', null],
  ['node', 'Node.js', null],
  ['', null, null],
  ['something nobody knows', null, null],
])('%s', (header, client, system) => {
  expect(deviceOf(header)).toEqual({ client, system })
})

test('whatever a header says, only names of ours come out of it', () => {
  const known = /^[A-Za-z.]+( [A-Z][a-z]+)?$/
  fc.assert(
    fc.property(fc.string({ maxLength: 2000, unit: 'binary' }), (header) => {
      for (const name of Object.values(deviceOf(`${header} Windows Firefox/1`))) {
        if (name !== null) expect(name.length <= 16 && known.test(name)).toBe(true)
      }
    }),
  )
  expect(deviceOf(null)).toEqual({ client: null, system: null })
})
