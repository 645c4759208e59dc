import { type StripeDouble, startStripeDouble } from '#tests/mocks/stripe/server.ts'
import { type Crowd, type PeopledServer, startPeopledServer } from './people.ts'

export const SECRET = 'whsec_test'

/** A server connected to a Stripe double of its own, which sends it webhooks. */
export type PayingServer = PeopledServer & { double: StripeDouble }

export async function startPayingServer(
  settings: Readonly<Record<string, string>> = {},
  crowd: Crowd = {},
): Promise<PayingServer> {
  const double = await startStripeDouble()
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: double.url,
  }
  const server = await startPeopledServer({ ...stripe, ...settings }, crowd)
  double.webhooks.to({ url: `${server.url}/webhooks/stripe`, secret: SECRET })
  return {
    ...server,
    double,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await double.close()
    },
  }
}
