import { notThere, plain } from '#app/.server/http/plain.ts'
import { publishedLogContext } from '#app/.server/usage/context.ts'
import type { Route } from './+types/vkey'

/** `GET /ledger/vkey`: the verifier keys that sign now (C2SP signed-note), newest first, one a line. */
export function loader({ request, context }: Route.LoaderArgs) {
  if (new URL(request.url).search !== '') return notThere()
  return plain(
    context
      .get(publishedLogContext)
      .vkeys.map((vkey) => `${vkey}\n`)
      .join(''),
    60,
  )
}

export { onlyGet as action } from '#app/.server/http/plain.ts'
