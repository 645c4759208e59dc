import type { CDPSession } from '@playwright/test'
import { CEILINGS, MARGIN, type Weight } from '#tests/budgets.ts'
import { expect, test } from './penmark.ts'

for (const [path, ceiling] of Object.entries(CEILINGS)) {
  test(`${path} weighs at most its ceiling in tests/budgets.ts, and hardly less`, async ({
    page,
    builtin,
    signIn,
    context,
  }) => {
    if (path.startsWith('/dashboard')) await signIn(page, builtin)
    const devtools = await context.newCDPSession(page)
    const traffic = await listen(devtools)
    await page.goto(builtin.url + path)
    await untilStill(devtools, traffic)
    // A browser with a window fetches the icon of the tab when it likes, and one without never: it counts by its link.
    const icons = await page.locator(`link[rel="icon"][href="${ICON}"]`).count()
    const weight = weightOf(traffic, icons)
    for (const what of Object.keys(ceiling) as (keyof Weight)[]) {
      const line = `${path} ${what}: ${weight[what]}, ceiling ${ceiling[what]}`
      console.log(line)
      const heaviest = heaviestOf(traffic, what).join('\n')
      expect.soft(weight[what], `${line}. It is too heavy:\n${heaviest}`).toBeLessThanOrEqual(ceiling[what])
      expect
        .soft(weight[what], `${line}. It is lighter than its ceiling: lower the ceiling`)
        .toBeGreaterThanOrEqual(ceiling[what] - MARGIN[what])
    }
  })
}

const ICON = '/favicon.svg'

type Answer = { path: string; mimeType: string; bytes: number }
type Traffic = {
  /** All requests so far, by id. */
  all: Set<string>
  /** The requests under way. */
  open: Set<string>
  answers: Map<string, Answer>
}

/** Records everything that a page requests from now on. */
async function listen(devtools: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { all: new Set(), open: new Set(), answers: new Map() }
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http') || new URL(request.url).pathname === ICON) return
    traffic.all.add(requestId)
    traffic.open.add(requestId)
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const { mimeType, url } = response
    if (!traffic.all.has(requestId)) return
    traffic.answers.set(requestId, { path: new URL(url).pathname, mimeType, bytes: 0 })
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = traffic.answers.get(requestId)
    if (answer !== undefined) answer.bytes = encodedDataLength
    traffic.open.delete(requestId)
  })
  devtools.on('Network.loadingFailed', ({ requestId }) => void traffic.open.delete(requestId))
  await devtools.send('Network.enable')
  return traffic
}

/** Resolves once no request is under way, and the page has time and requests nothing more. */
async function untilStill(devtools: CDPSession, { all, open }: Traffic): Promise<void> {
  const expression = 'new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(() => resolve())))'
  let before: number
  do {
    before = all.size
    await expect.poll(() => open.size, 'requests under way').toBe(0)
    await devtools.send('Runtime.evaluate', { expression, awaitPromise: true })
  } while (all.size > before || open.size > 0)
}

function weightOf(traffic: Traffic, icons: number): Weight {
  const kilobytes = (what: keyof Weight) =>
    Math.round(answersOf(traffic, what).reduce((sum, { bytes }) => sum + bytes, 0) / 1_000)
  const [script, styles, html] = [kilobytes('script'), kilobytes('styles'), kilobytes('html')]
  return { script, styles, html, requests: traffic.all.size + icons }
}

function answersOf({ answers }: Traffic, what: keyof Weight): Answer[] {
  const types = { script: /javascript/, styles: /^text\/css$/, html: /^text\/html$/, requests: /./ }
  return [...answers.values()].filter(({ mimeType }) => types[what].test(mimeType))
}

function heaviestOf(traffic: Traffic, what: keyof Weight): string[] {
  return answersOf(traffic, what)
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ path, bytes }) => `${path} ${bytes}`)
}
