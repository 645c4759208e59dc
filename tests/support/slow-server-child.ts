import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainRefusal } from '#app/.server/http/refusal.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { createDoors } from '#server/doors/doors.ts'

// A server in a process of its own whose every page holds the event loop for 30 ms; /readyz answers the doors' figures.
// Prints its port. node slow-server-child.ts

const doors = createDoors({
  env: { onFly: false, trustedProxyHops: 0, rateLimitScale: 100, overloadScale: 1, maxConnections: 2_000 },
  log: createLog('silent'),
  turnAway: plainRefusal,
  headers: (nonce) => ({ 'content-security-policy': `style-src 'nonce-${nonce}'` }),
})
const server = createServer((request, response) => {
  doors.admit(request, response, () => {
    if (request.url === '/readyz') return void response.end(JSON.stringify(doors.figures()))
    const until = performance.now() + 30
    while (performance.now() < until);
    response.end('ok')
  })
})
doors.guard(server)
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
