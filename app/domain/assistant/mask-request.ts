import { z } from '#app/domain/zod.ts'
import { cleanText, longerThan } from '../text.ts'
import { HIDDEN_KINDS, MASKABLE, type Maskable } from '../writing/maskable.ts'
import { MAX_TEXT } from './options.ts'

/** The most own words, and the most kept passages, of one request. */
const MAX_OWN = 100
const MAX_KEPT = 1_000
/** The most code points of one own word; several words may make one. */
const MAX_OWN_LENGTH = 200

const HIDDEN_THING = z.object(
  {
    kind: z.enum(HIDDEN_KINDS, { error: 'result:mask_list_invalid' }),
    text: z
      .string({ error: 'result:mask_list_invalid' })
      .max(2 * MAX_TEXT, { error: 'result:mask_list_invalid' })
      .transform(cleanText),
    number: z.int({ error: 'result:mask_list_invalid' }).positive().max(1_000_000),
  },
  { error: 'result:mask_list_invalid' },
)

/** What a chat carries along, so that each of its steps hides the same. */
export const HidingSchema = z.object({
  mask: z.array(z.enum(Object.keys(MASKABLE) as Maskable[])).max(3),
  keep: z.array(z.string().max(2 * MAX_TEXT)).max(MAX_KEPT),
  own: z.array(z.string().max(2 * MAX_OWN_LENGTH)).max(MAX_OWN),
  things: z.array(HIDDEN_THING).max(MAX_KEPT),
})

/** The fields of a request that say what to hide from a connected model. Messages are translation keys. */
export const MASK_FIELDS = {
  /** The kinds of facts to hide. */
  mask: z
    .union([z.string(), z.array(z.string()).max(10)], { error: 'result:mask_unknown' })
    .nullish()
    .transform((typed, context): Maskable[] => {
      const kinds = typeof typed === 'string' ? [typed] : (typed ?? [])
      const known = (Object.keys(MASKABLE) as Maskable[]).filter((kind) => kinds.includes(kind))
      if (kinds.some((name) => name !== '' && !(name in MASKABLE))) {
        context.addIssue({ code: 'custom', message: 'result:mask_unknown' })
      }
      return known
    }),
  /** Found passages that are sent as they are, letter for letter. */
  mask_keep: z
    .array(z.string(), { error: 'result:mask_list_invalid' })
    .max(MAX_KEPT, { error: 'result:mask_list_invalid' })
    .nullish()
    .transform((typed, context): string[] => {
      const passages = (typed ?? []).map(cleanText)
      if (passages.some((passage) => longerThan(passage, MAX_TEXT)))
        context.addIssue({ code: 'custom', message: 'result:mask_list_invalid' })
      return passages
    }),
  /** The things hidden in the text from which this one was made, as the answer listed them. */
  mask_hidden: z
    .array(HIDDEN_THING, { error: 'result:mask_list_invalid' })
    .max(MAX_KEPT, { error: 'result:mask_list_invalid' })
    .nullish()
    .transform((things) => things ?? []),
  /** Own words to hide; in a form one a line. */
  mask_own: z
    .union([z.string().max(2 * MAX_OWN * MAX_OWN_LENGTH), z.array(z.string())], { error: 'result:mask_list_invalid' })
    .nullish()
    .transform((typed, context): string[] => {
      const lines = typeof typed === 'string' ? cleanText(typed).split('\n') : (typed ?? []).map(cleanText)
      const words = [...new Set(lines.map((word) => word.trim()).filter((word) => word !== ''))]
      if (words.length > MAX_OWN || words.some((word) => longerThan(word, MAX_OWN_LENGTH)))
        context.addIssue({ code: 'custom', message: 'result:mask_list_invalid' })
      return words
    }),
}
