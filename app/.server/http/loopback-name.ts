/**
 * Whether the browser itself calls this machine `localhost` or by its loopback address. A page of another site whose name
 * was made to point here (DNS rebinding) is of one origin with this server, but it cannot have that name.
 */
export function wasAskedAsLoopback(request: Request): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.get('host') ?? '')
}
