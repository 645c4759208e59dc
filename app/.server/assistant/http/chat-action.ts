import { createHash } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { refusalInit } from '#app/.server/http/errors.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import type { AssistAnswer, FieldError } from '#app/domain/assistant/answer.ts'
import { type ChatValues, postedThread } from '#app/domain/assistant/chat-form.ts'
import * as chat from '#app/domain/assistant/chat-thread.ts'
import { EMPTY_VALUES, fieldsOf, operationOf } from '#app/domain/assistant/form-values.ts'
import { type AssistRequest, AssistRequestSchema, IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import { assistantContext } from '../context.ts'
import { assistAnswer, problemsOf } from './answers.ts'

type Context = Readonly<RouterContextProvider>

type ChatPage = {
  thread: chat.ChatThread | null
  values: ChatValues
  errors: FieldError[]
  refused: (AssistAnswer & { ok: false }) | null
  /** True if this post made the newest step. */
  fresh: boolean
  /** True if the posted thread could not be read. */
  lost: boolean
}

/** Answers one step of the chat, or shows the same thread again. The conversation lives in the form only. */
export async function chatAction(request: Request, context: Context) {
  const fields = fieldsOf(await request.formData())
  const page: ChatPage = { thread: null, values: typedIn(fields), errors: [], refused: null, fresh: false, lost: false }
  if (fields.intent === 'start') {
    const parsed = AssistRequestSchema.safeParse({ ...fields, refine: undefined, custom_prompt: undefined })
    if (!parsed.success) return data({ ...page, errors: problemsOf(parsed.error, context) }, { status: 400 })
    const { operation, text } = parsed.data
    return step(context, request, { page, fields, wanted: parsed.data, ask: { kind: 'text', operation, text } })
  }
  const thread = postedThread(fields.thread)
  if (thread === undefined) return data({ ...page, lost: true }, { status: 400 })
  if (typeof fields.refine !== 'string') return data({ ...page, thread })
  const { instruction } = page.values
  const parsed = AssistRequestSchema.safeParse(chat.refinementOf(thread, { refine: fields.refine, instruction }))
  if (!parsed.success) return data({ ...page, thread, errors: problemsOf(parsed.error, context) }, { status: 400 })
  const { refine = 'instruction', custom_prompt = '' } = parsed.data
  const ask: chat.ChatAsk = { kind: 'refine', refine, instruction: custom_prompt }
  return step(context, request, { page: { ...page, thread }, fields, wanted: parsed.data, ask })
}

async function step(
  context: Context,
  { signal }: Request,
  { page, fields, wanted, ask }: { page: ChatPage; fields: Fields; wanted: AssistRequest; ask: chat.ChatAsk },
) {
  const key = IdempotencyKeySchema.safeParse(fields.idempotency_key)
  const idempotencyKey = key.success ? keyOf(key.data, wanted) : undefined
  const outcome = await context
    .get(assistantContext)
    .assist(context.get(userContext), wanted, { idempotencyKey, signal, likely: localeOf(context) })
  // A chat does not list single edits, so the note about them is left out.
  const notes = outcome.notes?.filter(({ key }) => key !== 'notes.rephraseEdits') ?? []
  const answer = assistAnswer({ ...outcome, notes }, context, wanted.text)
  if (!answer.ok) return data({ ...page, refused: answer }, outcome.ok ? {} : refusalInit(outcome))
  const { text: result, receipt, language } = answer
  const turn: chat.ChatTurn = { ask, result, seq: receipt?.seq ?? null, notes: answer.notes.slice(0, 12), language }
  const thread = chat.foldThread(chat.withTurn(page.thread ?? { folded: 0, turns: [] }, turn, answer.hiding))
  return data({ ...page, thread, fresh: true, values: { ...page.values, instruction: '' } })
}

/** After the browser's Back button a page sends the same key with other content: a request of its own, not a conflict. */
function keyOf(posted: string, wanted: AssistRequest): string {
  return createHash('sha256')
    .update(`chat ${posted} ${JSON.stringify(wanted)}`)
    .digest('hex')
}

type Fields = Readonly<ReturnType<typeof fieldsOf>>

function typedIn(fields: Fields): ChatValues {
  const read = (name: string, fallback = '') => {
    const typed = fields[name]
    return typeof typed === 'string' ? typed : fallback
  }
  return {
    text: read('text'),
    operation: operationOf(fields.operation),
    target_language: read('target_language', EMPTY_VALUES.target_language),
    instruction: read('custom_prompt'),
    mask: Array.isArray(fields.mask) ? fields.mask : [],
    mask_own: read('mask_own'),
  }
}
