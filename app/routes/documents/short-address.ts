import { redirect } from 'react-router'
import type { Route } from './+types/short-address'

/** The short address of a document: `/changelog` is `/docs/changelog`. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`/docs${url.pathname.replace(/\/$/, '')}`, 301)
}
