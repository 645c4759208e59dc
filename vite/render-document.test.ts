import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LISTED_DOCUMENTS } from '../app/domain/documents/document.ts'
import { renderDocument } from './render-document.ts'

const names = globSync('docs/**/*.md').map((file) => file.slice('docs/'.length, -'.md'.length))
const pages = new Map(names.map((name) => [name, renderDocument(readFileSync(`docs/${name}.md`, 'utf8'), name)]))

test('every link between documents leads to a page and a heading that exist', () => {
  const anchorsOf = (name: string) => [...(pages.get(name)?.html.matchAll(/ id="([^"]+)"/g) ?? [])].map(([, id]) => id)
  let links = 0
  for (const [name, { html }] of pages) {
    for (const [, href = ''] of html.matchAll(/<a href="([^"]+)"/g)) {
      if (!/^(?:#|\/docs\/)/.test(href)) continue
      links += 1
      const [page = '', anchor] = href.startsWith('#') ? [name, href.slice(1)] : href.slice('/docs/'.length).split('#')
      expect([name, href, pages.has(page)]).toEqual([name, href, true])
      if (anchor !== undefined)
        expect([name, href, anchorsOf(page)]).toEqual([name, href, expect.arrayContaining([anchor])])
    }
  }
  expect(links).toBeGreaterThan(60)
})

test('every listed document has a title, a summary and sections that the search can find', () => {
  for (const name of LISTED_DOCUMENTS) {
    const page = pages.get(name)
    expect([name, page?.title, page?.summary.length]).toEqual([name, expect.stringMatching(/\w/), expect.any(Number)])
    expect([name, page?.sections.length ?? 0]).toEqual([name, expect.any(Number)])
    expect(page?.summary.length, name).toBeGreaterThan(20)
    expect(page?.summary, name).not.toMatch(/ [,.;:]|:$/)
    expect(page?.sections.length, name).toBeGreaterThan(1)
  }
})

test('headings get the anchors that GitHub gives them, also the second of a kind', () => {
  const { sections } = renderDocument('# A `b`: c, d?\n\n## Same\n\ntext\n\n## Same\n\n## `POST /api/x`', 'x')
  expect(sections.map(({ id }) => id)).toEqual(['a-b-c-d', 'same', 'same-1', 'post-apix'])
})

test('HTML in Markdown is shown as text, and a link to a source file is none', () => {
  const { html } = renderDocument(
    '# T\n\n<script>alert(1)</script>\n\na<b>c</b> <a id="x"></a>[code](../app/root.tsx) [api](api.md#x)',
    'x',
  )
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('&lt;script&gt;')
  expect(html).toContain('<span id="x"></span><span>code</span>')
  expect(html).toContain('<a href="/docs/api#x">api</a>')
})

test('a link to a page of the site that is no document stays a link', () => {
  const { html } = renderDocument('# T\n\n[p](/privacy) [s](/.well-known/security.txt) [o](//other.example)', 'x')
  expect(html).toContain('<a href="/privacy">p</a> <a href="/.well-known/security.txt">s</a> <span>o</span>')
})

test('a legal page has no link that leads nowhere', () => {
  const files = globSync('app/locales/*/legal/*.md')
  expect(files.length).toBeGreaterThan(20)
  for (const file of files) {
    expect([file, renderDocument(readFileSync(file, 'utf8'), file).html]).toEqual([
      file,
      expect.not.stringMatching(/<span>/),
    ])
  }
})

test('a drawing is part of the page, with its size, and a picture that cannot be read is its words', () => {
  const drawing = '<svg viewBox="0 0 40 30"></svg>'
  const { html } = renderDocument('# T\n\n![Curves](c.svg)\n\n![Other](a/b.png)', 'x', () => drawing)
  const source = `data:image/svg+xml;base64,${btoa(drawing)}`
  expect(html).toContain(`<img src="${source}" width="40" height="30" alt="Curves">`)
  expect(html).toContain('<p>Other</p>')
})

test('a decision links to its neighbours and to the documents above it', () => {
  const { html } = renderDocument('# T\n\n[a](002-b.md) [l](../ledger.md)', 'decisions/001-a')
  expect(html).toContain('href="/docs/decisions/002-b"')
  expect(html).toContain('href="/docs/ledger"')
})

test('what the search reads of a section has no marks', () => {
  const { sections } = renderDocument(
    '# T\n\nSome **bold** `code` and [a link](x.md).\n\n| a | b |\n|---|---|\n| 1 | 2 |',
    'x',
  )
  expect(sections[0]?.text).toBe('Some bold code and a link. a b 1 2')
})

test('the empty corner of a table is no heading', () => {
  const { html } = renderDocument('# T\n\n| | a |\n|---|---|\n| x | 1 |', 'x')
  expect(html).toContain('<td></td>')
  expect(html).toContain('<th>a</th>')
  expect(html).not.toMatch(/<th[^>]*><\/th>/)
})
