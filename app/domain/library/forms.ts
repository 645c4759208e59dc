import { z } from '#app/domain/zod.ts'
import { countCharacters, normalise, normaliseLineBreaks } from '../text.ts'
import {
  BANNED_MAX,
  BANNED_WORD_MAX,
  EXAMPLE_MAX,
  EXAMPLES_MAX,
  type Kind,
  LIMITS,
  SENTENCE_WORDS,
  VARIABLES_MAX,
} from './kinds.ts'
import { INVISIBLE_MARKS, nameKey } from './name-key.ts'
import { variablesOf } from './variables.ts'

/** Spelling variants that a style may require. */
export const SPELLINGS = ['en-US', 'en-GB'] as const

const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u
const NOT_TEXT = 'library:problem.notText'

type Words = { required: string; tooLong: string }

/** Trims, turns line breaks into `\n`, drops NUL and replaces lone surrogates. */
function cleanText(typed: string): string {
  return normaliseLineBreaks(typed).replaceAll('\0', '').toWellFormed().trim()
}

function required(limit: number, words: Words, clean: (typed: string) => string = cleanText) {
  return z
    .string({ error: (issue) => (issue.input == null ? words.required : NOT_TEXT) })
    .transform((typed, context) => {
      const text = clean(typed)
      if (!VISIBLE.test(text)) context.addIssue({ code: 'custom', message: words.required })
      else if (countCharacters(text) > limit) context.addIssue({ code: 'custom', message: words.tooLong })
      return text
    })
}

function optional(limit: number, tooLong: string) {
  return z
    .string({ error: NOT_TEXT })
    .nullish()
    .transform((typed, context) => {
      const text = cleanText(typed ?? '')
      if (countCharacters(text) > limit) context.addIssue({ code: 'custom', message: tooLong })
      return VISIBLE.test(text) ? text : null
    })
}

function name(limit: number, words: Words) {
  return required(limit, words, (typed) =>
    normalise(cleanText(typed.replace(/\s+/gu, ' ').replace(INVISIBLE_MARKS, '')), 'NFC').replace(/ {2,}/g, ' '),
  )
}

const ExampleSchema = z.object(
  {
    before: optional(EXAMPLE_MAX, 'library:style.problem.exampleTooLong'),
    after: required(EXAMPLE_MAX, {
      required: 'library:style.problem.exampleAfter',
      tooLong: 'library:style.problem.exampleTooLong',
    }),
  },
  { error: 'library:style.problem.examples' },
)

const BannedWordsSchema = z
  .array(z.string({ error: NOT_TEXT }), { error: 'library:style.problem.bannedWords' })
  .transform((typed, context) => {
    const words = new Map<string, string>()
    for (const word of typed.map((entry) => cleanText(entry).replace(/\s+/gu, ' '))) {
      if (!VISIBLE.test(word) || words.has(nameKey(word))) continue
      words.set(nameKey(word), word)
      if (countCharacters(word) > BANNED_WORD_MAX)
        context.addIssue({ code: 'custom', message: 'library:style.problem.bannedWordTooLong' })
    }
    if (words.size > BANNED_MAX) context.addIssue({ code: 'custom', message: 'library:style.problem.bannedTooMany' })
    return [...words.values()]
  })

const LongestSentenceSchema = z
  .number({ error: 'library:style.problem.longestSentence' })
  .int('library:style.problem.longestSentence')
  .min(SENTENCE_WORDS.min, 'library:style.problem.longestSentence')
  .max(SENTENCE_WORDS.max, 'library:style.problem.longestSentence')
  .nullish()
  .transform((words) => words ?? null)

const SpellingSchema = z
  .enum(SPELLINGS, { error: 'library:style.problem.spelling' })
  .nullish()
  .transform((spelling) => spelling ?? null)

const RulesSchema = z
  .object(
    {
      banned_words: BannedWordsSchema.nullish().transform((words) => words ?? []),
      longest_sentence: LongestSentenceSchema,
      spelling: SpellingSchema,
    },
    { error: 'library:style.problem.rules' },
  )
  .nullish()
  .transform((rules) => rules ?? { banned_words: [], longest_sentence: null, spelling: null })

const styleFields = {
  name: name(LIMITS.style.name, {
    required: 'library:style.problem.nameRequired',
    tooLong: 'library:style.problem.nameTooLong',
  }),
  prompt: required(LIMITS.style.prompt, {
    required: 'library:style.problem.promptRequired',
    tooLong: 'library:style.problem.promptTooLong',
  }),
  description: optional(LIMITS.style.description, 'library:style.problem.descriptionTooLong'),
}

