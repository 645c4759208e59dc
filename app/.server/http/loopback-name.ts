/**
 * Whether the browser itself uses `localhost` or a loopback address for this machine. A page whose name was made to resolve
 * to this machine (DNS rebinding) shares an origin with this server, but its name is not one of these.
 */
export function hasLoopbackHost(request: Request): boolean {
  return /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.get('host') ?? '')
}
