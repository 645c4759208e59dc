import type { KnownLanguage } from './fact.ts'
import { inBase, type Unit, unitOf } from './units.ts'

const MINUS = /(?<!\p{L})(?:minus|moins|menos|negative) $/iu
const BELOW_ZERO =
  /^ (?:below (?:zero|freezing)|sub-zero|unter null|unter dem gefrierpunkt|sous zéro|(?:en dessous|au-dessous) de zéro|bajo cero|abaixo de zero|negativos)(?!\p{L})/iu

/** The place of a temperature below zero with its words: "minus twenty degrees", "20 Grad unter null"; null if it is not below. */
export function frostAround(
  dimension: string,
  text: string,
  start: number,
  end: number,
): { start: number; end: number } | null {
  if (dimension !== 'celsius' && dimension !== 'degree') return null
  const lead = MINUS.exec(text.slice(Math.max(0, start - 10), start))?.[0].length ?? 0
  const tail = BELOW_ZERO.exec(text.slice(end, end + 32))?.[0].length ?? 0
  return lead + tail === 0 ? null : { start: start - lead, end: end + tail }
}

/** The readings of so many degrees below zero. Degrees without a name are those of a thermometer as often as those of an angle. */
export function belowZero(value: number, unit: Unit, language: KnownLanguage | null): string[] {
  const cold = -Math.abs(value)
  if (unit.dimension === 'celsius') return [`celsius ${inBase(cold, unit)}`]
  return [`degree ${cold}`, inDegrees(cold, '°C', language), inDegrees(cold, '°F', language)]
}

/** The reading of a temperature whose unit is guessed. */
export function inDegrees(value: number, name: '°C' | '°F', language: KnownLanguage | null): string {
  const unit = unitOf(name, language)
  return unit === undefined ? `degree ${value}` : `${unit.dimension} ${inBase(value, unit)}`
}
