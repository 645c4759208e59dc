import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

const forged = new Headers({ 'x-forwarded-for': '6.6.6.6', 'fly-client-ip': '7.7.7.7' })

test('E41: without a trusted proxy, forwarded headers change nothing', () => {
  expect(clientAddress(forged, '10.0.0.9', { onFly: false, trustedProxyHops: 0 })).toBe('10.0.0.9')
})

test('E41: behind one proxy only the entry that it appended counts', () => {
  const headers = new Headers({ 'x-forwarded-for': '6.6.6.6, 203.0.113.5' })
  expect(clientAddress(headers, '10.0.0.1', { onFly: false, trustedProxyHops: 1 })).toBe('203.0.113.5')
})

test('E41: fewer entries than trusted hops fall back to the socket', () => {
  expect(clientAddress(new Headers(), '10.0.0.1', { onFly: false, trustedProxyHops: 1 })).toBe('10.0.0.1')
})

test('E41: on Fly only Fly-Client-IP counts', () => {
  expect(clientAddress(forged, '10.0.0.1', { onFly: true, trustedProxyHops: 0 })).toBe('7.7.7.7')
})

test('the entry of a proxy counts without its port, and one that is no address counts as none', () => {
  const behindOne = { onFly: false, trustedProxyHops: 1 }
  const of = (entry: string) => clientAddress(new Headers({ 'x-forwarded-for': entry }), '10.0.0.1', behindOne)
  expect(of('6.6.6.6, 203.0.113.5:51234')).toBe('203.0.113.5')
  expect(of('6.6.6.6, [2001:db8::7%eth0]:443')).toBe('2001:db8::7')
  expect(of('203.0.113.5, unknown')).toBe('10.0.0.1')
  expect(of('203.0.113.5,')).toBe('10.0.0.1')
  const twice = new Headers([
    ['x-forwarded-for', '6.6.6.6'],
    ['x-forwarded-for', '203.0.113.5 '],
  ])
  expect(clientAddress(twice, '10.0.0.1', behindOne)).toBe('203.0.113.5')
  const byFly = { onFly: true, trustedProxyHops: 0 }
  expect(clientAddress(new Headers({ 'fly-client-ip': 'none' }), '10.0.0.1', byFly)).toBe('10.0.0.1')
})