/** A custom style as the calls and the exported files have it (specification 5). Messages are translation keys. */
export const StyleSchema = z.object({
  ...styleFields,
  examples: z
    .array(ExampleSchema, { error: 'library:style.problem.examples' })
    .max(EXAMPLES_MAX, 'library:style.problem.examples')
    .nullish()
    .transform((examples) => examples ?? []),
  rules: RulesSchema,
})
export type StyleContent = z.output<typeof StyleSchema>
export type StyleRules = StyleContent['rules']

export const TemplateSchema = z.object({
  name: name(LIMITS.template.name, {
    required: 'library:template.problem.nameRequired',
    tooLong: 'library:template.problem.nameTooLong',
  }),
  context: required(LIMITS.template.context, {
    required: 'library:template.problem.contextRequired',
    tooLong: 'library:template.problem.contextTooLong',
  }),
  description: optional(LIMITS.template.description, 'library:template.problem.descriptionTooLong'),
})
type TemplateContent = z.output<typeof TemplateSchema>

export const PromptSchema = z.object({
  name: name(LIMITS.prompt.name, {
    required: 'library:prompt.problem.nameRequired',
    tooLong: 'library:prompt.problem.nameTooLong',
  }),
  content: required(LIMITS.prompt.content, {
    required: 'library:prompt.problem.contentRequired',
    tooLong: 'library:prompt.problem.contentTooLong',
  }).refine((content) => variablesOf(content).length <= VARIABLES_MAX, 'library:prompt.problem.variables'),
})
export type PromptContent = z.output<typeof PromptSchema>

export type ContentOf = { style: StyleContent; template: TemplateContent; prompt: PromptContent }

/** The schema of each kind, for JSON. */
export const SCHEMAS = { style: StyleSchema, template: TemplateSchema, prompt: PromptSchema } as const

const NUMBERS = ['1', '2', '3'] as const

/**
 * The form of a style. Fields have flat names, so the examples are `before_1`, `after_1` and so on, and the banned words
 * are lines. Text that is not a number stays as typed until the rule refuses it.
 */
const StyleFormSchema = z
  .object({
    ...styleFields,
    before_1: optional(EXAMPLE_MAX, 'library:style.problem.exampleTooLong'),
    after_1: optional(EXAMPLE_MAX, 'library:style.problem.exampleTooLong'),
    before_2: optional(EXAMPLE_MAX, 'library:style.problem.exampleTooLong'),
    after_2: optional(EXAMPLE_MAX, 'library:style.problem.exampleTooLong'),
    before_3: optional(EXAMPLE_MAX, 'library:style.problem.exampleTooLong'),
    after_3: optional(EXAMPLE_MAX, 'library:style.problem.exampleTooLong'),
    banned_words: z
      .string({ error: NOT_TEXT })
      .nullish()
      .transform((typed) =>
        normaliseLineBreaks(typed ?? '')
          .split(/[\n,;]/)
          .filter((line) => line.trim() !== ''),
      )
      .pipe(BannedWordsSchema),
    longest_sentence: z
      .union([z.string(), z.number()])
      .nullish()
      .transform((typed): number | null | undefined => {
        const text = String(typed ?? '').trim()
        return text === '' ? null : /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN
      })
      .pipe(LongestSentenceSchema),
    spelling: z
      .string()
      .nullish()
      .transform((typed) => (typed === '' ? null : typed) as (typeof SPELLINGS)[number] | null | undefined)
      .pipe(SpellingSchema),
  })
  .transform((fields, context): StyleContent => {
    const examples = NUMBERS.flatMap((number) => {
      const before = fields[`before_${number}`]
      const after = fields[`after_${number}`]
      if (after !== null) return [{ before, after }]
      if (before !== null)
        context.addIssue({ code: 'custom', path: [`after_${number}`], message: 'library:style.problem.exampleAfter' })
      return []
    })
    const { name, prompt, description, banned_words, longest_sentence, spelling } = fields
    return { name, prompt, description, examples, rules: { banned_words, longest_sentence, spelling } }
  })

/** The schema of each kind, for the fields of its form. */
export const FORM_SCHEMAS = { style: StyleFormSchema, template: TemplateSchema, prompt: PromptSchema } as const

/** The form fields of an item; the reverse of `FORM_SCHEMAS`. */
export function formValues<K extends Kind>(kind: K, content: ContentOf[K]): Record<string, string> {
  if (kind !== 'style') {
    return Object.fromEntries(Object.entries(content).map(([field, value]) => [field, String(value ?? '')]))
  }
  const { name, prompt, description, examples, rules } = content as StyleContent
  const numbered = examples.flatMap(({ before, after }, index) => [
    [`before_${index + 1}`, before ?? ''],
    [`after_${index + 1}`, after],
  ])
  return {
    ...{ name, prompt, description: description ?? '' },
    ...Object.fromEntries(numbered),
    banned_words: rules.banned_words.join('\n'),
    longest_sentence: String(rules.longest_sentence ?? ''),
    spelling: rules.spelling ?? '',
  }
}
