import { BlockList, isIPv6, SocketAddress } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressIn, networkOf } from './network.ts'

const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }))
const eight = fc.array(group, { minLength: 8, maxLength: 8 })
const byte = fc.integer({ min: 0, max: 255 })
const four = fc.tuple(byte, byte, byte, byte)

const hex = (number: number) => number.toString(16)
const plain = (groups: readonly number[]) => groups.map(hex).join(':')

/** Any spelling of an IPv6 address that RFC 4291 allows, as a system or a proxy may write it. */
function spellingOf(groups: readonly number[]): fc.Arbitrary<string> {
  return fc
    .record({
      widths: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 8, maxLength: 8 }),
      upper: fc.boolean(),
      gap: fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 1, max: 8 })),
      dotted: fc.boolean(),
      zone: fc.constantFrom('', '%eth0', '%1'),
      around: fc.constantFrom<(text: string) => string>(
        (text) => text,
        (text) => ` ${text}\t`,
        (text) => `[${text}]`,
        (text) => `[${text}]:4711`,
        (text) => `"[${text}]:443" `,
      ),
    })
    .map(({ widths, upper, gap: [from, length], dotted, zone, around }) => {
      const parts = groups.map((value, place) => hex(value).padStart(widths[place] ?? 1, '0'))
      const end = dotted
        ? [
            groups
              .slice(6)
              .flatMap((value) => [value >> 8, value & 255])
              .join('.'),
          ]
        : parts.slice(6)
      const mayLeaveOut =
        groups.slice(from, from + length).every((value) => value === 0) && from + length <= (dotted ? 6 : 8)
      const all = [...parts.slice(0, 6), ...end]
      const text = mayLeaveOut
        ? `${all.slice(0, from).join(':')}::${all.slice(from + length).join(':')}`
        : all.join(':')
      return around((upper ? text.toUpperCase() : text) + zone)
    })
}

test('every spelling of one IPv6 address is one client', () => {
  const spelt = eight.chain((groups) => fc.record({ groups: fc.constant(groups), spelling: spellingOf(groups) }))
  fc.assert(
    fc.property(spelt, ({ groups, spelling }) => {
      const bare = addressIn(spelling) ?? ''
      expect(isIPv6(bare)).toBe(true)
      // Node's own reading of the same spelling.
      const own = new BlockList()
      own.addAddress(bare, 'ipv6')
      expect(own.check(plain(groups), 'ipv6')).toBe(true)
      expect(networkOf(spelling)).toBe(networkOf(plain(groups)))
    }),
    { numRuns: 2_000 },
  )
})

test('all addresses of one /64 are one client, and another /64 is another', () => {
  const global = fc.tuple(fc.integer({ min: 0x2003, max: 0x3fff }), group, group, group)
  fc.assert(
    fc.property(global, eight, eight, fc.integer({ min: 0, max: 3 }), (prefix, one, other, place) => {
      const inOne = plain([...prefix, ...one.slice(4)])
      expect(networkOf(plain([...prefix, ...other.slice(4)]))).toBe(networkOf(inOne))
      const elsewhere = prefix.with(place, (prefix[place] ?? 0) ^ 1)
      expect(networkOf(plain([...elsewhere, ...one.slice(4)]))).not.toBe(networkOf(inOne))
    }),
  )
})

test('an IPv4 address is one client however it is written, in IPv6 too', () => {
  fc.assert(
    fc.property(four, fc.boolean(), (bytes, upper) => {
      const [a, b, c, d] = bytes
      const address = bytes.join('.')
      const pair = [a * 256 + b, c * 256 + d]
      const spellings = [
        ...[address, ` ${address} `, `${address}:51234`, `"${address}"`],
        ...[`::ffff:${address}`, `::ffff:${plain(pair)}`, `0:0:0:0:0:ffff:${plain(pair)}`, `[::ffff:${address}]:80`],
        ...[`::ffff:${address}%eth0`, `64:ff9b::${address}`, `64:ff9b::${plain(pair)}`, `0064:ff9b:0::${plain(pair)}`],
        ...[`2002:${plain(pair)}::1`, `2002:${plain(pair)}:ffff:1:2:3:4`],
      ]
      for (const spelling of spellings) expect(networkOf(upper ? spelling.toUpperCase() : spelling)).toBe(address)
    }),
  )
})

test('what is no address is none, and is counted as it stands', () => {
  const none = [
    '',
    'unknown',
    '_hidden',
    '1.2.3',
    '1.2.3.4.5',
    '[::1',
    '::1]',
    ':::',
    '1::2::3',
    '12345::',
    '::1:99999',
  ]
  for (const entry of [...none, '[1.2.3.4', 'a'.repeat(10_000), '[2001:db8::1]:port', '2001:db8::1/64'])
    expect([entry, addressIn(entry)]).toEqual([entry, undefined])
  expect(networkOf('visitors')).toBe('visitors')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (entry) => {
      const found = addressIn(entry)
      if (found !== undefined) expect(SocketAddress.parse(found.includes(':') ? `[${found}]` : found)).toBeDefined()
    }),
  )
})
