import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LEGAL_PAGES } from '#app/domain/legal/legal.ts'
import { LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { visitor } from '#tests/support/browser.ts'
import { HOW_REACT_WRITES } from '#tests/support/html.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// Follows every link that a visitor can follow, from the landing page on, in each language.

let server: RunningServer
beforeAll(async () => {
  server = await startServer({
    OPERATOR_NAME: 'Quill',
    OPERATOR_ADDRESS: '1 Ink Lane; 1010 Vienna',
    OPERATOR_EMAIL: 'office@quill.example',
    OPERATOR_JURISDICTION: 'Austria',
  })
})
afterAll(() => server[Symbol.asyncDispose]())

type Crawled = { status: number; html: string | null; from: string }

/** The pages that are reachable from `/`, by path and query without the language. The documents, in English only, once. */
function crawl(locale: Locale): Promise<Map<string, Crawled>> {
  const pages = crawls.get(locale) ?? follow(locale)
  crawls.set(locale, pages)
  return pages
}

const crawls = new Map<Locale, Promise<Map<string, Crawled>>>()

async function follow(locale: Locale): Promise<Map<string, Crawled>> {
  const reader = visitor(server)
  await reader.get(`/?lang=${locale}`)
  const pages = new Map<string, Crawled>()
  const links: { from: string; href: string }[] = [{ from: '', href: '/' }]
  for (let next = links.pop(); next !== undefined; next = links.pop()) {
    const { origin, pathname, search, searchParams } = new URL(next.href, `${server.url}${next.from}`)
    const path = pathname + search
    // A link to another language is followed in that language's own crawl.
    if (origin !== server.url || pages.has(path) || searchParams.has('lang')) continue
    if (locale !== 'en' && /^\/docs\/./.test(pathname)) continue
    const answer = await reader.get(path)
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') === true
    const body = await answer.text()
    const html = isPage ? body : null
    const place = answer.headers.get('location')
    pages.set(path, { status: answer.status, html, from: next.from })
    if (place !== null) links.push({ from: path, href: place })
    for (const [, href = ''] of html?.matchAll(/<a\b[^>]*\shref="([^"]*)"/g) ?? [])
      links.push({ from: path, href: href.replaceAll('&amp;', '&') })
  }
  return pages
}

test.each(LOCALES)('in %s no link and no anchor of a public page leads nowhere', async (locale) => {
  const pages = await crawl(locale)
  expect(pages.size).toBeGreaterThan(locale === 'en' ? 50 : 18)
  for (const path of ['/', '/login', '/register', '/contact', '/status', '/extension', '/verify', '/docs'])
    expect([...pages.keys()]).toContain(path)
  for (const page of LEGAL_PAGES) expect([...pages.keys()]).toContain(`/${page}`)
  const broken = [...pages].filter(([, { status }]) => status >= 400)
  expect(broken.map(([path, { status, from }]) => `${status} ${path} from ${from}`)).toEqual([])
  const nowhere: string[] = []
  for (const [path, { html }] of pages) {
    for (const [, href = ''] of html?.matchAll(/<a\b[^>]*\shref="([^"]*#[^"]+)"/g) ?? []) {
      const { origin, pathname, search, hash } = new URL(href.replaceAll('&amp;', '&'), server.url + path)
      const target = origin === server.url ? pages.get(pathname + search)?.html : undefined
      if (typeof target === 'string' && !target.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
        nowhere.push(`${path}: ${href}`)
    }
  }
  expect(nowhere).toEqual([])
})

test.each(LOCALES)(
  'in %s every public page is valid HTML, says its language, and is complete without scripts',
  async (locale) => {
    const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: HOW_REACT_WRITES })
    for (const [path, { html }] of await crawl(locale)) {
      if (html === null) continue
      const report = await validator.validateString(html)
      const problems = report.results.flatMap(({ messages }) => messages.map((each) => `${each.line}: ${each.message}`))
      expect([path, problems]).toEqual([path, []])
      expect(html, path).toContain(`<html lang="${locale}"`)
      expect(html, path).toMatch(/<h1\b/)
      // Documents and the verifier's script speak of such signs.
      if (!/^\/(?:docs\/|verify$)/.test(path)) expect(html, path).not.toMatch(/\{\{|\bundefined\b/)
    }
  },
)
