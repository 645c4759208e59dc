import type { RenderedDocument } from '#app/domain/documents/document.ts'
import {
  COOKIES,
  type CookieKind,
  DATA_KINDS,
  type DataKind,
  type LegalPage,
  type Operator,
  type Processor,
} from '#app/domain/legal/legal.ts'
import { colonIn } from '#app/domain/preferences/colon.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'

/** Markdown of our own, rendered when the product is built; `{{name}}` stands for what the operator or the settings say. */
const TEMPLATES = import.meta.glob<RenderedDocument>('/app/locales/*/legal/*.md', {
  query: '?document',
  import: 'default',
})

export type Legal = {
  /** Whether the pages exist: the operator has said who they are. */
  isComplete: boolean
  /** A page in a language; undefined while the operator has not said who they are. */
  page(locale: Locale, page: LegalPage): Promise<{ title: string; summary: string; html: string } | undefined>
}

/**
 * The legal pages, filled in with the operator's data.
 * @param deps.processors hosts of other services that the settings name; what is absent is not in use
 */
export function createLegal(deps: {
  operator: Operator | undefined
  publicUrl: string
  processors: Partial<Record<Processor, string>>
}): Legal {
  const { operator, publicUrl, processors } = deps
  return {
    isComplete: operator !== undefined,
    async page(locale, page) {
      const template = await TEMPLATES[`/app/locales/${locale}/legal/${page}.md`]?.()
      if (operator === undefined || template === undefined) return undefined
      const texts = TEXTS[locale].legal
      const values: Record<string, string> = {
        name: inHtml(operator.name),
        address: operator.address.map(inHtml).join(page === 'imprint' ? '<br>' : ', '),
        email: `<a href="mailto:${inHtml(operator.email)}">${inHtml(operator.email)}</a>`,
        vat: operator.vatId === undefined ? '' : inHtml(`${texts.vat}${colonIn(locale)} ${operator.vatId}`),
        jurisdiction: inHtml(operator.jurisdiction),
        site: inHtml(new URL(publicUrl).host),
        data: table(
          [texts.columns.data, texts.columns.purpose, texts.columns.period],
          (Object.keys(DATA_KINDS) as DataKind[]).map((kind) => Object.values(texts.data[kind])),
        ),
        cookies: table(
          [texts.columns.cookie, texts.columns.purpose, texts.columns.period],
          (Object.keys(COOKIES) as CookieKind[]).map((kind) => [
            COOKIES[kind].join(', '),
            ...Object.values(texts.cookies[kind]),
          ]),
        ),
        processors: list(
          (Object.keys(texts.processors) as Processor[]).flatMap((processor) => {
            const host = processors[processor]
            return host === undefined ? [] : [`${texts.processors[processor]} (${host})`]
          }),
          texts.noProcessors,
        ),
      }
      const { title, summary, html } = template
      const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
      // A table or list in place of a paragraph is no part of it.
      const blocks = html.replaceAll(/<p>(\{\{(?:data|cookies|processors)\}\})<\/p>/g, '$1')
      return { title, summary: plain(fill(summary)), html: fill(blocks) }
    },
  }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = (tag: 'td' | 'th', row: readonly string[]) =>
    row.map((cell) => `<${tag}>${inHtml(cell)}</${tag}>`).join('')
  const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')
  return `<div class="document-wide" tabindex="0"><table><thead><tr>${cells('th', head)}</tr></thead><tbody>${body}</tbody></table></div>`
}

function list(items: readonly string[], none: string): string {
  if (items.length === 0) return `<p>${inHtml(none)}</p>`
  return `<ul>${items.map((item) => `<li>${inHtml(item)}</li>`).join('')}</ul>`
}

function plain(html: string): string {
  return html
    .replaceAll(/<br>/g, ', ')
    .replaceAll(/<[^<>]{1,300}>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
