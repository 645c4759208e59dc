/** The part of autocannon 9 that the benchmark uses; the package ships no types. */
declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }

  export type Options = Request & {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    /** Requests a second over all connections; absent: as many as are answered. */
    overallRate?: number
    /** Seconds to wait for one answer. */
    timeout?: number
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

  /** A run that can be waited for and listened to. */
  export type Run = Promise<Result> & {
    on(
      event: 'response',
      listener: (client: unknown, status: number, bytes: number, milliseconds: number) => void,
    ): void
    on(event: 'reqError', listener: (error: Error) => void): void
  }

  export default function autocannon(options: Options): Run
}
