import { parseArgs } from 'node:util'
import { startStripeDouble } from './server.ts'

// The double as a process of its own:
// node tests/mocks/stripe/main.ts --port 4220 --webhook http://localhost:3000/webhooks/stripe --secret whsec_local
const { values } = parseArgs({
  options: { port: { type: 'string' }, webhook: { type: 'string' }, secret: { type: 'string' } },
})
const { webhook, secret = 'whsec_local' } = values
const double = await startStripeDouble({
  port: Number(values.port ?? 4220),
  ...(webhook === undefined ? {} : { webhook: { url: webhook, secret } }),
})
process.stdout.write(`Stripe double at ${double.url}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void double.close().then(() => process.exit(0)))
