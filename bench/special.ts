import { argon2 } from 'node:crypto'
import { Agent } from 'node:http'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import type { Fleet } from './fleet.ts'
import { load, type Measured, median, quantile, type Target } from './load.ts'
import { see, watch } from './probe.ts'
import { memoryOf } from './processes.ts'

/** Password checks a second that this machine can do at most, with every core busy at it. */
export async function kdfCeiling(milliseconds: number): Promise<number> {
  const derive = promisify(argon2)
  const options = {
    message: 'password',
    nonce: Buffer.alloc(16, 1),
    parallelism: 1,
    memory: 19_456,
    passes: 2,
    tagLength: 32,
  }
  const until = performance.now() + milliseconds
  let done = 0
  const worker = async () => {
    while (performance.now() < until) {
      await derive('argon2id', options)
      done += 1
    }
  }
  const startedAt = performance.now()
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return (done * 1000) / (performance.now() - startedAt)
}

/** Ten connections send wrong passwords while one reads another page, up to forty times a second: a person, not a load. */
export async function loginFlood(
  flood: Target,
  other: Target,
  seconds: number,
): Promise<{ flood: Measured; otherP99: number }> {
  const running = load(flood, seconds, 10)
  const seen = await watch(other, running, { pauseMs: 25 })
  return {
    flood: await running,
    otherP99: quantile(
      seen.map(({ allMs }) => allMs),
      0.99,
    ),
  }
}

/** Time to the first byte of an answer that is streamed, one request after another. */
export async function firstByte(
  target: Target,
  times: number,
): Promise<{ p50: number; p99: number; failures: number }> {
  const seen = await watch(target, new Promise(() => {}), { most: times })
  const first = seen.map(({ firstMs }) => firstMs)
  return {
    p50: median(first),
    p99: quantile(first, 0.99),
    failures: seen.filter(({ status }) => status !== 200).length,
  }
}

/** Events in one streamed answer. */
export async function eventsIn(target: Target): Promise<number> {
  const agent = new Agent()
  const { body, status } = await see(agent, target)
  if (status !== 200) throw new Error(`${target.path} answers ${status}: ${body.toString('utf8').slice(0, 200)}`)
  return body
    .toString('utf8')
    .split(/\n\n|\n(?=\{)/)
    .filter((event) => event.trim() !== '').length
}

/** A page's p99 with and without a hundred streams that are being written slowly; how many of these came to a good end. */
export async function amongSlowStreams(fleet: Fleet, stream: Target, page: Target, seconds: number) {
  const alone = await load(page, seconds, 10)
  await control(fleet, { otherwise: { kind: 'answer', wordDelayMs: Math.ceil((seconds + 3) * 10) } })
  const agent = new Agent({ maxSockets: 100 })
  const streams = Array.from({ length: 100 }, () =>
    see(agent, stream).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  await untilBusy(fleet, streams.length)
  const among = await load(page, seconds, 10)
  const good = (await Promise.all(streams)).filter(Boolean).length
  agent.destroy()
  await control(fleet, { reset: true })
  return { alone, among, good }
}

/** Resolves once the model double is answering that many requests; throws if it never does. */
async function untilBusy(fleet: Fleet, wanted: number): Promise<void> {
  for (let tries = 0; tries < 250; tries += 1) {
    const { busy } = (await (await fetch(`${fleet.double.url}/__control`)).json()) as { busy: number }
    if (busy >= wanted) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${wanted} streams were not open after five seconds`)
}

async function control(fleet: Fleet, order: object): Promise<void> {
  await fetch(`${fleet.double.url}/__control`, { method: 'POST', body: JSON.stringify(order) })
}

/** Start to first 200 on the landing page, with the migration check, and memory two seconds later. Medians. */
export async function coldStarts(
  fleet: Fleet,
  which: Parameters<Fleet['again']>[0],
  times: number,
): Promise<{ ms: number; idleMb: number | undefined }> {
  const starts: number[] = []
  const idle: number[] = []
  for (let n = 0; n < times; n += 1) {
    const server = await fleet.again(which)
    starts.push(server.startedInMs)
    // Memory settles after the first page; once is enough, the start is what varies.
    if (n === 0) {
      await new Promise((resolve) => setTimeout(resolve, 2_000))
      const memory = memoryOf(server.pid)
      if (memory) idle.push(memory.now)
    }
    await server.stop()
  }
  return { ms: median(starts), idleMb: idle[0] }
}
