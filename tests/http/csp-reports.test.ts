import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { mount } from '../../src/http/mount.ts';
import { limits } from '../../src/http/rate-limits.ts';
import { cspReportRoutes } from '../../src/http/routes/operations/csp-report-routes.ts';

function reports(factor = 100) {
  const told: object[] = [];
  const app = express();
  app.use(mount(cspReportRoutes({ warn: (facts) => void told.push(facts) }), limits(factor)));
  const send = (body: unknown, type: string) =>
    request(app)
      .post('/csp-reports')
      .set('Content-Type', type)
      .send(typeof body === 'string' ? body : JSON.stringify(body));
  return { told, send };
}

const VIOLATION = { event: 'csp-violation', directive: 'script-src-elem', blocked: 'https://evil.example' };

it('a violation is told in three words, in either form that browsers send', async () => {
  const { told, send } = reports();
  const list = [
    {
      type: 'csp-violation',
      body: {
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/steal.js?token=secret',
        documentURL: 'https://school.example/courses?mail=secret#secret',
        sample: 'secret',
      },
    },
    { type: 'deprecation', body: { id: 'x' } },
  ];
  expect((await send(list, 'application/reports+json')).status).toBe(204);
  const one = { 'violated-directive': 'style-src', 'blocked-uri': 'inline', 'document-uri': 'https://school.example/' };
  expect((await send({ 'csp-report': one }, 'application/csp-report')).status).toBe(204);
  expect(told).toEqual([
    { ...VIOLATION, page: '/courses' },
    { event: 'csp-violation', directive: 'style-src', blocked: 'inline', page: '/' },
  ]);
});

it.each(['Reset-Password', 'reset%2Dpassword'])(
  'what is secret, long or forged does not reach the log: %s',
  async (page) => {
    const { told, send } = reports();
    const body = {
      effectiveDirective: `img-src\n{"level":60}${'x'.repeat(300)}`,
      blockedURL: 'data:text/html;base64,c2VjcmV0',
      documentURL: `https://school.example/${page}/secret`,
    };
    await send(
      Array.from({ length: 24 }, () => ({ body })),
      'application/reports+json',
    );
    expect(told).toHaveLength(20);
    expect(told[0]).toMatchObject({ blocked: 'data', page: '/reset-password/[hidden]' });
    expect(JSON.stringify(told)).not.toMatch(/secret|\\n|x{201}/);
  },
);

it.each([
  ['nothing', ''],
  ['half a list', '[{'],
  ['a number', '7'],
  ['null', 'null'],
  ['no report', '{"csp-report":[]}'],
])('%s is taken and forgotten', async (_what, body) => {
  const { told, send } = reports();
  expect((await send(body, 'application/csp-report')).status).toBe(204);
  expect(told).toEqual([]);
});

it('too much of it is refused', async () => {
  const { told, send } = reports(1);
  expect((await send('x'.repeat(17 * 1024), 'application/csp-report')).status).toBe(413);
  for (let count = 1; count < 30; count += 1) await send('{}', 'application/csp-report');
  expect((await send('{}', 'application/csp-report')).status).not.toBe(204);
  expect(told).toEqual([]);
});
