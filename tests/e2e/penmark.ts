import { type BrowserContextOptions, test as base, expect, type Page, type Route } from '@playwright/test'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call, PASSWORD } from '#tests/support/client.ts'
import { type PeopledServer, type Person, startPeopledServer } from '#tests/support/people.ts'
import type { RunningServer } from '#tests/support/server.ts'

export { expect, PASSWORD }

type Fixtures = {
  /** A signed-in page of a user whom no other test gets. The journeys that are about signing up use the forms instead. */
  signIn: (page: Page, server: PeopledServer, plan?: PlanKey) => Promise<Person>
  /** A page of another browser, watched as `page` is and closed after the test. */
  openPage: (options?: BrowserContextOptions) => Promise<Page>
  /** The model that `connected` asks, with nothing left of an earlier test. */
  double: OpenAiDouble
}
type WorkerFixtures = {
  /** The production server with its built-in engine. */
  builtin: PeopledServer
  /** The same connected to an OpenAI-compatible double. */
  connected: PeopledServer
  model: OpenAiDouble
}

/** Test fixtures: every unexpected console message or page error fails the test that caused it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  builtin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      await using server = await startPeopledServer({}, { starter: 90, pro: 4, business: 6 })
      await use(server)
    },
    { scope: 'worker' },
  ],
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const double = await startOpenAiDouble()
      await use(double)
      await double.close()
    },
    { scope: 'worker' },
  ],
  connected: [
    async ({ model }, use) => {
      const settings = { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'double-1' }
      await using server = await startPeopledServer(settings, { starter: 30, pro: 4 })
      await use(server)
    },
    { scope: 'worker' },
  ],
  double: [
    async ({ model }, use) => {
      model.reset()
      await use(model)
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    const complaints = await watch(page, javaScriptEnabled)
    await use(page)
    expect(complaints()).toEqual([])
  },
  openPage: async ({ browser, javaScriptEnabled }, use) => {
    const opened: { page: Page; complaints: () => string[] }[] = []
    await use(async (options = {}) => {
      const context = await browser.newContext({ javaScriptEnabled, ...options })
      const page = await context.newPage()
      opened.push({ page, complaints: await watch(page, options.javaScriptEnabled ?? javaScriptEnabled) })
      return page
    })
    for (const { page, complaints } of opened) {
      await page.context().close()
      expect(complaints()).toEqual([])
    }
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  signIn: async ({}, use) => {
    await use(async (page, server, plan) => {
      const person = server.person(plan)
      await page.context().addCookies([{ name: 'penmark_session', value: person.cookie, url: server.url }])
      return person
    })
  },
})

/** Collects what the page complains about, and lets every page load end only once the page's script runs. */
async function watch(page: Page, javaScriptEnabled: boolean): Promise<() => string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  // A broken policy is told to the server's log, not to the console.
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`The content security policy was broken: ${effectiveDirective} ${blockedURI}`),
    ),
  )
  if (javaScriptEnabled) {
    const { goto, reload } = page
    page.goto = async (...input) => {
      const answer = await goto.apply(page, input)
      await scriptRuns(page)
      return answer
    }
    page.reload = async (...input) => {
      const answer = await reload.apply(page, input)
      await scriptRuns(page)
      return answer
    }
  }
  // A refused form is a failed request to the browser's console; the test that sent it has looked at its answer.
  return () => complaints.filter((text) => !/the server responded with a status of (4\d\d|503)/.test(text))
}

/**
 * Resolves once the page's script runs, or at once for a page that ships none. A click before that is a plain post, which
 * works as well but is the subject of the tests without JavaScript. A page whose scripts wait for a touch is touched, by
 * a press: React repeats a pointer that came over the page once it has hydrated, now and then late enough to load the tooltips.
 */
async function scriptRuns(page: Page): Promise<void> {
  if ((await page.locator('script[type="text/waiting"]').count()) > 0)
    await page.locator('h1').dispatchEvent('pointerdown')
  await expect(page.locator('html[data-hydrated], html:not(:has(script[type="module"]))')).toBeAttached()
}

/**
 * Shows another screen as a link of the application does: by its data, in the document that is open. That takes a quarter
 * of the work of a new document. Resolves once the screen is drawn. A page that ships no script gets a new document.
 */
export async function follow(page: Page, url: string): Promise<void> {
  const { pathname, search } = new URL(url)
  const followed = await page.evaluate(async (to) => {
    type Router = { navigate(to: string, options: { flushSync: boolean }): Promise<void> }
    const { __reactRouterDataRouter: router } = window as { __reactRouterDataRouter?: Router }
    await router?.navigate(to, { flushSync: true })
    return router !== undefined
  }, pathname + search)
  if (!followed) await page.goto(url)
}

/**
 * Keeps the page that follows by itself from coming, so that the present one can be looked at for as long as that takes.
 * @param next matches the address of the next page, and of its data when a script fetches it
 * @returns lets it come
 */
export async function holdBack(page: Page, next: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  const cancelled: string[] = []
  const hold = async (route: Route) => {
    if (!route.request().isNavigationRequest()) {
      held.push(route)
      return
    }
    // A document that is on its way stalls the present one. An answer without content leaves it as it is.
    cancelled.push(route.request().url())
    await route.fulfill({ status: 204 })
  }
  await page.route(next, hold)
  return async () => {
    await page.unroute(next, hold)
    for (const route of held) await route.continue()
    const [address] = cancelled
    if (address !== undefined) await page.goto(address)
  }
}

/** What a store of this browser holds, oldest first. It is written a moment after what it tells of is shown. */
export function keptIn(
  page: Page,
  store: 'history' | 'draft' | 'form',
): Promise<{ text?: string; output?: string; place?: string; fields?: Record<string, string> }[]> {
  return page.evaluate(async (name) => {
    // Opening a database that does not exist yet would create it, empty, in the application's place.
    const exists = (await indexedDB.databases()).some((one) => one.name === 'penmark' && (one.version ?? 0) > 1)
    if (!exists) return []
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('penmark')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction(name).objectStore(name).getAll()
        reading.onsuccess = () => resolve(reading.result)
        reading.onerror = () => reject(reading.error)
        opening.result.close()
      }
    })
  }, store)
}

/** The usage of this month as the ledger derives it. */
export async function usageOf(
  server: RunningServer,
  token: string,
): Promise<{ current_month: number; remaining: number }> {
  const { body } = await call(server, 'GET', '/api/user/profile', { token })
  return body.usage as { current_month: number; remaining: number }
}

/** Checkpoints are published every ten seconds, later on a machine that has much to do. */
export const CHECKPOINT_MS = 60_000

export const CLUMSY =
  'In order to utilize the new expense system, each and every employee need to submit there receipts prior to the end of the month. Due to the fact that the old system was very slow, alot of people was waiting for reimbursement for a long period of time. The finance team have made a decision to automate the the approval of small claims.'
