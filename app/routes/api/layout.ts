import type { Route } from './+types/layout'

/**
 * The parent of every call under /api. A call proves itself by a bearer token; cookies are never looked at, so the
 * session middleware of the screens is not part of this branch. Defects leave as JSON, not as a page.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async function answersAreNeverCached(_args, next) {
    const response = await next()
    response.headers.set('cache-control', 'no-store')
    return response
  },
]
