import { isRouteErrorResponse } from 'react-router'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { MissingWords } from '#app/components/usage/missing-usage.tsx'
import type { Route } from './+types/not-found'

/** Takes every other path, for those who are signed in: 404 inside the frame. */
export { nothingHere as action, nothingHere as loader } from '#app/.server/http/errors.ts'

export default function NotFound() {
  return null
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation()
  if (!(isRouteErrorResponse(error) && error.status === 404)) throw error
  return (
    <MissingWords title={t('notFound.title')} text={t('notFound.text')} to="/dashboard" where={t('comingSoon.back')} />
  )
}
