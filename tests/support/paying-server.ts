import { type StripeDouble, startStripeDouble } from '#tests/mocks/stripe/server.ts'
import { type RunningServer, startServer } from './server.ts'

export const SECRET = 'whsec_test'

/** A server connected to a Stripe double of its own, which sends it webhooks. */
export type PayingServer = RunningServer & { double: StripeDouble }

export async function startPayingServer(settings: Readonly<Record<string, string>> = {}): Promise<PayingServer> {
  const double = await startStripeDouble()
  const server = await startServer({
    STRIPE_SECRET_KEY: 'sk_test_double',
    STRIPE_WEBHOOK_SECRET: SECRET,
    STRIPE_API_BASE: double.url,
    ...settings,
  })
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
