import type { Env } from '#app/.server/platform/env.ts'

/**
 * The client address that rate limits count by. On Fly only `Fly-Client-IP` counts. Elsewhere it is the entry that the
 * outermost trusted proxy appended to X-Forwarded-For, so forged entries to its left change nothing (ASVS 4.1.3).
 */
export function clientAddress(
  headers: { get(name: string): string | null },
  socketAddress: string,
  env: Pick<Env, 'onFly' | 'trustedProxyHops'>,
): string {
  if (env.onFly) return headers.get('fly-client-ip') ?? socketAddress
  if (env.trustedProxyHops === 0) return socketAddress
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return forwarded.at(-env.trustedProxyHops) || socketAddress
}
