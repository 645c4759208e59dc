import { createContext, type MiddlewareFunction } from 'react-router'
import type { Log } from '#app/.server/platform/log.ts'
import type { SiteClaims } from '#app/domain/marketing.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Toasts } from './toast.ts'

/** The facts that the host knows about a request before any route runs. */
export type RequestFacts = {
  requestId: string
  /** The client's address as far as the configured proxies can be trusted; key of rate limits, never logged. */
  clientAddress: string
  /** Fresh for each answer; the only inline scripts that run carry it. */
  nonce: string
  /** Whether the router's own scripts ask for the data of a screen, rather than a person for the screen. */
  forScripts: boolean
  /** Set once a write of this request failed because the disk takes none; the host then answers 503. */
  storageFailed?: 'as_defect' | 'in_words'
  /** Set for an answer that is streamed: ends once nothing more is written for it. */
  goesOn?: Promise<unknown>
  /** Set for a page that is remembered, because all who ask for it see it alike; the host then keeps it compressed. */
  isShared?: true
  /** The pattern of the matched route, such as `/dashboard/bookmarks/:bookmark`; absent before a route matched. */
  route?: string
}

/** The settings that shape answers, as opposed to those that shape services. */
export type Site = {
  /** Origin of the site, without a path. */
  publicUrl: string
  /** Whether cookies carry `Secure` and the `__Host-` prefix. */
  secure: boolean
  /** Whether the pages for developers exist. */
  demoPages: boolean
  /** The address or page that a suspended customer is told to write to; undefined if the operator has named none. */
  contact: string | undefined
  /** What the operator claims of the site. */
  claims: SiteClaims
  /** Folder of the mails that were written to files; undefined if the site must not show them. */
  readableOutbox: string | undefined
  /** How to report a weakness, as the text of `/.well-known/security.txt`. */
  securityTxt(): string
}

export const requestContext = createContext<RequestFacts>()
export const siteContext = createContext<Site>()
export const logContext = createContext<Log>()
export const limitsContext = createContext<RateLimits>()
export const toastsContext = createContext<Toasts>()

/** Root middleware: tells the host which route was matched, for its figures and its log. */
export const nameRoute: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(requestContext).route = `/${pattern}`
}
