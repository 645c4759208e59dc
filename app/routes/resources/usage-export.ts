import { redirect } from 'react-router'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { exportBundle } from '#app/.server/ledger/export/export.ts'
import { exportRequest } from '../dashboard/usage/export-request.ts'
import type { Route } from './+types/usage-export'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** The export of the account as a file. What cannot be made leads back to the form, which says why. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { database } = context.get(penmarkContext)
  const { account } = context.get(userContext)
  const { period, format, since } = exportRequest(url.searchParams)
  const refused = (why: string) => {
    const query = new URLSearchParams(url.searchParams)
    query.set('refused', why)
    return redirect(`/dashboard/usage/export?${query}`)
  }
  if (since !== '' && !/^[1-9]\d{0,14}$/.test(since)) return refused('since')
  const made = exportBundle(database.reader, {
    scope: { kind: 'account', account },
    range: period === null ? { kind: 'all' } : { kind: 'month', period },
    ...(since === '' ? {} : { since: Number(since) }),
    format,
  })
  if (!made.ok) return refused(made.code === 'since_unpublished' ? 'since' : made.code)
  return new Response(made.stream, {
    headers: {
      'content-type': made.contentType,
      'content-disposition': `attachment; filename="${made.name}"`,
      'cache-control': 'private, no-store',
    },
  })
}
