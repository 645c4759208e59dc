import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { answerApi } from './api.ts'
import { csvOf, type Report } from './csv.ts'
import {
  advanceTo,
  creditInvoice,
  deleteCustomer,
  disputeInvoice,
  failRefund,
  refundInvoice,
  voidCreditNote,
} from './engine.ts'
import { answerPage } from './pages.ts'
import { readParams } from './params.ts'
import { type Reply, refused } from './reply.ts'
import { createWebhooks, type Delivery, type Webhooks } from './webhooks.ts'
import { createWorld, type World } from './world.ts'

/**
 * The fault of an API call: no connection, a late answer, an error before or after the effect, an answer that is cut
 * after the effect, or an answer of another shape.
 */
type Fault = {
  kind: 'refuse' | 'slow' | 'error' | 'error-after' | 'half' | 'odd'
  ms?: number
  status?: number
  only?: string
}

export type StripeDouble = {
  /** What goes into STRIPE_API_BASE. */
  url: string
  port: number
  world: World
  webhooks: Webhooks
  /** Advances the clock; everything that falls due happens. */
  advance(seconds: number): void
  refund(invoice: string, amount?: number): void
  /** The newest refund of an invoice fails. */
  failRefund(invoice: string): void
  dispute(invoice: string, status: string): void
  /** Issues a credit note, and returns its id. */
  credit(invoice: string, amount: number, how?: 'refund' | 'balance' | 'outside'): string
  voidCreditNote(id: string): void
  deleteCustomer(customer: string): void
  csv(report: Report): string
  /** The next calls of the API fail like this, one each; `Infinity` times for all until cleared. */
  fail(fault: Fault, times?: number): void
  heal(): void
  /** Every call of the API so far, as `POST /v1/customers`. */
  calls: string[]
  close(): Promise<void>
}

/** A received API call. `query` is without its question mark. */
export type Call = { method: string; path: string; query: string; body: string }

type Options = {
  port?: number
  livemode?: boolean
  now?: number
  webhook?: { url: string; secret: string }
  /** Called for each API call before it is answered. */
  onCall?: (call: Call) => void
}

/**
 * A double of Stripe on loopback, with state and a clock that tests can advance. It implements the part of the API that
 * Penmark uses, shows checkout and portal as plain pages, and sends signed webhooks. `/_double/*` is its remote
 * control.
 */
