import type { Request, Response } from 'express';
import type { Knex } from 'knex';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { isPostgres, poolUse } from '../../adapters/knex/database.ts';
import { longReads } from '../../adapters/knex/long-reads.ts';
import type { JobState } from '../../domain/kernel/literals.ts';
import { answersOf, type HealthChecks } from '../../http/component-checks.ts';
import { traffic } from '../../http/traffic.ts';
import { templateOf } from './event-of.ts';

const REQUEST_SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10];
const JOB_SECONDS = [0.05, 0.25, 1, 5, 30, 120, 600];
const CALL_SECONDS = [0.01, 0.05, 0.25, 1, 5, 10];

export type JobOutcome = 'done' | 'failed';

interface RequestCounts {
  readonly seconds: { observe(seconds: number): void };
  readonly byStatus: Map<number, { inc(): void }>;
}

let ofProcess: Registry | undefined;

/**
 * Metrics of the process (event loop, memory, garbage collection, descriptors): created at the first scrape, once per
 * process.
 */
function processFigures(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

/** Prometheus metrics of a server or a worker. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Map<string, RequestCounts>();
  private readonly calls = new Map<string, { observe(seconds: number): void }>();
  private readonly requestCount = new Counter({
    name: 'cusp_http_requests_total',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'] as const,
    registers: [this.registry],
  });
  private readonly requestSeconds = new Histogram({
    name: 'cusp_http_request_seconds',
    help: 'From the first line of a request to the last byte of its answer',
    labelNames: ['method', 'route'] as const,
    buckets: REQUEST_SECONDS,
    registers: [this.registry],
  });
  private readonly jobSeconds = new Histogram({
    name: 'cusp_job_seconds',
    help: 'Tries of jobs by name, lane and outcome',
    labelNames: ['job', 'lane', 'outcome'] as const,
    buckets: JOB_SECONDS,
    registers: [this.registry],
  });
  private readonly callSeconds = new Histogram({
    name: 'cusp_component_call_seconds',
    help: 'Calls of the payment service, the mail service and the storage, by outcome',
    labelNames: ['component', 'call', 'outcome'] as const,
    buckets: CALL_SECONDS,
    registers: [this.registry],
  });

  constructor() {
    this.gauge('cusp_streams_open', 'Files that are being sent now', () => traffic.streamsOpen);
    this.gauge('cusp_uploads_open', 'Files and parts that are being received now', () => traffic.uploadsOpen);
    this.growing('cusp_stream_bytes_total', 'Bytes of files that were sent', () => traffic.streamedBytes);
    this.growing(
      'cusp_upload_bytes_total',
      'Bytes of uploads that came through this server',
      () => traffic.uploadedBytes,
    );
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    return `${await processFigures().metrics()}\n${await this.registry.metrics()}`;
  }

  /** Keeps the counters of each route, which takes a few microseconds less per request. */
  readonly requestEnded = (req: Request, res: Response, seconds: number): void => {
    const route = templateOf(req) ?? 'none';
    const key = `${req.method} ${route}`;
    let counts = this.requests.get(key);
    if (!counts) {
      counts = { seconds: this.requestSeconds.labels(req.method, route), byStatus: new Map() };
      this.requests.set(key, counts);
    }
    counts.seconds.observe(seconds);
    let count = counts.byStatus.get(res.statusCode);
    if (!count) {
      count = this.requestCount.labels(req.method, route, String(res.statusCode));
      counts.byStatus.set(res.statusCode, count);
    }
    count.inc();
  };

  jobEnded(job: string, lane: string, outcome: JobOutcome, seconds: number): void {
    this.jobSeconds.labels(job, lane, outcome).observe(seconds);
  }

  /** Counts a call; label sets are created once and kept, as for requests. */
  callEnded(component: string, call: string, outcome: 'ok' | 'refused' | 'failed', seconds: number): void {
    const key = `${component} ${call} ${outcome}`;
    const kept = this.calls.get(key) ?? this.callSeconds.labels(component, call, outcome);
    this.calls.set(key, kept);
    kept.observe(seconds);
  }

  watchPool(db: Knex): void {
    const [name, help] = isPostgres(db)
      ? ['cusp_database_connections', 'Connections of this process to Postgres, and requests that wait for one']
      : ['cusp_reading_threads', 'Threads of this process that read SQLite, and requests that wait for one'];
    const pool = isPostgres(db) ? db : longReads(db);
    this.gauges(name, help, 'state', async () => ({ ...poolUse(pool) }));
  }

  /** Jobs of all processes together. */
  watchJobs(states: () => Promise<Record<JobState, number>>): void {
    this.gauges('cusp_jobs', 'Jobs in the queue by state', 'state', states);
  }

  /** Gauges: time of the newest backup, 0 without any; and number of unsettled payments without an order. */
  watchBooks(newestBackup: () => Promise<Date | undefined>, unmatchedPayments: () => Promise<number>): void {
    this.askedFor('cusp_last_backup_timestamp_seconds', 'When the newest backup was made; 0: never', async () =>
      Math.floor(((await newestBackup())?.getTime() ?? 0) / 1000),
    );
    this.askedFor('cusp_unmatched_payments', 'Payments that fit no order and were not given back', unmatchedPayments);
  }

  /** Gauges of the health checks of `/readyz`: also of optional components, such as disk space. */
  watchComponents(checks: HealthChecks): void {
    this.gauges('cusp_component_ready', 'Whether a component answers (1) or not (0)', 'component', async () =>
      Object.fromEntries(Object.entries(await answersOf(checks)).map(([name, answers]) => [name, Number(answers)])),
    );
  }

  /** Gauge with a figure for each value of a label. Omits them when they cannot be read; never reports stale ones. */
  private gauges(
    name: string,
    help: string,
    label: string,
    values: () => Promise<Readonly<Record<string, number>>>,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [this.registry],
      collect: async () => {
        const figures = await values().catch(() => ({}));
        gauge.reset();
        for (const [value, figure] of Object.entries(figures)) gauge.set({ [label]: value }, figure);
      },
    });
  }

  /** Omits the gauge when the value cannot be read; never reports a stale one. */
  private askedFor(name: string, help: string, value: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        const figure = await value().catch(() => undefined);
        if (figure === undefined) gauge.remove();
        else gauge.set(figure);
      },
    });
  }

  private gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: () => gauge.set(value()) });
  }

  private growing(name: string, help: string, value: () => number): void {
    let told = 0;
    const counter = new Counter({
      name,
      help,
      registers: [this.registry],
      collect: () => {
        const now = value();
        counter.inc(now - told);
        told = now;
      },
    });
  }
}
