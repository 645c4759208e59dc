import { readFileSync } from 'node:fs'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PLAN_KEYS, PLANS } from '#app/domain/billing/plans.ts'
import { LISTED_DOCUMENTS } from '#app/domain/documents/document.ts'
import { EDITORS_TRIED, QUESTIONS } from '#app/domain/marketing.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { PUBLIC_PATHS, pageAddress } from '#app/domain/public-pages.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { visitor } from '#tests/support/browser.ts'
import { elementsIn } from '#tests/support/html.ts'
import { runs } from '#tests/support/long.ts'
import { faultsOfSchema } from '#tests/support/schema-org.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// What search engines, language models and people who share a page are told.

let server: RunningServer
beforeAll(async () => {
  server = await startServer({ SUPPORT_CONTACT: 'help@penmark.example' })
})
afterAll(() => server[Symbol.asyncDispose]())

const pageIn = async (path: string) => {
  const answer = await visitor(server).get(path)
  return { status: answer.status, text: (await answer.text()).replaceAll('&amp;', '&').replaceAll('&#x27;', "'") }
}
const dataIn = (text: string) => /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? ''
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found)

test.each(LOCALES)('every public page in %s names itself once and its other languages', async (locale) => {
  for (const path of PUBLIC_PATHS) {
    const { status, text } = await pageIn(`${path}?lang=${locale}`)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain(`<html lang="${locale}"`)
    expect([path, all(text, /<title>([^<]+)<\/title>/g).length]).toEqual([path, 1])
    expect([path, all(text, /<meta name="description" content="([^"]{20,})"/g).length]).toEqual([path, 1])
    expect(all(text, /<link rel="canonical" href="([^"]+)"/g)).toEqual([pageAddress(server.url, path, locale)])
    expect(all(text, /<link rel="alternate" hrefLang="([^"]+)"/g)).toEqual([...LOCALES, 'x-default'])
    for (const href of all(text, /<link rel="alternate" hrefLang="[^"]+" href="([^"]+)"/g))
      expect((await fetch(href ?? '')).status).toBe(200)
    expect(text).not.toContain('noindex')
  }
})

test('a shared page has a picture in its language', async () => {
  for (const path of ['/', '/contact']) {
    for (const locale of LOCALES) {
      const { text } = await pageIn(`${path}?lang=${locale}`)
      const [picture = ''] = all(text, /<meta property="og:image" content="([^"]+)"/g)
      expect(picture).toContain(`og-${locale}.png`)
      const answer = await fetch(picture)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
      const header = Buffer.from(await answer.arrayBuffer()).subarray(16, 24)
      expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1200, 630])
      expect(all(text, /<meta name="twitter:card" content="([^"]+)"/g)).toEqual(['summary_large_image'])
    }
  }
})

/** The other languages that a page names, by language, as a parser of HTML reads them. */
async function alternatesAt(address: string): Promise<{ own: string | undefined; named: Record<string, string> }> {
  const links = elementsIn(await (await fetch(address)).text(), 'link')
  const named = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang !== undefined)
  return {
    own: links.find(({ rel }) => rel === 'canonical')?.href,
    named: Object.fromEntries(named.map(({ hreflang, href }) => [hreflang, href])),
  }
}

test('the languages of a page name one another and themselves, the page without a language among them', async () => {
  for (const path of PUBLIC_PATHS) {
    const { named } = await alternatesAt(pageAddress(server.url, path))
    expect(Object.keys(named).sort()).toEqual([...LOCALES, 'x-default'].sort())
    expect(named['x-default']).toBe(pageAddress(server.url, path))
    expect(new Set(Object.values(named)).size).toBe(LOCALES.length + 1)
    for (const address of Object.values(named))
      expect([address, await alternatesAt(address)]).toEqual([address, { own: address, named }])
  }
})

type Node = { '@type': string; offers?: { name: string; price: string }[]; mainEntity?: { name: string }[] }

