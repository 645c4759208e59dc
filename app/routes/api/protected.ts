import { requireBearer } from '#app/.server/auth/middleware.ts'
import type { Route } from './+types/protected'

/** The parent of the calls that need a bearer token. */
export const middleware: Route.MiddlewareFunction[] = [requireBearer]
