import type { Step } from '#app/.server/text-work/protocol.ts'
import { type Family, kindOf } from '#app/domain/check/finding.ts'
import { type PersonalDictionary, withoutPersonal } from '#app/domain/check/personal.ts'
import { knownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Change } from '../engine.ts'
import { applyEdits, type Edit } from './protect.ts'
import type { Tools } from './tools.ts'

/** The language of a text as its request has it; `isChosen` if the person chose it, who then wants no other one touched. */
export type TextLanguage = { language: string; isChosen?: boolean; personal?: PersonalDictionary | undefined }

/** A text with its mistakes corrected, and each correction. */
export type Corrected = { text: string; changes: Change[] }

/** The text with what the check ticks: the free check and the other operations correct the same. */
export async function correct(
  text: string,
  { language, isChosen = false, personal }: TextLanguage,
  tools: Tools,
  step: Step,
): Promise<Corrected> {
  const known = knownLanguage(language)
  if (known === null) return { text, changes: [] }
  const { findings } = await tools.proofreader()({ text, language: known, mixed: !isChosen }, step)
  const own = personal === undefined ? findings : withoutPersonal(text, findings, personal)
  const units = unitsOf(text)
  const edits = own
    .filter(({ ticked, family }) => ticked && kindOf(family) === 'mistake')
    .map(
      ({ start, end, replacements, family }): Edit => ({
        start: units(start),
        end: units(end),
        after: replacements[0] ?? '',
        reason: `notes.reason.${REASONS[family] ?? 'grammar'}`,
      }),
    )
  return { text: applyEdits(text, edits), changes: edits.map((edit) => changeFor(text, edit)) }
}

const REASONS: Partial<Readonly<Record<Family, string>>> = {
  spelling: 'spelling',
  compound: 'spelling',
  doubled: 'spelling',
  capital: 'spelling',
  apostrophe: 'spelling',
  agreement: 'agreement',
  confused: 'confused',
  punctuation: 'punctuation',
  typography: 'punctuation',
}

/** Offsets in code points, asked for in their order, as offsets in UTF-16 units. */
function unitsOf(text: string): (point: number) => number {
  let [points, units] = [0, 0]
  return (point) => {
    for (; points < point && units < text.length; points += 1) units += (text.codePointAt(units) ?? 0) > 0xffff ? 2 : 1
    return units
  }
}

/** A change as shown to the user: a few words in one line. */
export function changeFor(text: string, edit: Edit): Change {
  return { before: clip(text.slice(edit.start, edit.end)), after: clip(edit.after), reason: edit.reason }
}

function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 160 ? `${line.slice(0, 157)}…` : line
}
