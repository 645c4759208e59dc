import { expect, test } from 'vitest'
import { REQUEST_TIMES } from './host.ts'

test('E42: a request that does not end is cut within 20 seconds', () => {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = REQUEST_TIMES
  expect(Math.max(headersTimeout, requestTimeout) + connectionsCheckingInterval).toBeLessThanOrEqual(20_000)
})
