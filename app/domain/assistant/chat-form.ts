import { z } from '#app/domain/zod.ts'
import type { Hiding } from '../writing/maskable.ts'
import { type ChatThread, foldThread, MAX_THREAD_BYTES } from './chat-thread.ts'
import { HidingSchema } from './mask-request.ts'
import { MAX_CUSTOM_PROMPT, OPERATIONS, type Operation } from './options.ts'
import { REFINE_KEYS } from './refine.ts'

const text = (max: number) => z.string().max(max)

const ThreadSchema = z.object({
  folded: z.int().nonnegative().max(100_000),
  turns: z
    .array(
      z.object({
        ask: z.discriminatedUnion('kind', [
          z.object({ kind: z.literal('text'), operation: z.enum(OPERATIONS), text: text(MAX_THREAD_BYTES) }),
          z.object({
            ...{ kind: z.literal('refine'), refine: z.enum(REFINE_KEYS), instruction: text(2 * MAX_CUSTOM_PROMPT) },
          }),
        ]),
        result: text(MAX_THREAD_BYTES).min(1),
        seq: z.int().nonnegative().nullable(),
        notes: z.array(text(1000)).max(20),
        language: z
          .string()
          .regex(/^[a-z]{2,3}$/)
          .nullable(),
        of: z.int().positive().max(101_000).optional(),
      }),
    )
    .min(1)
    .max(1000),
  hiding: HidingSchema.optional(),
})

/** The thread in a form field, folded to the size that the next form can carry; undefined if it is invalid. */
export function postedThread(field: unknown): ChatThread | undefined {
  if (typeof field !== 'string' || field === '') return undefined
  try {
    const parsed = ThreadSchema.safeParse(JSON.parse(field))
    return parsed.success ? foldThread(parsed.data) : undefined
  } catch {
    return undefined
  }
}

/**
 * The choice of hidden things that a form carries along: null if there is none, undefined if the field cannot be read, so
 * that nothing is sent unhidden by mistake.
 */
export function postedHiding(field: unknown): Hiding | null | undefined {
  if (field == null || field === '') return null
  if (typeof field !== 'string') return undefined
  try {
    const parsed = HidingSchema.safeParse(JSON.parse(field))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** The typed fields of the chat's form, so that a refused step loses nothing. */
export type ChatValues = {
  text: string
  operation: Operation
  target_language: string
  instruction: string
  mask: string[]
  mask_own: string
}
