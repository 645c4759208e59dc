import type { RouterContextProvider } from 'react-router'
import { limitsContext, requestContext } from './context.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Whether a request may change something, by its method. */
export function isWrite({ method }: Request): boolean {
  return !SAFE.includes(method)
}

/** Counts a write for its user, or for its address alone, and for its address. */
export function countWrite(context: Readonly<RouterContextProvider>, userId: string | undefined) {
  const { clientAddress } = context.get(requestContext)
  return context
    .get(limitsContext)
    .write.take({ identifier: userId ?? `from ${clientAddress}`, address: clientAddress })
}
