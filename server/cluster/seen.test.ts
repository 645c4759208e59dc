import { expect, test } from 'vitest'
import { holds, seenCookie, seenIn } from './seen.ts'

const at = (penmark: number, keys: number) => ({
  penmark: penmark.toString(16).padStart(16, '0'),
  keys: keys.toString(16).padStart(16, '0'),
})

test.for([false, true])('what a cookie says is read again, whatever stands around it (secure: %s)', (secure) => {
  const cookie = seenCookie(at(0x2a, 7), secure).split(';')[0]
  expect(seenIn(`a=b; ${cookie}; c=d`, secure)).toEqual(at(0x2a, 7))
  expect(seenIn(cookie, !secure)).toBeUndefined()
})

test.for([undefined, '', 'penmark_seen=', 'penmark_seen=1.2', `penmark_seen=${'f'.repeat(40)}`, 'x'.repeat(100_000)])(
  'a cookie that is not ours says nothing',
  (cookies) => {
    expect(seenIn(cookies, false)).toBeUndefined()
  },
)

test('both databases must be as far as what was seen', () => {
  expect(holds(at(5, 5), at(5, 5))).toBe(true)
  expect(holds(at(0x10, 5), at(0xf, 5))).toBe(true)
  expect(holds(at(4, 9), at(5, 5))).toBe(false)
  expect(holds(at(9, 4), at(5, 5))).toBe(false)
  expect(holds(undefined, at(0, 0))).toBe(false)
})
