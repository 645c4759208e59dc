import { MAX_TEXT, OPERATIONS } from '#app/domain/assistant/options.ts'
import { INVISIBLE_MARKS } from '#app/domain/library/name-key.ts'
import { preview } from '#app/domain/library/previews.ts'
import { countCharacters, normalise, normaliseLineBreaks } from '#app/domain/text.ts'
import { z } from '#app/domain/zod.ts'

/** Limit on the bookmarks of one user. */
export const BOOKMARKS_MAX = 500
/** Lengths in code points. */
export const BOOKMARK_TITLE_MAX = 100
const BOOKMARK_OUTPUT_MAX = 20_000
/** Code points of a result that a list shows. */
export const BOOKMARK_PREVIEW = 200

/** A saved result. Times are milliseconds UTC. */
export type Bookmark = {
  id: string
  title: string
  /** As it was kept: an operation that the product no longer offers leaves its results readable. */
  operation: string
  /** The input text, if its owner chose to save it too. */
  input: string | null
  output: string
  /** BCP 47; null if unknown. */
  language: string | null
  /** The ledger entry of the request that made the result; null without one. */
  seq: number | null
  createdAt: number
}

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u
const NOT_TEXT = 'bookmarks:problem.notText'

/** Drops NUL and replaces lone surrogates; otherwise the text stays as it is. */
function cleanText(typed: string): string {
  return normaliseLineBreaks(typed).replaceAll('\0', '').toWellFormed()
}

const TitleSchema = z
  .string({ error: NOT_TEXT })
  .nullish()
  .transform((typed, context) => {
    const title = cleanText((typed ?? '').replace(/[\s\p{Cc}]+/gu, ' ').replace(INVISIBLE_MARKS, '')).trim()
    if (countCharacters(title) > BOOKMARK_TITLE_MAX) {
      context.addIssue({ code: 'custom', message: 'bookmarks:problem.titleTooLong' })
    }
    return VISIBLE.test(title) ? title : null
  })

const OutputSchema = z
  .string({ error: (issue) => (issue.input == null ? 'bookmarks:problem.outputRequired' : NOT_TEXT) })
  .transform((typed, context) => {
    const output = cleanText(typed)
    if (!VISIBLE.test(output)) context.addIssue({ code: 'custom', message: 'bookmarks:problem.outputRequired' })
    else if (countCharacters(output) > BOOKMARK_OUTPUT_MAX) {
      context.addIssue({ code: 'custom', message: 'bookmarks:problem.outputTooLong' })
    }
    return output
  })

const InputSchema = z
  .string({ error: NOT_TEXT })
  .nullish()
  .transform((typed, context) => {
    const input = cleanText(typed ?? '')
    if (countCharacters(input) > MAX_TEXT) {
      context.addIssue({ code: 'custom', message: 'bookmarks:problem.inputTooLong' })
    }
    return VISIBLE.test(input) ? input : null
  })

const OperationSchema = z.enum(OPERATIONS, { error: 'bookmarks:problem.operation' })
/** Drops a value that is not a language tag, since it says nothing about the text. */
const LanguageSchema = z
  .string()
  .regex(/^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8}){0,3}$/)
  .nullish()
  .catch(null)
  .transform((tag) => tag ?? null)
const MESSAGE = { error: 'bookmarks:problem.receipt' }
const ReceiptSchema = z.number(MESSAGE).int(MESSAGE).min(0, MESSAGE).max(Number.MAX_SAFE_INTEGER, MESSAGE)

/** A bookmark as a call sends it. Without a title it takes the start of the result. Messages are translation keys. */
export const BookmarkSchema = z
  .object({
    title: TitleSchema,
    operation: OperationSchema,
    input: InputSchema,
    output: OutputSchema,
    language: LanguageSchema,
    receipt: ReceiptSchema.nullish().transform((seq) => seq ?? null),
  })
  .transform(withTitle)
export type BookmarkContent = z.output<typeof BookmarkSchema>

/** The same as the fields of the button beside a result: the input is saved only if `keep_input` is ticked. */
export const BookmarkFormSchema = z
  .object({
    title: TitleSchema,
    operation: OperationSchema,
    keep_input: z.string().nullish(),
    input: z.string().nullish(),
    output: OutputSchema,
    language: LanguageSchema,
    receipt: z
      .string()
      .nullish()
      .transform((typed) => (typed == null || typed === '' ? null : /^\d{1,15}$/.test(typed) ? Number(typed) : -1))
      .pipe(ReceiptSchema.nullable()),
  })
  .transform(({ keep_input, input, ...fields }, context) => {
    const savedInput = InputSchema.safeParse(keep_input === 'on' ? input : null)
    for (const issue of savedInput.error?.issues ?? []) context.addIssue({ code: 'custom', message: issue.message })
    return { ...fields, input: savedInput.data ?? null }
  })
  .transform(withTitle)

function withTitle<Fields extends { title: string | null; output: string }>({ title, ...fields }: Fields) {
  return { ...fields, title: title ?? preview(fields.output, BOOKMARK_TITLE_MAX - 1) }
}

/** File name for a bookmark's text: letters and digits of its title, in ASCII, so that every system accepts it. */
export function textFileName({ title }: Pick<Bookmark, 'title'>): string {
  const plain = normalise(title, 'NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words =
    plain
      .match(/[a-z0-9]+/g)
      ?.join('-')
      .slice(0, 60)
      .replace(/-+$/, '') ?? ''
  return `${words === '' ? 'bookmark' : words}.txt`
}