test.each(LOCALES)(
  'the structured data in %s has the prices of the plan table and the questions of the page',
  async (locale) => {
    const { text } = await pageIn(`/?lang=${locale}`)
    const json = dataIn(text)
    const data = JSON.parse(json) as { '@context': string; '@graph': Node[] }
    expect(data['@context']).toBe('https://schema.org')
    const byType = new Map(data['@graph'].map((node) => [node['@type'], node]))
    const priced = PLAN_KEYS.flatMap((key) => {
      const { name, priceCents } = PLANS[key]
      const prices = priceCents === null ? [] : [...new Set([priceCents.month, priceCents.year])]
      return prices.map((cents) => ({ name, price: (cents / 100).toFixed(2) }))
    })
    expect(byType.get('SoftwareApplication')?.offers?.map(({ name, price }) => ({ name, price }))).toEqual(priced)
    const questions = byType.get('FAQPage')?.mainEntity?.map(({ name }) => name)
    expect(questions).toEqual(QUESTIONS.map((question) => TEXTS[locale].landing.faq[question].question))
    for (const question of questions ?? []) expect(text.replace(json, '')).toContain(question)
    expect(byType.has('Organization')).toBe(true)
  },
)

// The compiler reads 900 types, which takes seconds; the types of the component are checked with all others every time.
test.runIf(runs(false, true))('the vocabulary of schema.org knows every name in the structured data', async () => {
  const pages = await Promise.all(LOCALES.map(async (locale) => dataIn((await pageIn(`/?lang=${locale}`)).text)))
  expect(faultsOfSchema(pages)).toEqual([])
  const broken = (pages[0] ?? '').replace('"priceCurrency"', '"currencyOfPrice"').replace('"FAQPage"', '"FaqPage"')
  expect(faultsOfSchema([broken]).join('\n')).toMatch(/FaqPage/)
  const misnamed = (pages[0] ?? '').replace('"priceCurrency"', '"currencyOfPrice"')
  expect(faultsOfSchema([misnamed]).join('\n')).toMatch(/currencyOfPrice/)
})

test('anchors of the header lead to sections that exist, and every link of the page leads somewhere', async () => {
  const { text } = await pageIn('/')
  for (const anchor of ['features', 'pricing', 'faq', 'contact']) {
    expect(text).toContain(`href="#${anchor}"`)
    expect(text).toContain(`id="${anchor}"`)
  }
  const links = new Set(all(text, /<a [^>]*href="(\/[^"#]*)/g))
  for (const link of links) expect([link, (await visitor(server).get(link ?? '')).status]).toEqual([link, 200])
  expect(links).toContain('/contact?about=sales')
  expect(links).toContain('/contact?about=guarantee')
  expect(text).toContain('help@penmark.example')
})

test('the landing page shows the newest checkpoint of the log: its size, its root and its time', async () => {
  const onPage = async () => {
    const { text } = await pageIn('/?lang=en')
    const lines = /<div class="log-now"[\s\S]*?<\/div>/.exec(text)?.[0] ?? ''
    const [size, root, time] = [/>(\d+) entr/, /<code>([^<]+)/, /dateTime="([^"]+)"/].map(
      (part) => part.exec(lines)?.[1],
    )
    return { size, root, age: Date.now() - Date.parse(time ?? '') }
  }
  const checkpoint = () => fetch(`${server.url}/ledger/checkpoint`)
  await expect.poll(async () => (await checkpoint()).status).toBe(200)
  const [, size, root] = (await (await checkpoint()).text()).split('\n')
  // The page may hold the one before for half a minute.
  await expect.poll(onPage, { timeout: 40_000 }).toMatchObject({ size, root })
  expect((await onPage()).age).toBeLessThan(120_000)
})

