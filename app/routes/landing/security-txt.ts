import { siteContext } from '#app/.server/http/context.ts'
import { onlyGet, plain } from '#app/.server/http/plain.ts'
import type { Route } from './+types/security-txt'

const DAY_SECONDS = 86_400

/** Tells researchers how to report a weakness (RFC 9116). */
export function loader({ context }: Route.LoaderArgs) {
  return plain(context.get(siteContext).securityTxt(), DAY_SECONDS)
}

export const action = onlyGet
