import { cacheFor, notThere } from '#app/.server/http/plain.ts'
import { indexPath, WIDTH } from '#app/.server/ledger/index.ts'
import { publishedLogContext } from '#app/.server/usage/context.ts'
import type { Route } from './+types/tile'

const TILE = /^\/ledger\/tile\/(0|[1-9]\d?)\/((?:x\d{3}\/)*\d{3})(?:\.p\/([1-9]\d{0,2}))?$/

/**
 * `GET /ledger/tile/<L>/<N>[.p/<W>]` (C2SP tlog-tiles): hashes of the published tree. Entries are not public, so
 * there are no entry bundles here.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const [, level = '', index = '', part] = TILE.exec(pathname) ?? []
  const n = Number(index.replace(/[x/]/g, ''))
  const width = part === undefined ? WIDTH : Number(part)
  // One address for each tile: the index without needless zeros, a width below that of a full tile.
  const strict = level !== '' && indexPath(n) === index && (part === undefined || width < WIDTH) && Number(level) <= 63
  if (!strict || search !== '' || !Number.isSafeInteger(n)) return notThere()
  const tile = context.get(publishedLogContext).tile(Number(level), n, width)
  if (tile === undefined) return notThere()
  return new Response(new Uint8Array(tile), {
    headers: { 'content-type': 'application/octet-stream', 'cache-control': cacheFor('immutable') },
  })
}

export { onlyGet as action } from '#app/.server/http/plain.ts'
