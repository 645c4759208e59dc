import { BOOKMARK_TEXTS } from './bookmarks/sealed.ts'
import { CONTACT_TEXTS } from './contact/sealed.ts'
import { GLOSSARY_TEXTS, LIBRARY_TEXTS } from './library/sealed.ts'
import type { SealedTable } from './platform/kept-text/tables.ts'
import { DICTIONARY_TEXTS } from './preferences/sealed.ts'

/** Every table that holds sealed texts: what a rotation walks through, and what a restore is checked by. */
export const KEPT_TEXTS: readonly SealedTable[] = [
  ...Object.values(LIBRARY_TEXTS),
  GLOSSARY_TEXTS,
  BOOKMARK_TEXTS,
  DICTIONARY_TEXTS,
  CONTACT_TEXTS,
]
