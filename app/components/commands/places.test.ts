import { expect, test } from 'vitest'
import { listedRoutes } from '#tests/support/routes.ts'
import { COMMAND_PLACES } from './places.ts'

/** Pages that are a step of a task, which the page before them opens. */
const STEPS =
  /\/(import|change|reset|others|secure|app|app\/off|codes|passkeys\/new|billing-demo|google)$|\/settings\/security\//

test('the command bar leads to every page of the dashboard that needs no further choice', async () => {
  const pages = (await listedRoutes())
    .filter(({ path, around }) => around.includes('routes/dashboard/layout.tsx') && path.startsWith('/dashboard'))
    .map(({ path }) => path)
    .filter((path) => !/[:*]/.test(path) && !STEPS.test(path))
  expect(pages.length).toBeGreaterThan(25)
  expect(COMMAND_PLACES.map(({ to }) => to).sort()).toEqual(pages.sort())
})
