import { notThere } from '#app/.server/http/plain.ts'
import { publishedLogContext } from '#app/.server/usage/context.ts'
import type { Route } from './+types/verifier'

/** `GET /ledger/verifier`: the receipt of the entry in which the log names its verifier by hash (C2SP tlog-proof). */
export function loader({ request, context }: Route.LoaderArgs) {
  const proof = new URL(request.url).search === '' ? context.get(publishedLogContext).verifier() : undefined
  if (proof === undefined) return notThere()
  return new Response(proof, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="verifier.tlog-proof"',
      'cache-control': 'public, max-age=60',
    },
  })
}

export { onlyGet as action } from '#app/.server/http/plain.ts'
