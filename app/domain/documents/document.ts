/** A piece of a document under its heading, the target of links and searches. `text` has no marks. */
export type DocumentSection = { id: string; heading: string; depth: number; text: string }

/** A document of the repository as a page. `html` was made at build time from our own Markdown, in which no HTML passes. */
export type RenderedDocument = { title: string; summary: string; html: string; sections: DocumentSection[] }

/** The documents that the list names, in reading order. Others are found by links and by the search. */
export const LISTED_DOCUMENTS = [
  'auditors',
  'api',
  'controls',
  'ledger',
  'security',
  'operations',
  'models',
  'works-on',
  'meaning-lock',
  'changelog',
  'glossary',
  'architecture',
] as const

/** Characters of a search; what is longer is cut. */
export const SEARCH_MAX = 100
