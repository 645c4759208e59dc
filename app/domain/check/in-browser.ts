import type { KnownLanguage } from '../writing/facts/fact.ts'
import type { Finding } from './finding.ts'

/** A text for the check in the browser. `likely` decides for a text that is too short to tell its language. */
export type TextToRead = { id: number; text: string; language?: 'en' | undefined; likely: KnownLanguage }

/**
 * What became of it: its findings in code points if it is English, its language if not, nothing if a newer text came before it
 * was read, or a failure, after which the worker is of no more use.
 */
export type TextRead =
  | { id: number; kind: 'read'; findings: Finding[] }
  | { id: number; kind: 'other'; language: KnownLanguage | null }
  | { id: number; kind: 'overtaken' | 'failed' }

/**
 * What the check in the browser fetches once, compressed, in MB of 1,000,000 bytes. A test compares it with the files of the
 * build.
 */
export const CHECK_MB = 11
