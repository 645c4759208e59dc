import { data, type RouterContextProvider } from 'react-router'
import { limitsContext, requestContext } from '#app/.server/http/context.ts'
import { refusalInit } from '#app/.server/http/errors.ts'
import { isLinkId } from '#app/domain/provenance/links.ts'
import { provenanceContext } from '../context.ts'
import type { ProvenancePage } from '../provenance.ts'

/**
 * The page of a link, counted for the link and for the client, since anybody may ask. @returns `refused` for the route to throw
 */
export async function visitLink(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<{ page: ProvenancePage | undefined; refused?: undefined } | { refused: ReturnType<typeof data> }> {
  const { clientAddress: address } = context.get(requestContext)
  const identifier = isLinkId(id) ? id : 'no link'
  const attempt = await context.get(limitsContext).provenance.take({ identifier, address })
  if (!attempt.ok) return { refused: data({ code: attempt.code }, refusalInit(attempt)) }
  return { page: context.get(provenanceContext).page(id) }
}
