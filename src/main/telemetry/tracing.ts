import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span, Tracer } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import { templateOf } from './event-of.ts';
import type { JobOutcome } from './metrics.ts';

type Api = typeof import('@opentelemetry/api');

const SERVICE = 'cusp';
/** The `traceparent` of W3C Trace Context, version 00. */
const TRACE_PARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/**
 * OpenTelemetry traces: a span for each request and each job, with child spans for calls of other components. The
 * packages are loaded only if a collector is configured, because they take 28 MB and slow the start. Endpoint, headers,
 * sampling and attributes are those of OpenTelemetry's own variables.
 */
export class Tracing {
  private readonly current = new AsyncLocalStorage<Context>();

  private constructor(
    private readonly api: Api,
    private readonly tracer: Tracer,
    private readonly shutdown: () => Promise<void>,
  ) {}

  static async open(isWanted: boolean): Promise<Tracing | undefined> {
    if (!isWanted) return undefined;
    const [api, sdk, exporter, resources] = await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
    ]);
    const named = resources.resourceFromAttributes({ 'service.name': SERVICE });
    const fromVariables = resources.detectResources({ detectors: [resources.envDetector] });
    const provider = new sdk.BasicTracerProvider({
      resource: named.merge(fromVariables),
      spanProcessors: [new sdk.BatchSpanProcessor(new exporter.OTLPTraceExporter())],
    });
    return new Tracing(api, provider.getTracer(SERVICE), () => provider.shutdown());
  }

  /** Mounted before all other middleware: calls to other services during a request are below its span. */
  readonly request: RequestHandler = (req, res, next) => {
    const { SpanKind, SpanStatusCode, trace } = this.api;
    const span = this.tracer.startSpan(
      req.method,
      { kind: SpanKind.SERVER },
      this.parentOf(req.headers['traceparent']),
    );
    res.once('close', () => {
      const route = templateOf(req);
      if (route !== undefined) span.updateName(`${req.method} ${route}`);
      span.setAttributes({
        'http.request.method': req.method,
        'http.response.status_code': res.statusCode,
        ...(route !== undefined && { 'http.route': route }),
        ...(req.requestId !== undefined && { 'cusp.request_id': req.requestId }),
      });
      if (res.statusCode >= 500 || res.errored) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    this.current.run(trace.setSpan(this.api.ROOT_CONTEXT, span), next);
  };

  /** Starts a new trace for a job: the request that enqueued it did not wait. */
  async job<T>(name: string, run: () => Promise<T>): Promise<T> {
    const span = this.tracer.startSpan(`job ${name}`, { kind: this.api.SpanKind.CONSUMER }, this.api.ROOT_CONTEXT);
    let outcome: JobOutcome = 'failed';
    try {
      const answer = await this.current.run(this.api.trace.setSpan(this.api.ROOT_CONTEXT, span), run);
      outcome = 'done';
      return answer;
    } finally {
      this.end(span, outcome === 'failed');
    }
  }

  /** A call of another component that has just ended. */
  callEnded(component: string, call: string, outcome: string, seconds: number): void {
    const context = this.current.getStore();
    // Background work, such as the sweep of stale uploads, belongs to no trace.
    if (!context) return;
    const startTime = Date.now() - seconds * 1000;
    const span = this.tracer.startSpan(`${component} ${call}`, { kind: this.api.SpanKind.CLIENT, startTime }, context);
    this.end(span, outcome === 'failed');
  }

  /** Sends what waits. */
  close(): Promise<void> {
    return this.shutdown().catch(() => undefined);
  }

  private end(span: Span, hasFailed: boolean): void {
    if (hasFailed) span.setStatus({ code: this.api.SpanStatusCode.ERROR });
    span.end();
  }

  private parentOf(header: string | string[] | undefined): Context {
    const [, traceId, spanId, flags] = TRACE_PARENT.exec(String(header ?? '')) ?? [];
    if (traceId === undefined || spanId === undefined) return this.api.ROOT_CONTEXT;
    const traceFlags = Number.parseInt(flags ?? '0', 16);
    return this.api.trace.setSpanContext(this.api.ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
  }
}
