import { readdirSync, readFileSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LISTED_DOCUMENTS } from '#app/domain/documents/document.ts'
import { COOKIES, DATA_KINDS, LEGAL_PAGES } from '#app/domain/legal/legal.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { visitor } from '#tests/support/browser.ts'
import { HOW_REACT_WRITES } from '#tests/support/html.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// The pages that are made of Markdown: documents and legal pages; and the status.

const OPERATOR = {
  OPERATOR_NAME: 'Quill & <Sons>',
  OPERATOR_ADDRESS: '1 Ink Lane; 1010 Vienna',
  OPERATOR_EMAIL: 'office@quill.example',
  OPERATOR_JURISDICTION: 'Austria',
  LANGUAGETOOL_URL: 'http://127.0.0.1:9',
}

let server: RunningServer
beforeAll(async () => {
  server = await startServer(OPERATOR)
})
afterAll(() => server[Symbol.asyncDispose]())

const pageAt = async (path: string) => {
  const answer = await visitor(server).get(path)
  return { status: answer.status, text: await answer.text() }
}

test('every listed document is a page without scripts, with its contents beside it', async () => {
  const { text: list } = await pageAt('/docs')
  for (const name of LISTED_DOCUMENTS) {
    const { status, text } = await pageAt(`/docs/${name}`)
    expect([name, status]).toEqual([name, 200])
    expect(text).not.toContain('<script')
    expect(list).toContain(`href="/docs/${name}"`)
    for (const [, id] of text.matchAll(/<a href="#([^"]+)"/g)) expect(text, id).toContain(` id="${id}"`)
  }
  expect((await pageAt('/docs/decisions/022-periods-credits-and-money')).status).toBe(200)
  for (const path of ['/docs/nothing', '/docs/__proto__', '/docs/../package', '/docs/decisions/template'])
    expect([path, (await pageAt(path)).status]).toEqual([path, 404])
})

test('a search finds sections, keeps what was typed, and says when there is nothing', async () => {
  const { text } = await pageAt('/docs?q=Idempotency-Key')
  expect(text).toContain('value="Idempotency-Key"')
  expect(text).toMatch(/<mark>Idempotency-Key<\/mark>/i)
  const none = await pageAt(`/docs?q=${encodeURIComponent('<b>qwzx</b>')}&lang=de`)
  expect(none.text).toContain('Nichts gefunden zu „&lt;b&gt;qwzx&lt;/b&gt;“.')
  expect((await pageAt(`/docs?q=${'a '.repeat(1_000)}`)).status).toBe(200)
})

test.each(LOCALES)('the legal pages in %s are filled in, and markup in the settings stays text', async (locale) => {
  for (const page of LEGAL_PAGES) {
    const { status, text } = await pageAt(`/${page}?lang=${locale}`)
    expect([page, status]).toEqual([page, 200])
    expect([page, text.match(/\{\{\w+\}\}/)]).toEqual([page, null])
    expect(text).not.toContain('<Sons>')
  }
  const { text: imprint } = await pageAt(`/imprint?lang=${locale}`)
  expect(imprint).toContain('Quill &amp; &lt;Sons&gt;')
  expect(imprint).toContain('1 Ink Lane<br>1010 Vienna')
  const { text: privacy } = await pageAt(`/privacy?lang=${locale}`)
  expect(privacy).toContain(`${TEXTS[locale].legal.processors.languageTool} (127.0.0.1:9)`)
  expect(privacy).not.toContain(TEXTS[locale].legal.processors.stripe)
})

test('every table of the schema stands under one kind of data on the privacy page', () => {
  const files = new SQLite(`${server.dataDir}/penmark.db`, { readonly: true })
  const tables = files
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .pluck()
    .all()
  files.close()
  const listed: string[] = Object.values(DATA_KINDS).flat()
  expect(new Set(listed).size).toBe(listed.length)
  expect(tables.filter((table) => !listed.includes(table) && table !== 'schema_migration').toSorted()).toEqual([])
})

test('every cookie of the source stands in the table of cookies', () => {
  const names = new Set<string>()
  for (const folder of ['app/.server/auth', 'app/.server/http', 'app/domain/preferences', 'server/cluster'])
    for (const file of readdirSync(folder).filter((each) => /(?<!\.test)\.ts$/.test(each)))
      for (const [name] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\bpenmark_[a-z_]*[a-z]/g))
        names.add(name)
  expect([...names].filter((name) => !/^penmark_(?:errors|limiter)/.test(name)).toSorted()).toEqual(
    Object.values(COOKIES).flat().toSorted(),
  )
})

test('the footer leads to all of them, and the sitemap lists them', async () => {
  const { text } = await pageAt('/')
  const { text: sitemap } = await pageAt('/sitemap.xml')
  for (const path of ['/docs', '/status', ...LEGAL_PAGES.map((page) => `/${page}`)]) {
    expect(text).toContain(`href="${path}"`)
    expect(sitemap).toContain(`<loc>${server.url}${path}?lang=fr</loc>`)
  }
  expect(sitemap).toContain(`<loc>${server.url}/docs/api</loc>`)
  const { text: register } = await pageAt('/register')
  expect(register).toContain('href="/terms"')
  expect(register).toContain('href="/privacy"')
})

test('every page that anybody may open is valid HTML', async () => {
  const reader = new HtmlValidate({ extends: ['html-validate:standard'], rules: HOW_REACT_WRITES })
  const plain = ['/', '/login', '/register', '/forgot-password', '/contact', '/docs', '/docs/api', '/docs?q=credit']
  for (const path of [...plain, '/status', '/verify', ...LEGAL_PAGES.map((page) => `/${page}?lang=fr`)]) {
    const report = await reader.validateString((await pageAt(path)).text)
    const problems = report.results.flatMap(({ messages }) => messages.map((each) => `${each.line}: ${each.message}`))
    expect([path, problems]).toEqual([path, []])
  }
  const broken = await reader.validateString('<!DOCTYPE html><p><div></div></p>')
  expect(broken.valid).toBe(false)
})

test('the status names every part and how far the ledger is signed', async () => {
  const { status, text } = await pageAt('/status')
  expect(status).toBe(200)
  expect(text).toContain('Everything works')
  expect(text).toContain('Built-in engine')
  expect(text).toContain('Not set up')
})

test('the verifier’s page travels compressed and arrives as the file that is built', async () => {
  const answer = await fetch(`${server.url}/verify`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers.get('content-encoding')).toBe('br')
  expect(Number(answer.headers.get('content-length'))).toBeLessThan(97_000)
  expect(await answer.text()).toBe(readFileSync('build/verifier/ledger-verify.html', 'utf8'))
})
