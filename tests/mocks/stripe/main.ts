import { parseArgs } from 'node:util'
import { keepWorld } from './keep.ts'
import { startStripeDouble } from './server.ts'

// The double as a process of its own:
// node tests/mocks/stripe/main.ts --port 4220 --webhook http://localhost:3000/webhooks/stripe --secret whsec_local
// With --keep FILE it continues from its last state, and it ends when its standard input ends.
const { values } = parseArgs({
  options: {
    port: { type: 'string' },
    webhook: { type: 'string' },
    secret: { type: 'string' },
    keep: { type: 'string' },
  },
})
const { webhook, secret = 'whsec_local', keep } = values
const double = await startStripeDouble({
  port: Number(values.port ?? 4220),
  ...(webhook === undefined ? {} : { webhook: { url: webhook, secret } }),
})
const save = keep === undefined ? () => undefined : keepWorld(double.world, keep)
process.stdout.write(`Stripe double at ${double.url}\n`)

let ending = false
async function end(): Promise<void> {
  if (ending) return
  ending = true
  save()
  await double.close()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
if (keep !== undefined) process.stdin.resume().once('end', () => void end())
