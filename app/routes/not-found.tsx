/** Takes every other path: 404, shown by the root's error boundary. */
export { nothingHere as action, nothingHere as loader } from '#app/.server/http/errors.ts'

export default function NotFound() {
  return null
}
