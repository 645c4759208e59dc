import { RouterContextProvider } from 'react-router'
import type { Penmark } from './compose.ts'
import { penmarkContext } from './context.ts'
import { type RequestFacts, requestContext } from './http/context.ts'

/** The context of one request: the composed services and what the host knows of the request. */
export function provideContext(penmark: Penmark, facts: RequestFacts): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(penmarkContext, penmark)
  context.set(requestContext, facts)
  return context
}
