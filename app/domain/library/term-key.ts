import { normalise } from '../text.ts'

/** A term of a glossary as it is compared with others: without letter case and forms of apostrophes. */
export function termKey(text: string): string {
  return normalise(text, 'NFC').toLowerCase().replace(/[’‘ʼ]/g, "'")
}
