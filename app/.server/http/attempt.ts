import type { RouterContextProvider } from 'react-router'
import { logContext } from './context.ts'

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
