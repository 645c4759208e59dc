type Attributes = Readonly<Record<string, string | number>>

/** One stretch of work in a trace. Attributes are ids, codes and sizes: nothing that the log may not hold. */
type Span = { rename(name: string): void; set(attributes: Attributes): void; fail(): void }

export type Tracing = {
  /** Runs the work in a span, a child of the span around it. What it throws marks the span as failed. */
  span<T>(name: string, attributes: Attributes, work: (span: Span) => Promise<T>): Promise<T>
  /** Sends what was not sent yet. */
  close(): Promise<void>
}

const NO_SPAN: Span = { rename() {}, set() {}, fail() {} }

/** For a server without a collector: the work runs, and nothing else. */
export const NO_TRACING: Tracing = { span: (_name, _attributes, work) => work(NO_SPAN), close: () => Promise.resolve() }
