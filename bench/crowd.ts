import { Agent } from 'node:http'
import { quantile, type Target } from './load.ts'
import { see } from './probe.ts'

/** Milliseconds of the requests of a crowd, and of the first request of guests that came while it was served. */
export type Crowd = { rps: number; p50: number; p99: number; guestP50: number; guestMost: number; failures: number }

/**
 * Fifty connections ask without a pause, each opened and accepted before the first figure counts, so that no figure holds the
 * time of being let in. Meanwhile a guest comes ten times a second on a connection of its own: what a new visitor waits.
 */
export async function crowd(target: Target, seconds: number, connections = 50): Promise<Crowd> {
  const agents = Array.from({ length: connections }, () => new Agent({ keepAlive: true, maxSockets: 1 }))
  for (const agent of agents) await see(agent, target)
  const times: number[] = []
  const guests: number[] = []
  let failures = 0
  const startedAt = performance.now()
  const until = startedAt + seconds * 1_000
  async function ask(agent: Agent, into: number[]) {
    const sentAt = performance.now()
    const seen = await see(agent, target).catch(() => undefined)
    if (seen?.status === (target.status ?? 200)) into.push(performance.now() - sentAt)
    else failures += 1
  }
  async function guest() {
    const agent = new Agent()
    await ask(agent, guests)
    agent.destroy()
  }
  const running = agents.map(async (agent) => {
    while (performance.now() < until) await ask(agent, times)
  })
  const coming: Promise<void>[] = []
  const door = setInterval(() => coming.push(guest()), 100)
  await Promise.all(running)
  clearInterval(door)
  await Promise.all(coming)
  for (const agent of agents) agent.destroy()
  return {
    rps: (times.length * 1_000) / (performance.now() - startedAt),
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    guestP50: quantile(guests, 0.5),
    guestMost: Math.max(...guests),
    failures,
  }
}
