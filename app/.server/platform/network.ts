/**
 * The network of a client address, by which clients are counted: an IPv6 subscriber has at least a /64, which counts as
 * one client, and an IPv4 address mapped into IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const mapped = /^::ffff:(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = head.split(':').filter((group) => group !== '')
  if (tail !== undefined) {
    const after = tail.split(':').filter((group) => group !== '')
    while (groups.length + after.length < 8) groups.push('0')
    groups.push(...after)
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
