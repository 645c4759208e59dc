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
