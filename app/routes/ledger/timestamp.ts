import { notThere } from '#app/.server/http/plain.ts'
import { publishedLogContext } from '#app/.server/usage/context.ts'
import type { Route } from './+types/timestamp'

/** `GET /ledger/timestamp/:month`: the time stamp of a closed month's checkpoint (RFC 3161), as its authority sent it. */
export function loader({ request, context, params }: Route.LoaderArgs) {
  const reply =
    new URL(request.url).search === '' ? context.get(publishedLogContext).timestamp(params.month) : undefined
  if (reply === undefined) return notThere()
  return new Response(new Uint8Array(reply), {
    headers: {
      'content-type': 'application/timestamp-reply',
      'content-disposition': `attachment; filename="${params.month}.tsr"`,
      'cache-control': 'public, max-age=86400',
    },
  })
}

export { onlyGet as action } from '#app/.server/http/plain.ts'
