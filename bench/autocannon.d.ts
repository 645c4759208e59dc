/** The part of autocannon 9 that the benchmark uses; the package ships no types. */
declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }

  export type Options = Request & {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    requests?: (Request & { setupRequest?: (request: Request) => Request })[]
  }

  export type Result = {
    /** Seconds actually run. */
    duration: number
    errors: number
    timeouts: number
    requests: { total: number; average: number }
    /** Milliseconds, whole. */
    latency: { p50: number; p99: number; max: number }
    statusCodeStats: Record<string, { count: number }>
  }

  export default function autocannon(options: Options): Promise<Result>
}