export async function startStripeDouble(options: Options = {}): Promise<StripeDouble> {
  const sockets = new Set<Socket>()
  const webhooks = createWebhooks()
  if (options.webhook !== undefined) webhooks.to(options.webhook)
  const replies = new Map<string, { request: string; reply: Reply }>()
  const calls: string[] = []
  let faults: { fault: Fault; left: number }[] = []

  const server = createServer((request, response) => {
    readBody(request)
      .then((body) => route(request, response, body))
      .catch((error: unknown) =>
        sendJson(response, { status: 500, body: { error: { type: 'api_error', message: String(error) } } }),
      )
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port ?? 0, '127.0.0.1', resolve)
  })
  const port = (server.address() as AddressInfo).port
  const url = `http://localhost:${port}`
  const world = createWorld({
    url,
    livemode: options.livemode ?? false,
    ...(options.now === undefined ? {} : { now: options.now }),
    onEvent: (event) => webhooks.take(event),
  })

  function route(request: IncomingMessage, response: ServerResponse, body: string) {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    const method = request.method ?? 'GET'
    if (pathname.startsWith('/_double/'))
      return sendJson(response, control(pathname.slice('/_double/'.length), body, searchParams))
    if (pathname.startsWith('/v1/'))
      return callApi(request, response, { method, path: pathname, query: searchParams, body })
    const page = answerPage(world, method, pathname, new URLSearchParams(body))
    const headers =
      page.location === undefined ? { 'content-type': 'text/html; charset=utf-8' } : { location: page.location }
    response.writeHead(page.status, { ...headers, 'cache-control': 'no-store' }).end(page.html ?? '')
  }

  function callApi(
    request: IncomingMessage,
    response: ServerResponse,
    call: { method: string; path: string; query: URLSearchParams; body: string },
  ) {
    calls.push(`${call.method} ${call.path}`)
    options.onCall?.({ ...call, query: call.query.toString() })
    const fault = takeFault(`${call.method} ${call.path}?${call.query}`)
    if (fault?.kind === 'refuse') {
      request.socket.destroy()
      return
    }
    if (fault?.kind === 'odd') return sendJson(response, { status: 200, body: { object: 'list' } })
    if (fault?.kind === 'error') return sendJson(response, apiError(fault.status ?? 500))
    const answer = () => {
      const reply = once(request, call)
      if (fault?.kind === 'error-after') return sendJson(response, apiError(fault.status ?? 500))
      if (fault?.kind === 'half') return sendHalf(response, reply)
      return sendJson(response, reply)
    }
    if (fault?.kind !== 'slow') return answer()
    const timer = setTimeout(answer, fault.ms ?? 30_000)
    request.socket.once('close', () => clearTimeout(timer))
  }

  /** Stripe's promise for POSTs: the same key gives the same answer, and refuses another request. */
  function once(
    request: IncomingMessage,
    call: { method: string; path: string; query: URLSearchParams; body: string },
  ): Reply {
    const key = String(request.headers['idempotency-key'] ?? '')
    const authorization = String(request.headers.authorization ?? '')
    const mode = world.livemode ? 'live' : 'test'
    if (!new RegExp(`^Bearer (sk|rk)_${mode}_\\w+$`).test(authorization))
      return refused(401, 'Invalid API Key provided')
    const params = readParams(call.method === 'GET' || call.method === 'DELETE' ? call.query.toString() : call.body)
    const answer = () => answerApi(world, { method: call.method, path: call.path, params })
    if (call.method !== 'POST' || key === '') return answer()
    const fingerprint = `${call.path} ${call.body}`
    const known = replies.get(key)
    if (known === undefined) {
      const reply = answer()
      replies.set(key, { request: fingerprint, reply })
      return reply
    }
    if (known.request === fingerprint) return known.reply
    return {
      status: 400,
      body: {
        error: {
          type: 'idempotency_error',
          message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        },
      },
    }
  }

  function takeFault(call: string): Fault | undefined {
    const found = faults.find(({ fault, left }) => left > 0 && (fault.only === undefined || call.includes(fault.only)))
    if (found === undefined) return undefined
    found.left -= 1
    return found.fault
  }

  function fail(fault: Fault, times = 1): void {
    faults.push({ fault, left: times })
  }

  function control(command: string, body: string, query: URLSearchParams): Reply {
    const order = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>
    switch (command) {
      case 'advance':
        advanceTo(world, world.now() + Number(order.seconds))
        return { status: 200, body: { now: world.now() } }
      case 'webhook':
        webhooks.to(order.url === undefined ? undefined : { url: String(order.url), secret: String(order.secret) })
        return done
      case 'delivery':
        webhooks.behave(order as Partial<Delivery>)
        return done
      case 'fail':
        fail(order as Fault, order.times === 'always' ? Number.POSITIVE_INFINITY : Number(order.times ?? 1))
        return done
      case 'heal':
        faults = []
        return done
      case 'refund':
        return {
          status: 200,
          body: refundInvoice(
            world,
            String(order.invoice),
            order.amount === undefined ? undefined : Number(order.amount),
          ),
        }
      case 'fail-refund':
        return { status: 200, body: failRefund(world, String(order.invoice)) }
      case 'dispute':
        return { status: 200, body: disputeInvoice(world, String(order.invoice), String(order.status)) }
      case 'csv':
        return { status: 200, body: { csv: csvOf(world, (query.get('report') ?? 'payments') as Report) } }
      case 'state':
        return {
          status: 200,
          body: {
            now: world.now(),
            calls: calls.length,
            subscriptions: [...world.subscriptions.values()],
            invoices: [...world.invoices.values()],
          },
        }
      default:
        return refused(404, `no command ${command}`)
    }
  }

  return {
    url,
    port,
    world,
    webhooks,
    advance: (seconds) => advanceTo(world, world.now() + seconds),
    refund: (invoice, amount) => void refundInvoice(world, invoice, amount),
    failRefund: (invoice) => void failRefund(world, invoice),
    dispute: (invoice, status) => void disputeInvoice(world, invoice, status),
    credit: (invoice, amount, how) => creditInvoice(world, invoice, amount, how).id,
    voidCreditNote: (id) => voidCreditNote(world, id),
    deleteCustomer: (customer) => deleteCustomer(world, customer),
    csv: (report) => csvOf(world, report),
    fail,
    heal: () => {
      faults = []
    },
    calls,
    close: () =>
      new Promise((resolve) => {
        webhooks.close()
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

const done: Reply = { status: 200, body: { ok: true } }

function apiError(status: number): Reply {
  return { status, body: { error: { type: 'api_error', message: 'Something went wrong on our side.' } } }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

function sendJson(response: ServerResponse, { status, body }: Reply): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double' })
    .end(JSON.stringify(body))
}

/** Announces more bytes than it sends, then hangs up. */
function sendHalf(response: ServerResponse, { status, body }: Reply): void {
  const text = JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
  response.write(text.slice(0, text.length / 2), () => response.destroy())
}
