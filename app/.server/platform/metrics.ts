import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

type Labels = Readonly<Record<string, string>>

/**
 * Every figure of our own, beside those of the runtime (`nodejs_…`, `process_…`). Labels have few values, all of them words
 * of our code: nothing of a user, and nothing that a client can invent.
 */
export const METRICS = {
  penmark_ready: { kind: 'gauge', labels: [], help: '1 while the server can serve, as /readyz says' },
  penmark_http_requests_total: {
    kind: 'counter',
    labels: ['route', 'status'],
    help: 'Answers by pattern of the route (or kind of file) and class of the status',
  },
  penmark_http_request_seconds: {
    kind: 'histogram',
    labels: [],
    help: 'Time from the head of a request to the end of its answer, streams left out',
  },
  penmark_requests_in_flight: { kind: 'gauge', labels: [], help: 'Requests that are being answered, streams left out' },
  penmark_requests_limit: { kind: 'gauge', labels: [], help: 'Requests in flight that the server takes at present' },
  penmark_sheds_total: { kind: 'counter', labels: ['errand'], help: 'Requests refused under overload' },
  penmark_turned_away_total: {
    kind: 'counter',
    labels: ['reason'],
    help: 'Connections and requests beyond the limits of one client or of all',
  },
  penmark_connections: { kind: 'gauge', labels: [], help: 'Open connections' },
  penmark_streams: { kind: 'gauge', labels: [], help: 'Open event streams' },
  penmark_loop_delay_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Mean delay of the event loop in the last quarter of a second',
  },
  penmark_loop_held_total: { kind: 'counter', labels: [], help: 'Times that the event loop was held for over 250 ms' },
  penmark_limiter_refusals_total: { kind: 'counter', labels: ['rule'], help: 'Attempts that a rate limit refused' },
  penmark_ledger_events: { kind: 'gauge', labels: [], help: 'Events in the ledger' },
  penmark_ledger_published_events: { kind: 'gauge', labels: [], help: 'Events in the last published checkpoint' },
  penmark_ledger_unpublished_events: {
    kind: 'gauge',
    labels: [],
    help: 'Events that are in no published checkpoint yet',
  },
  penmark_ledger_read_only: {
    kind: 'gauge',
    labels: [],
    help: '1 while an alarm keeps the ledger from being written to',
  },
  penmark_job_age_seconds: {
    kind: 'gauge',
    labels: ['job'],
    help: 'Time since the last successful end of a job, or since the start',
  },
  penmark_job_interval_seconds: { kind: 'gauge', labels: ['job'], help: 'Time between two turns of a job' },
  penmark_job_failures_total: { kind: 'counter', labels: ['job'], help: 'Turns of a job that failed' },
  penmark_engine_outcomes_total: {
    kind: 'counter',
    labels: ['engine', 'outcome'],
    help: 'Ends of engine runs: ok, or the code of the failure',
  },
  penmark_engine_running: {
    kind: 'gauge',
    labels: ['engine'],
    help: 'Engine runs that have not ended, those in the queue included',
  },
  penmark_engine_oldest_seconds: {
    kind: 'gauge',
    labels: ['engine'],
    help: 'Age of the oldest engine run that has not ended',
  },
  penmark_engine_tokens_total: { kind: 'counter', labels: ['engine', 'direction'], help: 'Tokens of engine runs' },
  penmark_text_work_running: {
    kind: 'gauge',
    labels: [],
    help: 'Quick jobs on texts that have not ended, those in the queue included',
  },
  penmark_text_work_oldest_seconds: { kind: 'gauge', labels: [], help: 'Age of the oldest quick job on a text' },
  penmark_text_work_outcomes_total: {
    kind: 'counter',
    labels: ['task', 'outcome'],
    help: 'Ends of quick jobs on texts: ok, or the code of the refusal',
  },
  penmark_cluster_role: { kind: 'gauge', labels: ['role'], help: '1 for the role of this machine among several' },
  penmark_cluster_proof_age_seconds: {
    kind: 'gauge',
    labels: [],
    help: 'Age of the last proof that this machine leads; it saves nothing from 5 s on',
  },
  penmark_cluster_lag_seconds: { kind: 'gauge', labels: [], help: 'Time since LiteFS heard of the machine that leads' },
  penmark_cluster_ltx_bytes: { kind: 'gauge', labels: [], help: 'Bytes of the transactions that LiteFS keeps on disk' },
  penmark_cluster_lost_tails: {
    kind: 'gauge',
    labels: [],
    help: 'Files in STATE_DIR/lost with events that the log does not hold',
  },
  penmark_check_neighbour_total: {
    kind: 'counter',
    labels: ['outcome'],
    help: 'Questions to the proofreading neighbour: ok, late, failed, unreadable, or left by the client',
  },
} as const satisfies Record<
  string,
  { kind: 'counter' | 'gauge' | 'histogram'; labels: readonly string[]; help: string }
>

type Table = typeof METRICS
type NamesOf<Kind> = { [Name in keyof Table]: Table[Name]['kind'] extends Kind ? Name : never }[keyof Table]
type CounterName = NamesOf<'counter'>
type GaugeName = NamesOf<'gauge'>
type HistogramName = NamesOf<'histogram'>

/** Values by labels, read at each question. */
type Reading = () => number | Iterable<readonly [Labels, number]>

export type Metrics = {
  add(name: CounterName, labels?: Labels, by?: number): void
  observe(name: HistogramName, value: number): void
  /** From now on the value is read at each question, so that keeping it costs nothing; a counter's reading only grows. */
  read(name: GaugeName | CounterName, reading: Reading): void
  /** All figures in the text format of Prometheus. */
  text(): Promise<{ body: string; contentType: string }>
}

/** For a server whose figures cannot be read: none is kept. */
export const NO_METRICS: Metrics = {
  add() {},
  observe() {},
  read() {},
  text: () => Promise.resolve({ body: '', contentType: 'text/plain' }),
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30]

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const readings = new Map<string, Reading>()
  const counters = new Map<string, Counter>()
  const histograms = new Map<string, Histogram>()
  for (const [name, { kind, labels, help }] of Object.entries(METRICS)) {
    const options = { name, help, labelNames: [...labels], registers: [registry] }
    if (kind === 'histogram') histograms.set(name, new Histogram({ ...options, buckets: SECONDS }))
    else if (kind === 'gauge')
      new Gauge({ ...options, collect: collectInto((gauge: Gauge, at, value) => gauge.set(at, value)) })
    else
      counters.set(
        name,
        new Counter({ ...options, collect: collectInto((counter: Counter, at, value) => counter.inc(at, value)) }),
      )

    function collectInto<Metric extends { reset(): void }>(
      put: (metric: Metric, labels: Labels, value: number) => void,
    ) {
      return function collect(this: Metric) {
        const reading = readings.get(name)?.()
        if (reading === undefined) return
        this.reset()
        for (const [at, value] of typeof reading === 'number' ? [[{}, reading] as const] : reading) put(this, at, value)
      }
    }
  }
  return {
    add: (name, labels = {}, by = 1) => counters.get(name)?.inc(labels, by),
    observe: (name, value) => histograms.get(name)?.observe(value),
    read: (name, reading) => void readings.set(name, reading),
    text: async () => ({ body: await registry.metrics(), contentType: registry.contentType }),
  }
}
