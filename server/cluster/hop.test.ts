import { expect, test } from 'vitest'
import { clientAddress } from '../client-address.ts'
import { clientOfHop, HOP, signHop } from './hop.ts'

const passed = { method: 'POST', url: '/api/ai-assist?x=1' }
const at = 1_800_000_000_000

test.for(['203.0.113.9', '2001:db8::7', '::ffff:10.0.0.1', 'fe80::1%eth0'])('the address %s arrives', (client) => {
  expect(clientOfHop(signHop('secret', passed, client, at), ['newer', 'secret'], passed, at + 1_000)).toBe(client)
})

test('a hop counts for one request, for a minute, and with a secret of the cluster only', () => {
  const hop = signHop('secret', passed, '203.0.113.9', at)
  expect(clientOfHop(hop, ['other'], passed, at)).toBeUndefined()
  expect(clientOfHop(hop, ['secret'], { ...passed, method: 'PUT' }, at)).toBeUndefined()
  expect(clientOfHop(hop, ['secret'], { ...passed, url: '/login' }, at)).toBeUndefined()
  expect(clientOfHop(hop, ['secret'], passed, at + 61_000)).toBeUndefined()
  expect(clientOfHop(hop, ['secret'], passed, at - 61_000)).toBeUndefined()
  expect(clientOfHop(hop.replace('203.0.113.9', '203.0.113.8'), ['secret'], passed, at)).toBeUndefined()
  for (const odd of [null, '', ';;', `${at};1.2.3.4;`, 'x'.repeat(5_000), `${hop};more`])
    expect(clientOfHop(odd, ['secret'], passed, at)).toBeUndefined()
})

test('a client that forges a hop keeps its own address, and one machine alone believes none', () => {
  const headers = new Headers({ [HOP]: signHop('guess', passed, '203.0.113.9', Date.now()) })
  const env = {
    onFly: false,
    trustedProxyHops: 0,
    sessionSecrets: ['secret'] as const,
    cluster: { node: 'a', url: 'b', litefsUrl: 'c', consul: undefined, ack: 'recorded' as const },
  }
  expect(clientAddress(headers, '198.51.100.4', env, passed)).toBe('198.51.100.4')
  const honest = new Headers({ [HOP]: signHop('secret', passed, '203.0.113.9', Date.now()) })
  expect(clientAddress(honest, '198.51.100.4', env, passed)).toBe('203.0.113.9')
  expect(clientAddress(honest, '198.51.100.4', { ...env, cluster: undefined }, passed)).toBe('198.51.100.4')
})
