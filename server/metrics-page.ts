import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Env } from '#app/.server/platform/env.ts'
import type { Metrics } from '#app/.server/platform/metrics.ts'

/** Whether a request may read the figures: with a token only who sends it, as `Authorization: Bearer …`. */
export function mayReadMetrics(token: string | undefined, authorization: string | null): boolean {
  if (token === undefined) return true
  const sent = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(sha256(sent), sha256(token))
}

/**
 * Opens `/metrics` on a port of its own, which the world must not reach: it asks for a token only if one is set.
 * @returns undefined if no such port is set; rejects if the port is taken
 */
export async function openMetricsPort(
  metrics: Metrics,
  env: Pick<Env, 'host' | 'metrics'>,
): Promise<Server | undefined> {
  const { port, token } = env.metrics
  if (port === undefined) return undefined
  const server = createServer({ requestTimeout: 10_000, connectionsCheckingInterval: 2_000 }, (request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end()
    if (!mayReadMetrics(token, request.headers.authorization ?? null))
      return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end()
    metrics.text().then(
      ({ body, contentType }) => response.writeHead(200, { 'content-type': contentType }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = 20
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, env.host, resolve)
  })
  return server
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
