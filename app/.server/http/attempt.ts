import type { RouterContextProvider } from 'react-router'
import { isStorageTrouble } from '#app/.server/platform/storage-trouble.ts'
import { logContext, requestContext } from './context.ts'

/**
 * The outcome of a command, or `undefined` if the store failed: the failure is logged, and the page can say that nothing
 * was saved while it keeps everything that was typed.
 */
export function attempt<Outcome>(
  context: Readonly<RouterContextProvider>,
  command: () => Outcome,
): Outcome | undefined {
  try {
    return command()
  } catch (error) {
    noteStorage(context, error)
    context.get(logContext).error({ event: 'library.failed', error }, 'the library could not be written')
    return undefined
  }
}

/**
 * Does what a form of an account asks for. A defect is logged and answered by `failureAnswer`, which keeps the form and
 * what was typed, instead of by the error page (specification 8, the screens' fallbacks). Thrown responses pass.
 */
export async function withFailureAnswer<Worked, Failed>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Worked>,
  failureAnswer: () => Failed,
): Promise<Worked | Failed> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Response) throw error
    noteStorage(context, error)
    const { requestId } = context.get(requestContext)
    context.get(logContext).error({ requestId, error }, 'a form of an account failed')
    return failureAnswer()
  }
}

/**
 * To be told of every failure that a page answers in its own words. If the disk took no write, the page keeps what was
 * typed and the host makes its answer a 503 that says when to try again.
 */
export function noteStorage(context: Readonly<RouterContextProvider>, error: unknown): void {
  if (isStorageTrouble(error)) context.get(requestContext).storageFailed ??= 'in_words'
}
