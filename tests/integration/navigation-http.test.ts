import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SignedIn, startServerFor } from '#tests/support/people.ts'
import { listedRoutes } from '#tests/support/routes.ts'
import type { RunningServer } from '#tests/support/server.ts'

// Every screen as its first HTML: which places of the two navigations it lights.

let server: RunningServer
let ada: SignedIn
beforeAll(async () => {
  const started = await startServerFor({ ada: 'pro' }, {}, mkdtempSync(path.join(tmpdir(), 'penmark-')))
  server = started.server
  ada = started.people.ada
})
afterAll(() => server.stop('SIGKILL'))

/** The links of a navigation that are marked as the present place. */
function litIn(html: string, navigation: string): string[] {
  const part = new RegExp(`<nav class="${navigation}"[\\s\\S]*?</nav>`).exec(html)?.[0] ?? ''
  return [...part.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) =>
    tag.includes('aria-current="page"') ? [/href="([^"]*)"/.exec(tag)?.[1] ?? ''] : [],
  )
}

test('every screen of the dashboard tells in both navigations which place it belongs to', async () => {
  const frame = 'routes/dashboard/layout.tsx'
  const paths = (await listedRoutes())
    .filter(({ path: address, around }) => around.includes(frame) && address.startsWith('/dashboard'))
    .map(({ path: address }) => address)
    .filter((address) => !/[:*]/.test(address))
  const looked: string[] = []
  for (const address of paths) {
    const answer = await ada.get(address)
    if (answer.status !== 200) continue
    const html = await answer.text()
    looked.push(address)
    for (const navigation of ['frame-places', 'frame-foot'])
      expect([address, navigation, litIn(html, navigation)]).toEqual([address, navigation, [expect.any(String)]])
  }
  expect(looked).toEqual(
    expect.arrayContaining(
      ['library', 'bookmarks', 'history', 'preferences', 'settings'].map((name) => `/dashboard/${name}`),
    ),
  )
  expect(looked.length).toBeGreaterThan(35)
})

test('the account menu repeats no place of the navigation beside it', async () => {
  const html = await (await ada.get('/dashboard')).text()
  const places = [...(/<nav class="frame-places"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/href="([^"]*)"/g)]
  const menu = /<div class="account">[\s\S]*?<\/form>/.exec(html)?.[0] ?? ''
  // On phones, which have no such navigation, billing has its place in the menu; the style sheet hides it elsewhere.
  const links = [...menu.replace(/<p class="account-billing[\s\S]*?<\/p>/, '').matchAll(/href="([^"]*)"/g)]
  expect(links.length).toBeGreaterThan(1)
  const repeated = links.map(([, to]) => to).filter((to) => places.some(([, place]) => place === to))
  expect(repeated).toEqual([])
})
