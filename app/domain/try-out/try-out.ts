import { countCharacters } from '../text.ts'
import { AnalysisRequestSchema } from '../writing/analysis/request.ts'
import { z } from '../zod.ts'

/** The longest text that a visitor may try, in code points. */
export const TRY_OUT_MAX = 1_000

/** How many texts one client address may try in an hour; the sample letter does not count. */
export const TRY_OUTS_AN_HOUR = 10

/** The form of the landing page. Messages are translation keys. */
export const TryOutSchema = z.object({
  text: AnalysisRequestSchema.shape.text.refine(
    (text) => text.length <= TRY_OUT_MAX || countCharacters(text) <= TRY_OUT_MAX,
    'landing:try.tooLong',
  ),
})

/** A stretch of a marked text: as it was, or a change with its reason: for a screen in words, before that as a key. */
type TryOutPiece =
  | { kind: 'same'; text: string }
  | { kind: 'change'; before: string; after: string; reason: string | null }

/** A visitor's text with every change marked; `kept` counts the facts that are still in it. */
export type MarkedTryOut = { pieces: TryOutPiece[]; changes: number; kept: number; language: string | null }
