import { isIPv4, isIPv6 } from 'node:net'

/**
 * The address in an entry that a proxy wrote, without port, brackets, quotes and zone, or undefined if there is none. Proxies write
 * `203.0.113.5:4711`, `[2001:db8::1]:4711` and, after RFC 7239, `"[2001:db8::1]"`.
 */
export function addressIn(entry: string): string | undefined {
  const plain = entry.trim().replace(/^"(.*)"$/, '$1')
  const bare =
    /^\[([^\]]{1,64})\](?::\d{1,5})?$/.exec(plain)?.[1] ?? /^([\d.]{7,15}):\d{1,5}$/.exec(plain)?.[1] ?? plain
  const [address = ''] = bare.split('%')
  return isIPv4(address) || isIPv6(address) ? address : undefined
}

/**
 * The network of a client address, by which clients are counted, the same for every spelling of it. An IPv6 subscriber has at least
 * a /64, which counts as one client. An IPv4 address written into IPv6 is the IPv4 address: mapped (RFC 4291), translated by the
 * well-known prefix (RFC 6052), and as 6to4 (RFC 3056), whose 65,536 networks belong to one IPv4 address.
 */
export function networkOf(address: string): string {
  const known = addressIn(address)
  if (known === undefined || isIPv4(known)) return known ?? address
  const groups = groupsOf(known)
  const isAfter = (...prefix: number[]) => prefix.every((group, place) => groups[place] === group)
  if (isAfter(0, 0, 0, 0, 0, 0xffff) || isAfter(0x64, 0xff9b, 0, 0, 0, 0)) return dotted(groups.slice(6))
  if (isAfter(0x2002)) return dotted(groups.slice(1, 3))
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').flatMap(numbersOf))
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

/** One group is one number, the dotted end of an address two. */
function numbersOf(part: string): number[] {
  if (part === '') return []
  if (!part.includes('.')) return [Number.parseInt(part, 16)]
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
  return [a * 256 + b, c * 256 + d]
}

function dotted(pair: readonly number[]): string {
  return pair.flatMap((group) => [group >> 8, group & 255]).join('.')
}
