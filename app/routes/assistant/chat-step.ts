import { createHash } from 'node:crypto'
import { data, type RouterContextProvider } from 'react-router'
import { penmarkContext } from '#app/.server/context.ts'
import type { ChatValues } from '#app/components/assistant/chat-thread.tsx'
import type { AssistAnswer, FieldError } from '#app/domain/assistant/answer.ts'
import { postedThread } from '#app/domain/assistant/chat-form.ts'
import * as chat from '#app/domain/assistant/chat-thread.ts'
import { EMPTY_VALUES, operationOf } from '#app/domain/assistant/form-values.ts'
import { type AssistRequest, AssistRequestSchema, IdempotencyKeySchema } from '#app/domain/assistant/request.ts'
import { actorOf, assistAnswer, problemsOf, refusalInit } from './assist-answer.ts'

type Context = Readonly<RouterContextProvider>

type Shown = {
  thread: chat.ChatThread | null
  values: ChatValues
  errors: FieldError[]
  refused: (AssistAnswer & { ok: false }) | null
  /** True where the newest step was made just now. */
  fresh: boolean
  /** True where a thread was sent that could not be read. */
  lost: boolean
}

/** One step of the chat, or the same thread again. What was said lives in the form only. */
export async function chatStep(request: Request, context: Context) {
  const fields = Object.fromEntries(await request.formData())
  const shown: Shown = { thread: null, values: typedIn(fields), errors: [], refused: null, fresh: false, lost: false }
  if (fields.intent === 'start') {
    const parsed = AssistRequestSchema.safeParse({ ...fields, refine: undefined, custom_prompt: undefined })
    if (!parsed.success) return data({ ...shown, errors: problemsOf(parsed.error, context) }, { status: 400 })
    const { operation, text } = parsed.data
    return step(context, request, { shown, fields, asked: parsed.data, ask: { kind: 'text', operation, text } })
  }
  const thread = postedThread(fields.thread)
  if (thread === undefined) return data({ ...shown, lost: true }, { status: 400 })
  if (typeof fields.refine !== 'string') return data({ ...shown, thread })
  const { instruction } = shown.values
  const parsed = AssistRequestSchema.safeParse(chat.refinementOf(thread, { refine: fields.refine, instruction }))
  if (!parsed.success) return data({ ...shown, thread, errors: problemsOf(parsed.error, context) }, { status: 400 })
  const { refine = 'instruction', custom_prompt = '' } = parsed.data
  const ask: chat.ChatAsk = { kind: 'refine', refine, instruction: custom_prompt }
  return step(context, request, { shown: { ...shown, thread }, fields, asked: parsed.data, ask })
}

async function step(
  context: Context,
  { signal }: Request,
  { shown, fields, asked, ask }: { shown: Shown; fields: Fields; asked: AssistRequest; ask: chat.ChatAsk },
) {
  const key = IdempotencyKeySchema.safeParse(fields.idempotency_key)
  const { assistant } = context.get(penmarkContext)
  const idempotencyKey = key.success ? keyOf(key.data, asked) : undefined
  const outcome = await assistant.assist(actorOf(context), asked, { idempotencyKey, signal })
  // Single edits are not listed in a chat, so it does not say that they are.
  const notes = outcome.notes?.filter(({ key }) => key !== 'notes.rephraseEdits') ?? []
  const answer = assistAnswer({ ...outcome, notes }, context)
  if (!answer.ok) return data({ ...shown, refused: answer }, outcome.ok ? {} : refusalInit(outcome, context))
  const { text: result, receipt, language } = answer
  const turn: chat.ChatTurn = { ask, result, seq: receipt?.seq ?? null, notes: answer.notes.slice(0, 12), language }
  const thread = chat.foldThread(chat.withTurn(shown.thread ?? { folded: 0, turns: [] }, turn))
  return data({ ...shown, thread, fresh: true, values: { ...shown.values, instruction: '' } })
}

/** A page that was gone back to sends the same key with another wish: that is another request, not a broken one. */
function keyOf(posted: string, asked: AssistRequest): string {
  return createHash('sha256')
    .update(`chat ${posted} ${JSON.stringify(asked)}`)
    .digest('hex')
}

type Fields = Readonly<Record<string, FormDataEntryValue>>

function typedIn(fields: Fields): ChatValues {
  const read = (name: string, fallback = '') => (typeof fields[name] === 'string' ? fields[name] : fallback)
  return {
    text: read('text'),
    operation: operationOf(fields.operation),
    target_language: read('target_language', EMPTY_VALUES.target_language),
    instruction: read('custom_prompt'),
  }
}
