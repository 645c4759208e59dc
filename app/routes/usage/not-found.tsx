import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import type { Route } from './+types/not-found'

/** Takes every other path, for those who are signed in: 404 inside the frame. */
export { nothingHere as action, nothingHere as loader } from '#app/.server/http/errors.ts'

export default function NotFound() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="month" />
}
