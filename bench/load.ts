import autocannon from 'autocannon'
import { cpuMicros, machineMicros, type Server } from './processes.ts'

export type Target = {
  server: Server
  path: string
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** What differs on every request. */
  fresh?: () => { headers?: Record<string, string>; body?: string }
  /** The status that counts as an answer; anything else is flagged. */
  status?: number
}

export type Measured = {
  rps: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Server CPU per request; `undefined` if the platform does not tell. */
  cpuMicros: number | undefined
  requests: number
  /** Answers with another status, errors and time-outs. */
  unexpected: number
  /** True if more than a quarter of a core went to processes that are not part of the run. */
  disturbed: boolean
}

/** Processes that take part in every run beside the measured one: the model double, for one. */
export type Company = readonly Server[]

/** Puts load on one URL for some seconds. */
export async function load(
  target: Target,
  seconds: number,
  connections: number,
  company: Company = [],
): Promise<Measured> {
  const { server, path, method = 'GET', headers = {}, body, fresh } = target
  const pids = [server.pid, ...company.map(({ pid }) => pid)]
  const before = reading(server.pid, pids)
  const result = await autocannon({
    url: `${server.url}${path}`,
    connections,
    duration: seconds,
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(fresh === undefined
      ? {}
      : {
          requests: [
            {
              setupRequest(request) {
                const { headers: own = {}, ...rest } = fresh()
                return { ...request, ...rest, headers: { ...request.headers, ...own } }
              },
            },
          ],
        }),
  })
  const after = reading(server.pid, pids)
  const requests = result.requests.total
  const expected = result.statusCodeStats[String(target.status ?? 200)]?.count ?? 0
  const others = difference(after.machine, before.machine, (machine) => machine - (after.run - before.run))
  return {
    rps: requests / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicros: difference(after.server, before.server, (micros) => micros / Math.max(1, requests)),
    requests,
    unexpected: requests - expected + result.errors + result.timeouts,
    disturbed: others !== undefined && others > 250_000 * result.duration,
  }
}

function reading(server: number, pids: readonly number[]) {
  const own = process.cpuUsage()
  const run = pids.reduce((sum, pid) => sum + (cpuMicros(pid) ?? 0), own.user + own.system)
  return { server: cpuMicros(server), run, machine: machineMicros() }
}

function difference(
  after: number | undefined,
  before: number | undefined,
  use: (micros: number) => number,
): number | undefined {
  return after === undefined || before === undefined ? undefined : use(after - before)
}

/** Several runs of one measurement as one: the median of each figure, the sum of the failures. */
export function medianOf(runs: readonly Measured[]): Measured {
  const of = (figure: (run: Measured) => number) => median(runs.map(figure))
  const cpu = runs.map((run) => run.cpuMicros).filter((micros) => micros !== undefined)
  return {
    rps: of((run) => run.rps),
    p50: of((run) => run.p50),
    p99: of((run) => run.p99),
    cpuMicros: cpu.length === 0 ? undefined : median(cpu),
    requests: runs.reduce((sum, run) => sum + run.requests, 0),
    unexpected: runs.reduce((sum, run) => sum + run.unexpected, 0),
    disturbed: runs.some((run) => run.disturbed),
  }
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
