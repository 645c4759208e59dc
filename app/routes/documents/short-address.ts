import { redirect } from 'react-router'

/** The short address of the changelog, which is one of the documents. */
export function loader() {
  throw redirect('/docs/changelog', 301)
}
