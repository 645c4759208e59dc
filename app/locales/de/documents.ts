import type { documents as english } from '../en/documents.ts'
import type { Translation } from '../translation.ts'

export const documents = {
  title: 'Dokumentation',
  intro: 'Wie Penmark funktioniert: für Prüfer, Entwickler und alle, die es betreiben.',
  search: 'Dokumentation durchsuchen',
  found_one: '{{count, number}} Stelle zu „{{query}}“',
  found_other: '{{count, number}} Stellen zu „{{query}}“',
  nothing: 'Nichts gefunden zu „{{query}}“.',
  onThisPage: 'Auf dieser Seite',
  inEnglish: 'Die Dokumentation ist auf Englisch.',
} satisfies Translation<typeof english>
