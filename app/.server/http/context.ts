import { createContext } from 'react-router'

/** What the host knows of a request before any route runs. */
export type RequestFacts = {
  requestId: string
  /** The client's address as far as the configured proxies can be trusted; key of rate limits, never logged. */
  clientAddress: string
  /** Fresh for each answer; the only inline scripts that run carry it. */
  nonce: string
}

export const requestContext = createContext<RequestFacts>()
