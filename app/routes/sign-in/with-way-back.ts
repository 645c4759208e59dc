/** The address of an account screen that goes on to `wayBack` when its work is done. */
export function withWayBack(path: string, wayBack: string | null): string {
  return wayBack === null ? path : `${path}?${new URLSearchParams({ redirectTo: wayBack })}`
}
