import { type Kind, PLURALS } from '#app/domain/library/kinds.ts'

/** Where the list of a kind is. */
export function listOf(kind: Kind): string {
  return `/dashboard/${PLURALS[kind]}`
}
