// `npm run dev`: the host with Vite in front of it. Sources reload; the composed services need a restart. Without a Stripe
// key it also starts the Stripe double, so that plans can be bought with test cards.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { buildVerifier } from '../verifier/build.mjs'
import { ensureInstalled, projectEnv, projectNode, ROOT } from './toolchain.mjs'

ensureInstalled()
buildVerifier()
process.chdir(ROOT)

const hasStripe = (process.env.STRIPE_SECRET_KEY ?? '') !== ''
const double = hasStripe ? undefined : await startDouble()
const env = projectEnv({ NODE_ENV: 'development', ...double?.settings })
const server = spawn(projectNode(), ['server/dev.ts'], { stdio: 'inherit', env })
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('exit', (code) => {
  double?.end()
  process.exitCode = code ?? 1
})

/** Undefined if its port is taken: then everything but buying works. */
async function startDouble() {
  const port = process.env.STRIPE_DOUBLE_PORT || '4220'
  const secret = 'whsec_local'
  const site = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || '3000'}`
  const args = ['--port', port, '--webhook', `${site}/webhooks/stripe`, '--secret', secret]
  const stateFile = path.join(process.env.DATA_DIR || 'data', 'stripe-double')
  const child = spawn(projectNode(), ['tests/mocks/stripe/main.ts', ...args, '--keep', stateFile], {
    // It ends when its standard input does, so that it cannot outlive us.
    stdio: ['pipe', 'pipe', 'pipe'],
    env: projectEnv(),
  })
  const ready = await new Promise((resolve) => {
    child.stdout.once('data', () => resolve(true))
    child.once('exit', () => resolve(false))
  })
  if (!ready) {
    process.stdout.write(`Port ${port} is taken, so there is no Stripe double and plans cannot be bought\n`)
    return undefined
  }
  const url = `http://localhost:${port}`
  process.stdout.write(`Plans can be bought with test cards, from a Stripe double at ${url}\n`)
  return {
    settings: { STRIPE_SECRET_KEY: 'sk_test_local', STRIPE_WEBHOOK_SECRET: secret, STRIPE_API_BASE: url },
    end: () => child.stdin.end(),
  }
}
