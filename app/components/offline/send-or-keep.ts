import { data, isRouteErrorResponse } from 'react-router'
import { dropForm, dropForms } from '../history/kept-here.ts'
import { freshKey, replaceKey } from './write-key.tsx'

/** What a write became that could not be sent: kept on this device under a name of its own, or not even that. */
export type Kept = { kept: 'here' | 'nowhere'; id: string }

let owner: string | undefined

/** Says who is signed in on this page, whose writes may be kept. */
export function keepFor(user: string): void {
  owner = user
}

/** Lets go of the texts that wait in forms, for whoever signs out. */
export async function forgetOnLeaving(): Promise<void> {
  if (owner !== undefined) await dropForms(owner).catch(() => undefined)
}

/** Fetched while there is a connection, since none can be fetched without one. */
export const outbox = () => import('./outbox.ts')

type Args<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * The `clientAction` of a page whose write may wait (`app/domain/offline/queue.ts`). Sends it; where no answer comes, or
 * earlier ones still wait, it goes to the end of this device's queue, and the page says so with everything still in it.
 */
export async function sendOrKeep<Answer>({ request, serverAction }: Args<Answer>) {
  const page = new URL(request.url).pathname
  // The request is read when it is sent.
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
 * The `clientAction` of a form whose request may not wait when its page is closed: where no answer comes, the page says so
 * with everything still in it, and the same press sends the same request again.
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

/** Whether earlier writes wait that cannot be sent now: nothing may go before them. */
async function overtakes(): Promise<boolean> {
  if (owner === undefined) return false
  try {
    const { countWaiting, sendWaiting } = await outbox()
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
    const { keepWrite } = await outbox()
    await keepWrite({ user: owner, page, title: document.title.replace(/ · Penmark$/, ''), form })
    await dropForm(owner, page).catch(() => undefined)
    if (key !== '') replaceKey(key)
    return unsent({ kept: 'here', id })
  } catch {
    return unsent({ kept: 'nowhere', id })
  }
}

/** With a status of failure nothing is loaded anew, which would fail as well and take the page away. */
function unsent(answer: Kept) {
  return data(answer, 503)
}

/** No answer, half of one, or a proxy's word that nobody is there. */
function wasLost(thrown: unknown): boolean {
  if (isRouteErrorResponse(thrown)) return thrown.status >= 502 && thrown.status <= 504
  return thrown instanceof Error
}

/** Parts what a page's own action answered from what `sendOrKeep` did. */
export function answered<Answer>(answer: Answer | Kept | undefined): {
  answer: Exclude<Answer, Kept> | undefined
  kept: Kept | null
} {
  if (typeof answer === 'object' && answer !== null && 'kept' in answer) {
    return { answer: undefined, kept: answer as Kept }
  }
  return { answer: answer as Exclude<Answer, Kept> | undefined, kept: null }
}
