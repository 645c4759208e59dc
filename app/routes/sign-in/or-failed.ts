import type { RouterContextProvider } from 'react-router'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'

/**
 * Does what a form asks for. A defect is logged, and `failed` tells it in the form's own words, where what was typed
 * stays, instead of the page of last resort (specification 8, the screens' fallbacks). Thrown answers pass.
 */
export async function orFailed<Worked, Failed>(
  context: Readonly<RouterContextProvider>,
  work: () => Promise<Worked>,
  failed: () => Failed,
): Promise<Worked | Failed> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Response) throw error
    const { requestId } = context.get(requestContext)
    context.get(penmarkContext).log.error({ requestId, error }, 'a form of an account failed')
    return failed()
  }
}
