import type { Env } from '#app/.server/platform/env.ts'
import { addressIn } from '#app/.server/platform/network.ts'
import { clientOfHop, HOP } from './cluster/hop.ts'

/**
 * The client address that rate limits count by. On Fly only `Fly-Client-IP` counts. Elsewhere it is the entry that the
 * outermost trusted proxy appended to X-Forwarded-For, so forged entries to its left change nothing (ASVS 4.1.3). A request that
 * another machine of the cluster passed on brings the address that this machine found, signed. An entry that is no address
 * counts as none.
 * @param passed method and address of the request, which a hop is signed for
 */
export function clientAddress(
  headers: { get(name: string): string | null },
  socketAddress: string,
  env: Pick<Env, 'onFly' | 'trustedProxyHops'> & Partial<Pick<Env, 'cluster' | 'sessionSecrets'>>,
  passed?: { method: string; url: string },
): string {
  if (env.cluster !== undefined && passed !== undefined && !env.onFly) {
    const client = clientOfHop(headers.get(HOP), env.sessionSecrets ?? [], passed, Date.now())
    if (client !== undefined) return client
  }
  if (env.onFly) return addressIn(headers.get('fly-client-ip') ?? '') ?? socketAddress
  if (env.trustedProxyHops === 0) return socketAddress
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',')
  return addressIn(forwarded.at(-env.trustedProxyHops) ?? '') ?? socketAddress
}
