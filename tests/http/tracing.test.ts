import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { openSchool } from '../support/school.ts';

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

const ENDPOINT = 'OTEL_EXPORTER_OTLP_ENDPOINT';
afterEach(() => {
  delete process.env[ENDPOINT];
});

it('a collector is sent a span for each request and job, and for what they asked of others, below its caller', async () => {
  const spans: SentSpan[] = [];
  const collector = createServer(async (req, res) => {
    let text = '';
    for await (const part of req) text += String(part);
    const { resourceSpans } = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] };
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
    res.setHeader('Content-Type', 'application/json').end('{}');
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  // OpenTelemetry's packages read the process's own environment.
  const endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env[ENDPOINT] = endpoint;

  const school = await openSchool({ [ENDPOINT]: endpoint });
  const { thumbnailKey } = await school.course();
  const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
  const headers = { traceparent: `00-${caller.traceId}-${caller.spanId}-01` };
  expect((await school.ask('GET', `/stream/${thumbnailKey}`, { headers })).status).toBe(200);
  const body = { firstName: 'Ada', lastName: 'Lane', email: 'ada@example.org', message: 'When does it begin?' };
  await school.ask('POST', '/api/contact', { body });
  await school.drainJobs();
  await school.close();
  collector.close();

  const stream = spans.find(({ name }) => name === 'GET /stream/*key');
  expect(stream).toMatchObject({ traceId: caller.traceId, parentSpanId: caller.spanId });
  expect(spans).toContainEqual(expect.objectContaining({ name: 'storage read', parentSpanId: stream?.spanId }));
  expect(spans.map(({ name }) => name)).toContain('POST /contact');
  expect(JSON.stringify(spans)).not.toContain('ada@example.org');
});
