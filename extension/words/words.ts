import type { en } from './en.ts'

type Translated<Table> = { readonly [Key in keyof Table]: Table[Key] extends string ? string : Translated<Table[Key]> }

/** One language of the extension's words. */
export type Words = Translated<typeof en>

/** Puts values in the places of a sentence: `fill('{left} left', { left: 3 })` is “3 left”. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w{1,20})\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  )
}
