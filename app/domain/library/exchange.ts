import { type ContentOf, SCHEMAS } from './forms.ts'
import { type Kind, PLURALS } from './kinds.ts'

const FORMAT = 'penmark.library'
const VERSION = 1

/** An exported file stays below the size of a form, so that every file can be imported again. */
export const FILE_BYTES = 48 * 1024

/** The largest file that is read: the size of a form, less room for the form's own encoding. */
export const IMPORT_BYTES = 60 * 1024

/** The most entries of a file, each of which gets a line in the report: as many as any plan can keep of one kind. */
const IMPORT_ENTRIES = 1_000

/**
 * The items of one kind as JSON files, each at most `FILE_BYTES` large; at least one file. Only names, texts and rules,
 * since ids and counts belong to the workspace. Importing the files elsewhere gives the same contents.
 */
export function exportFiles<K extends Kind>(kind: K, contents: readonly ContentOf[K][]): string[] {
  const groups: ContentOf[K][][] = [[]]
  let size = 0
  for (const content of contents) {
    const bytes = new TextEncoder().encode(JSON.stringify(content, null, 2)).length * 1.2
    if (size > 0 && size + bytes > FILE_BYTES - 200) {
      groups.push([])
      size = 0
    }
    groups.at(-1)?.push(content)
    size += bytes
  }
  return groups.map((items) =>
    JSON.stringify({ format: FORMAT, version: VERSION, kind: PLURALS[kind], items }, null, 2),
  )
}

/** One entry of an imported file: its content, or the problem with it. */
export type ImportEntry<K extends Kind = Kind> =
  | { ok: true; content: ContentOf[K] }
  /** `name` as far as it can be read; `problem` is a translation key. */
  | { ok: false; name: string; problem: string }

export type ImportFile<K extends Kind = Kind> =
  | { ok: true; entries: ImportEntry<K>[] }
  | {
      ok: false
      problem: `library:import.${'notJson' | 'notOurs' | 'otherKind' | 'otherVersion' | 'tooLarge' | 'tooMany'}`
    }

/** Reads an exported file, or a plain list of items written by hand; checks each entry separately. Never throws. */
export function readImport<K extends Kind>(kind: K, text: string): ImportFile<K> {
  if (new TextEncoder().encode(text).length > IMPORT_BYTES) return { ok: false, problem: 'library:import.tooLarge' }
  const json = parseJson(text)
  if (json === undefined) return { ok: false, problem: 'library:import.notJson' }
  if (!Array.isArray(json.value)) {
    const file = json.value as { format?: unknown; version?: unknown; kind?: unknown; items?: unknown } | null
    if (typeof file !== 'object' || file === null || (file.format ?? FORMAT) !== FORMAT) {
      return { ok: false, problem: 'library:import.notOurs' }
    }
    if ((file.version ?? VERSION) !== VERSION) return { ok: false, problem: 'library:import.otherVersion' }
    if (!Array.isArray(file.items)) return { ok: false, problem: 'library:import.notOurs' }
    if (file.kind !== undefined && file.kind !== PLURALS[kind])
      return { ok: false, problem: 'library:import.otherKind' }
    return readEntries(kind, file.items)
  }
  return readEntries(kind, json.value)
}

function readEntries<K extends Kind>(kind: K, entries: readonly unknown[]): ImportFile<K> {
  if (entries.length > IMPORT_ENTRIES) return { ok: false, problem: 'library:import.tooMany' }
  return { ok: true, entries: entries.map((entry) => readEntry(kind, entry)) }
}

function readEntry<K extends Kind>(kind: K, entry: unknown): ImportEntry<K> {
  const read = SCHEMAS[kind].safeParse(entry)
  if (read.success) return { ok: true, content: read.data as ContentOf[K] }
  const name = (entry as { name?: unknown } | null)?.name
  const [issue] = read.error.issues
  const problem = issue?.message.startsWith('library:') ? issue.message : 'library:import.notAnItem'
  return { ok: false, name: typeof name === 'string' ? name.slice(0, 200).toWellFormed() : '', problem }
}

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text.replace(/^\ufeff/, '')) }
  } catch {
    return undefined
  }
}
