import { notThere, plain } from '#app/.server/http/plain.ts'
import { publishedLogContext } from '#app/.server/usage/context.ts'
import type { Route } from './+types/lost'

/** `GET /ledger/lost`: the numbers of events that were acknowledged and lost, in one sentence each. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (new URL(request.url).search !== '') return notThere()
  return plain(context.get(publishedLogContext).lost(), 60)
}

export { onlyGet as action } from '#app/.server/http/plain.ts'
