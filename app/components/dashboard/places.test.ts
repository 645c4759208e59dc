import { expect, test } from 'vitest'
import { filled, listedRoutes } from '#tests/support/routes.ts'
import { FOOT_PLACES, HEAD_PLACES } from './places.ts'

const FRAME = 'routes/dashboard/layout.tsx'

test('every screen of the dashboard lights exactly one place of each navigation', async () => {
  const inFrame = (await listedRoutes()).filter(
    ({ path, around }) => around.includes(FRAME) && path.startsWith('/dashboard') && path !== '/dashboard/*',
  )
  expect(inFrame.length).toBeGreaterThan(40)
  for (const { path } of inFrame) {
    for (const places of [HEAD_PLACES, FOOT_PLACES]) {
      const lit = places.filter(({ screens }) => screens.test(filled(path))).map(({ to }) => to)
      expect([path, lit]).toEqual([path, [expect.any(String)]])
    }
  }
})
