import { useRouteLoaderData } from 'react-router'

/** The id of the signed-in user, which separates the data of users in this browser; null outside the dashboard. */
export function useOwnId(): string | null {
  const frame = useRouteLoaderData('routes/dashboard/layout') as { user: { id: string } } | undefined
  return frame?.user.id ?? null
}
