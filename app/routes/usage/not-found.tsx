import { screenError } from '#app/.server/http/errors.ts'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import type { Route } from './+types/not-found'

/** Whatever no other route below takes, for those who are signed in: 404 inside the frame. */
export function loader(): never {
  throw screenError('not_found')
}

export function action(): never {
  throw screenError('not_found')
}

export default function NotFound() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="month" />
}
