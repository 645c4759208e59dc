import { apiError } from '#app/.server/http/errors.ts'
import type { Route } from './+types/not-found'

export function loader({ context }: Route.LoaderArgs) {
  return apiError('not_found', context)
}

export function action({ context }: Route.ActionArgs) {
  return apiError('not_found', context)
}
