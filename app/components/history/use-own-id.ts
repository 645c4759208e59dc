import { useRouteLoaderData } from 'react-router'

/** The id of whoever is signed in, under which this browser keeps things apart; null outside the dashboard. */
export function useOwnId(): string | null {
  const frame = useRouteLoaderData('routes/dashboard/layout') as { user: { id: string } } | undefined
  return frame?.user.id ?? null
}
