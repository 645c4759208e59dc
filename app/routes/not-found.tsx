import { screenError } from '#app/.server/http/errors.ts'

/** Whatever no other route takes: 404, shown by the root's error boundary. */
export function loader(): never {
  throw screenError('not_found')
}

export function action(): never {
  throw screenError('not_found')
}

export default function NotFound() {
  return null
}
