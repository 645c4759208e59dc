import { AsyncLocalStorage } from 'node:async_hooks'
import { type Context, ROOT_CONTEXT, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Tracing } from '#app/.server/platform/tracing.ts'

/**
 * Traces by OpenTelemetry, sent as OTLP over HTTP in batches. Loaded only if a collector is set, so it costs nothing
 * elsewhere. Whether a collector answers changes nothing for a request.
 * @param options.endpoint base address of the collector, without `/v1/traces`
 */
export function startOpenTelemetry(options: { endpoint: string; headers: Record<string, string> }): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'penmark' }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${options.endpoint}/v1/traces`, headers: options.headers }),
      }),
    ],
  })
  const tracer = provider.getTracer('penmark')
  const running = new AsyncLocalStorage<Context>()
  return {
    async span(name, attributes, work) {
      const parent = running.getStore() ?? ROOT_CONTEXT
      const span = tracer.startSpan(name, { attributes }, parent)
      const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
      try {
        return await running.run(trace.setSpan(parent, span), () =>
          work({
            rename: (to) => void span.updateName(to),
            set: (more) => void span.setAttributes(more),
            fail,
          }),
        )
      } catch (error) {
        fail()
        throw error
      } finally {
        span.end()
      }
    },
    close: () => provider.shutdown(),
  }
}