test('the sitemap lists every public page in every language, and each of them answers', async () => {
  const answer = await fetch(`${server.url}/sitemap.xml`)
  expect(answer.headers.get('content-type')).toContain('xml')
  const text = await answer.text()
  expect(XMLValidator.validate(text)).toBe(true)
  const { urlset } = new XMLParser({ ignoreAttributes: false, isArray: (name) => name === 'xhtml:link' }).parse(text)
  expect(urlset).toMatchObject({
    '@_xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    '@_xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  })
  const entries = urlset.url as { loc: string; 'xhtml:link'?: Record<'@_hreflang' | '@_href', string>[] }[]
  const listed = entries.map(({ loc }) => loc)
  for (const { loc, 'xhtml:link': links } of entries) {
    // The page of the verifier names them in a header.
    if (links === undefined || new URL(loc).pathname === '/verify') continue
    const named = Object.fromEntries(links.map((link) => [link['@_hreflang'], link['@_href']]))
    expect([loc, named]).toEqual([loc, (await alternatesAt(loc)).named])
  }
  expect(listed).toEqual([
    ...[...PUBLIC_PATHS, '/verify'].flatMap((path) =>
      [undefined, ...LOCALES].map((locale) => pageAddress(server.url, path, locale)),
    ),
    ...LISTED_DOCUMENTS.map((name) => pageAddress(server.url, `/docs/${name}`)),
  ])
  for (const address of listed) expect([address, (await fetch(address ?? '')).status]).toEqual([address, 200])
})

test('robots may read public pages and those that must not be listed, and find the sitemap', async () => {
  const rules = await (await fetch(`${server.url}/robots.txt`)).text()
  expect(rules).toContain(`Sitemap: ${server.url}/sitemap.xml`)
  // A robot that may not read a page would not learn that it must not list it.
  expect(rules.match(/^Disallow: .*$/gm)).toEqual(['Disallow: /api/'])
  for (const path of ['/verify-email?token=x', '/reset-password?token=x', '/unsubscribe', '/dashboard', '/api/plans'])
    expect((await visitor(server).get(path)).headers.get('x-robots-tag'), path).toBe('noindex')
  for (const path of PUBLIC_PATHS) expect((await visitor(server).get(path)).headers.get('x-robots-tag')).toBeNull()
})

test('language models find the plans and the questions in one file', async () => {
  const { text } = await pageIn('/llms.txt')
  expect(text).toMatch(/^# Penmark\n\n> /)
  expect(text).toContain('- Pro: 500 requests a month, $9.99 a month or $99.99 a year')
  for (const question of QUESTIONS) expect(text).toContain(TEXTS.en.landing.faq[question].question)
})

test('the start page claims only what its operator claims, and shows what was measured in its place', async () => {
  const matrix = readFileSync(new URL('../../docs/works-on.md', import.meta.url), 'utf8')
  const [, firstBrowser = ''] = matrix.split(/^## /m)
  expect(all(firstBrowser, /^\| (?!Editor \||---)([^|]+) \|/gm)).toHaveLength(EDITORS_TRIED)
  const { text: plain } = await pageIn('/?lang=en')
  expect(plain).toContain(`Tried in ${EDITORS_TRIED} editors`)
  expect(plain).not.toMatch(/people write|live chat|We’re here/)
  await using claiming = await startServer({
    ...{ CLAIMED_USERS: '50000', CLAIMED_SITES: '100000', LIVE_CHAT_URL: 'https://chat.penmark.example/now' },
    SUPPORT_HOURS: 'Mo-Fr 09:00-18:00, Sa 10:00-16:00 America/Los_Angeles',
  })
  const page = await (await visitor(claiming).get('/?lang=de')).text()
  for (const words of ['Über 50.000 Menschen', 'über 100.000 Websites', 'href="https://chat.penmark.example/now"'])
    expect(page).toContain(words)
  expect(page.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')).toContain('Mo–Fr 09:00–18:00 Uhr, Sa 10:00–16:00 Uhr')
  expect(page).not.toContain('Editoren erprobt')
})
