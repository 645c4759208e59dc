import type { HiddenKind } from './maskable.ts'

/** A stand-in and its original. */
export type MaskedFact = { standIn: string; original: string; kind: HiddenKind }

/** Puts the masked facts back for every intact stand-in in the answer; `missing` lists those without one. */
export function unmask(answer: string, masked: readonly MaskedFact[]): { text: string; missing: MaskedFact[] } {
  const seen = new Set(answer.match(STAND_IN))
  return {
    text: withOriginals(answer, originalsOf(masked)),
    missing: masked.filter(({ standIn }) => !seen.has(standIn)),
  }
}

/** The originals by their stand-ins: made once for an answer that arrives in many pieces. */
export function originalsOf(masked: readonly MaskedFact[]): ReadonlyMap<string, string> {
  return new Map(masked.map(({ standIn, original }) => [standIn, original]))
}

/** A piece of an answer with the originals in place of its intact stand-ins. */
export function withOriginals(piece: string, originals: ReadonlyMap<string, string>): string {
  return piece.replace(STAND_IN, (found) => originals.get(found) ?? found)
}

const STAND_IN = /\[[^[\]]*\]/g
