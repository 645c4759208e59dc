import type { HiddenKind } from '#app/domain/writing/maskable.ts'

/** A stretch of a text that may be hidden, in UTF-16 units. */
export type Hit = { kind: HiddenKind; start: number; end: number }
