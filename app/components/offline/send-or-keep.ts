import { data, isRouteErrorResponse } from 'react-router'
import { dropForm, dropForms } from '../history/kept-here.ts'
import { countWaiting, keepWrite, sendWaiting } from './queue.ts'
import { freshKey, replaceKey } from './write-key.tsx'

/** The result of a write that could not be sent: it waits on this device under an id, or could not be stored either. */
export type Kept = { kept: 'here' | 'nowhere'; id: string }

let owner: string | undefined

/** Sets the signed-in user of this page, whose writes may be queued. */
export function keepFor(user: string): void {
  owner = user
}

/** Removes the texts that wait in forms when their user signs out. */
export async function forgetOnLeaving(): Promise<void> {
  if (owner !== undefined) await dropForms(owner).catch(() => undefined)
}

type Args<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * The `clientAction` of a page whose write may wait (`app/domain/offline/queue.ts`). Sends the write. If no answer comes,
 * or earlier writes still wait, it goes to the end of this device's queue, and the page says so and keeps its fields.
 */
export async function sendOrKeep<Answer>({ request, serverAction }: Args<Answer>) {
  const page = new URL(request.url).pathname
  // The form is read from a copy, because sending reads the request.
  const form = await request.clone().formData()
  try {
    if (await overtakes()) return keep(page, form)
    const answer = await serverAction()
    return answer
  } catch (thrown) {
    if (thrown instanceof Response) {
      const left = thrown.headers.get('location') ?? ''
      if (!left.startsWith('/login') && owner !== undefined) await dropForm(owner, page).catch(() => undefined)
      throw thrown
    }
    if (request.signal.aborted || !wasLost(thrown)) throw thrown
    return keep(page, form)
  }
}

/**
 * The `clientAction` of a form whose request may not wait when its page is closed: if no answer comes, the page says so
 * and keeps its fields, and pressing the button again sends the same request again.
 */
export async function sendOrSay<Answer>({ request, serverAction }: Args<Answer>) {
  try {
    const answer = await serverAction()
    if (owner !== undefined) await dropForm(owner, new URL(request.url).pathname).catch(() => undefined)
    return answer
  } catch (thrown) {
    if (thrown instanceof Response || request.signal.aborted || !wasLost(thrown)) throw thrown
    return unsent({ kept: 'nowhere', id: freshKey() })
  }
}

/** Whether earlier writes wait that cannot be sent now: a new one must not overtake them. */
async function overtakes(): Promise<boolean> {
  if (owner === undefined) return false
  try {
    if ((await countWaiting(owner)) === 0) return false
    return (await sendWaiting(owner)) !== 'empty'
  } catch {
    return false
  }
}

async function keep(page: string, form: FormData) {
  const key = String(form.get('idempotency_key') ?? '')
  const id = freshKey()
  try {
    if (owner === undefined) throw new Error('nobody to keep it for')
    form.delete('in_place')
    await keepWrite({ user: owner, page, title: document.title.replace(/ · Penmark$/, ''), form })
    await dropForm(owner, page).catch(() => undefined)
    if (key !== '') replaceKey(key)
    return unsent({ kept: 'here', id })
  } catch {
    return unsent({ kept: 'nowhere', id })
  }
}

/** After a failure status the router loads nothing again, which would fail as well and replace the page. */
function unsent(answer: Kept) {
  return data(answer, 503)
}

/** Whether the answer was lost: none came, half of one came, or a proxy answered that the server cannot be reached. */
function wasLost(thrown: unknown): boolean {
  if (isRouteErrorResponse(thrown)) return thrown.status >= 502 && thrown.status <= 504
  return thrown instanceof Error
}

/** Tells the answer of a page's own action from the result of `sendOrKeep`. */
export function answered<Answer>(answer: Answer | Kept | undefined): {
  answer: Exclude<Answer, Kept> | undefined
  kept: Kept | null
} {
  if (typeof answer === 'object' && answer !== null && 'kept' in answer) {
    return { answer: undefined, kept: answer as Kept }
  }
  return { answer: answer as Exclude<Answer, Kept> | undefined, kept: null }
}
