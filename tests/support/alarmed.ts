import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { alarms, checkMeaning } from '#app/domain/writing/facts/meaning.ts'

/** Whether the meaning lock complains of a rewriting, or of a translation if the languages differ. */
export function isAlarmed(from: KnownLanguage, before: string, to: KnownLanguage, after: string): boolean {
  const operation = from === to ? 'rephrase' : 'translate'
  const { facts, added } = alarms(checkMeaning({ before, after, operation, from, to }), operation)
  return facts.length + added.length > 0
}
