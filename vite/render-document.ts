import path from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'
import type { DocumentSection, RenderedDocument } from '../app/domain/documents/document.ts'

/** The address of the documents. A file of the repository that is no document has no page. */
const HOME = '/docs'
const ANCHOR = /^<a id="[\w-]+">$/

/**
 * Renders Markdown (GitHub flavour) as the page of a document. `name` is its path below `docs` without the ending. HTML in the
 * Markdown is shown as text, but for empty anchors. Headings get the anchors that GitHub gives them, so links work in both places.
 * A picture is part of the page: `drawingOf` reads a drawing (SVG) that lies beside the document.
 */
export function renderDocument(
  markdown: string,
  name: string,
  drawingOf: (file: string) => string = () => '',
): RenderedDocument {
  const anchors = anchorsOf()
  const marked = new Marked({
    gfm: true,
    renderer: {
      // The one piece of HTML that documents use: an anchor between headings.
      html: ({ text }) =>
        text === '</a>' ? '' : (ANCHOR.exec(text)?.[0].replace('<a', '<span').concat('</span>') ?? inHtml(text)),
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchors(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      image({ href, text }) {
        const drawing = /^[\w-]+\.svg$/.test(href) ? drawingOf(href) : ''
        const [, width, height] = / viewBox="0 0 (\d+) (\d+)"/.exec(drawing) ?? []
        if (width === undefined) return inHtml(text)
        const source = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
        return `<img src="${source}" width="${width}" height="${height}" alt="${inHtml(text)}">`
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens)
        const target = targetOf(href, name)
        return target === null ? `<span>${inner}</span>` : `<a href="${inHtml(target)}">${inner}</a>`
      },
    },
  })
  const tokens = marked.lexer(markdown)
  const html = marked
    .parser(tokens)
    // Wide tables, drawings and long lines scroll in a box of their own, which the keyboard must reach.
    .replaceAll('<table>', '<div class="document-wide" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<p><img ', '<p class="document-wide" tabindex="0"><img ')
    // A heading without words heads nothing.
    .replaceAll(/<th[^>]*><\/th>/g, '<td></td>')
    .replaceAll('<pre>', '<pre tabindex="0">')
  const sections = sectionsOf(tokens)
  const summary = tokens.find((token): token is Tokens.Paragraph => token.type === 'paragraph')
  return {
    title: sections[0]?.heading ?? name,
    summary: plainText(summary?.raw ?? '').replace(/:$/, '.'),
    html,
    sections,
  }
}

/** The path of a link's target on this site, or null if it leads to a file that has no page. */
function targetOf(href: string, name: string): string | null {
  if (/^(?:https?:|mailto:|#|\/(?!\/))/.test(href)) return href
  const [file = '', anchor] = href.split('#')
  const target = path.posix.join(path.posix.dirname(name), file)
  if (target.startsWith('..') || !target.endsWith('.md')) return null
  return `${HOME}/${target.slice(0, -'.md'.length)}${anchor === undefined ? '' : `#${anchor}`}`
}

/** Anchors as GitHub makes them: lower case, hyphens for spaces, no punctuation, a number from the second of a kind on. */
function anchorsOf(): (heading: string) => string {
  const counts = new Map<string, number>()
  return (heading) => {
    const anchor = heading
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-')
    const before = counts.get(anchor) ?? 0
    counts.set(anchor, before + 1)
    return before === 0 ? anchor : `${anchor}-${before}`
  }
}

function sectionsOf(tokens: readonly Token[]): DocumentSection[] {
  const anchors = anchorsOf()
  const sections: DocumentSection[] = []
  for (const token of tokens) {
    if (token.type === 'heading') {
      const { text, depth } = token as Tokens.Heading
      sections.push({ id: anchors(text), heading: plainText(text), depth, text: '' })
    } else {
      const section = sections.at(-1)
      if (section !== undefined) section.text = `${section.text} ${plainText(token.raw)}`.trim()
    }
  }
  return sections
}

/** What a reader sees of Markdown: no marks, no addresses of links, single spaces. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*(?:```.*|[-*>]|\d+\.|\|?[-:| ]+\|)(?=\s|$)/gm, '')
    .replaceAll(/[`*]/g, '')
    .replaceAll(/[|\\]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

function inHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
