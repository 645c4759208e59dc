import { expect, test } from 'vitest'
import { isWrite } from './writes.ts'

test('S3 2: PUT, PATCH and DELETE are writes like POST; GET, HEAD and OPTIONS are not', () => {
  const writes = ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) =>
    isWrite(new Request('http://localhost/', { method })),
  )
  expect(writes).toEqual(['POST', 'PUT', 'PATCH', 'DELETE'])
})
