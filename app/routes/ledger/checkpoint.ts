import { notThere, plain } from '#app/.server/http/plain.ts'
import { publishedLogContext } from '#app/.server/usage/context.ts'
import type { Route } from './+types/checkpoint'

/** `GET /ledger/checkpoint`: the newest signed note over the ledger (C2SP tlog-checkpoint). */
export function loader({ request, context }: Route.LoaderArgs) {
  const checkpoint = context.get(publishedLogContext).checkpoint()
  if (checkpoint === undefined || new URL(request.url).search !== '') return notThere()
  return plain(checkpoint.note, 5)
}

export { onlyGet as action } from '#app/.server/http/plain.ts'
