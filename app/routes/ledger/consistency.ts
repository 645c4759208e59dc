import { notThere, plain } from '#app/.server/http/plain.ts'
import { publishedLogContext } from '#app/.server/usage/context.ts'
import type { Route } from './+types/consistency'

const SIZES = /^\?from=([1-9]\d{0,15})&to=([1-9]\d{0,15})$/

/** `GET /ledger/consistency?from=M&to=N`: the proof that one published tree continues another (RFC 6962 2.1.2). */
export function loader({ request, context }: Route.LoaderArgs) {
  const [, from, to] = SIZES.exec(new URL(request.url).search) ?? []
  if (from === undefined) return notThere()
  const proof = context.get(publishedLogContext).consistency(Number(from), Number(to))
  return proof === undefined ? notThere() : plain(proof, 'immutable')
}

export { onlyGet as action } from '#app/.server/http/plain.ts'
