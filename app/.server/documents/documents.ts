import { LISTED_DOCUMENTS, type RenderedDocument } from '#app/domain/documents/document.ts'
import { type Found, searchDocuments } from './search.ts'

/** Every document of the repository by its address in it. Each is loaded when it is first read. */
const FILES = import.meta.glob<RenderedDocument>(['/docs/**/*.md', '!/docs/decisions/template.md'], {
  query: '?document',
  import: 'default',
})

const loaded = new Map<string, Promise<RenderedDocument>>()

/** The document of a name such as `api` or `decisions/002-ledger-format`; undefined if there is none. */
export function documentNamed(name: string): Promise<RenderedDocument> | undefined {
  const load = Object.hasOwn(FILES, `/docs/${name}.md`) ? FILES[`/docs/${name}.md`] : undefined
  if (load === undefined) return undefined
  const document = loaded.get(name) ?? load()
  loaded.set(name, document)
  return document
}

/** The listed documents, in reading order. */
export async function listedDocuments(): Promise<{ name: string; title: string; summary: string }[]> {
  const all = await Promise.all(LISTED_DOCUMENTS.map(async (name) => ({ name, document: await documentNamed(name) })))
  return all.flatMap(({ name, document }) =>
    document === undefined ? [] : [{ name, title: document.title, summary: document.summary }],
  )
}

/** Searches the listed documents. */
export async function findInDocuments(query: string): Promise<Found[]> {
  const pages = new Map<string, RenderedDocument>()
  for (const name of LISTED_DOCUMENTS) {
    const document = await documentNamed(name)
    if (document !== undefined) pages.set(name, document)
  }
  return searchDocuments(pages, query)
}
