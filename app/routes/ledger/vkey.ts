import { penmarkContext } from '#app/.server/context.ts'
import type { Route } from './+types/vkey'
import { notThere, plain } from './plain.ts'

/** `GET /ledger/vkey`: the verifier keys that sign now (C2SP signed-note), newest first, one a line. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (new URL(request.url).search !== '') return notThere()
  return plain(
    context
      .get(penmarkContext)
      .vkeys.map((vkey) => `${vkey}\n`)
      .join(''),
    60,
  )
}

export { onlyGet as action } from './plain.ts'
