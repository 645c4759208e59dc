import { test as base, expect, type Page } from '@playwright/test'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { mailedLink } from '#tests/support/mailbox.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

export { expect, PASSWORD }

type Fixtures = {
  /** Signs a fresh account in on the page; the session comes from the login form's own action. */
  signIn: (page: Page, server: RunningServer, email?: string) => Promise<{ email: string; token: string }>
}
type WorkerFixtures = {
  /** The production server with its built-in engine. */
  builtin: RunningServer
  /** The same server connected to an OpenAI-compatible double. */
  connected: RunningServer
  double: OpenAiDouble
}

let people = 0

/** Test fixtures. Every unexpected console message or page error fails the test that caused it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  builtin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the required fixtures from this pattern.
    async ({}, use) => {
      await using server = await startServer()
      await use(server)
    },
    { scope: 'worker' },
  ],
  double: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const double = await startOpenAiDouble()
      await use(double)
      await double.close()
    },
    { scope: 'worker' },
  ],
  connected: [
    async ({ double }, use) => {
      await using server = await startServer({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
      await use(server)
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    // A violation that the policy stops appears in no console, only in the server's log.
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error(`The content security policy was broken: ${effectiveDirective} ${blockedURI}`),
      ),
    )
    await use(page)
    // The browser's console lists a refused form as a failed request; the test that sent it has checked its answer.
    expect(complaints.filter((text) => !/the server responded with a status of (4\d\d|503)/.test(text))).toEqual([])
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  signIn: async ({}, use) => {
    await use(async (page, server, email) => {
      people += 1
      const account = await signUp(server, email ?? `person-${process.pid}-${people}@example.com`)
      const answer = await page.request.post(`${server.url}/login`, {
        form: { intent: 'login', email: account.email, password: PASSWORD },
        headers: { origin: server.url },
        maxRedirects: 0,
      })
      expect(answer.status()).toBe(303)
      return account
    })
  },
})

/**
 * Opens the assistant and waits until its script runs. A click before that is a plain post, which works as well but is
 * the subject of another test.
 */
export async function openAssistant(page: Page, server: RunningServer): Promise<void> {
  await page.goto(`${server.url}/dashboard/assistant`)
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
}

/** The number of results stored in this browser. They are written a moment after they appear. */
export async function remembered(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('penmark')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('history').objectStore('history').count()
          counting.onsuccess = () => resolve(counting.result)
          counting.onerror = () => reject(counting.error)
          opening.result.close()
        }
      }),
  )
}

/** The verification link that was mailed to `email`, once it is there. */
export async function verificationLink(server: RunningServer, email: string): Promise<string> {
  return (await mailedLink(server, email)).href
}

/** The usage of this month as the ledger derives it. */
export async function usageOf(
  server: RunningServer,
  token: string,
): Promise<{ current_month: number; remaining: number }> {
  const { body } = await call(server, 'GET', '/api/user/profile', { token })
  return body.usage as { current_month: number; remaining: number }
}

export const CLUMSY =
  'In order to utilize the new expense system, each and every employee need to submit there receipts prior to the end of the month. Due to the fact that the old system was very slow, alot of people was waiting for reimbursement for a long period of time. The finance team have made a decision to automate the the approval of small claims.'
