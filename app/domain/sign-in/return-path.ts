/** The address of an account screen that leads to `returnPath` once its work is done. */
export function withReturnPath(path: string, returnPath: string | null): string {
  return returnPath === null ? path : `${path}?${new URLSearchParams({ redirectTo: returnPath })}`
}
