import { penmarkContext } from '#app/.server/context.ts'
import { publishedConsistency } from '#app/.server/ledger/index.ts'
import type { Route } from './+types/consistency'
import { notThere, plain } from './plain.ts'

const SIZES = /^\?from=([1-9]\d{0,15})&to=([1-9]\d{0,15})$/

/** `GET /ledger/consistency?from=M&to=N`: the proof that one published tree continues another (RFC 6962 2.1.2). */
export function loader({ request, context }: Route.LoaderArgs) {
  const [, from, to] = SIZES.exec(new URL(request.url).search) ?? []
  if (from === undefined) return notThere()
  const proof = publishedConsistency(context.get(penmarkContext).database.reader, Number(from), Number(to))
  return proof === undefined ? notThere() : plain(proof, 'immutable')
}

export { onlyGet as action } from './plain.ts'
