import { penmarkContext } from '#app/.server/context.ts'
import { latestCheckpoint } from '#app/.server/ledger/index.ts'
import type { Route } from './+types/checkpoint'
import { notThere, plain } from './plain.ts'

/** `GET /ledger/checkpoint`: the newest signed note over the ledger (C2SP tlog-checkpoint). */
export function loader({ request, context }: Route.LoaderArgs) {
  const checkpoint = latestCheckpoint(context.get(penmarkContext).database.reader)
  if (checkpoint === undefined || new URL(request.url).search !== '') return notThere()
  return plain(checkpoint.note, 5)
}

export { onlyGet as action } from './plain.ts'
