import type { RouterContextProvider } from 'react-router'
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
    const { requestId } = context.get(requestContext)
    context.get(logContext).error({ requestId, error }, 'a form of an account failed')
    return failureAnswer()
  }
}
