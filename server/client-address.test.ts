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
