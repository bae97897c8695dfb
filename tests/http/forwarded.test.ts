import express from 'express';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportForwarded } from '../../src/http/forwarded.ts';
import { openSchool, type School } from '../support/school.ts';

function serverBehind(hops: number) {
  const said: object[] = [];
  const app = express();
  app.use(reportForwarded(hops, { warn: (facts, message) => void said.push({ ...facts, message }) }));
  app.use((_req, res) => void res.send('ok'));
  return { app, said };
}

describe('the headers of a proxy', () => {
  it('are reported once where none is trusted, with the setting to look at', async () => {
    const { app, said } = serverBehind(0);
    await request(app).get('/').expect(200);
    expect(said).toEqual([]);
    for (let turn = 0; turn < 3; turn += 1)
      await request(app).get('/').set({ 'X-Forwarded-For': '203.0.113.9', 'X-Forwarded-Proto': 'https' }).expect(200);
    expect(said).toEqual([
      {
        headers: ['x-forwarded-for', 'x-forwarded-proto'],
        network: '127.0.0.0/24',
        message: expect.stringContaining('TRUST_PROXY_HOPS'),
      },
    ]);
  });

  it('are nothing to report behind a proxy that the settings name', async () => {
    const { app, said } = serverBehind(1);
    await request(app).get('/').set('X-Forwarded-For', '203.0.113.9').expect(200);
    expect(said).toEqual([]);
  });
});

const ORIGIN = 'https://school.example';

describe('a school of https behind its proxy', () => {
  let school: School;
  beforeAll(async () => {
    school = await openSchool({
      APP_ORIGIN: ORIGIN,
      TRUST_PROXY_HOPS: '1',
      STRIPE_SECRET_KEY: 'sk_test_made_up',
      STRIPE_WEBHOOK_SECRET: 'whsec_made_up',
      RATE_LIMIT_FACTOR: '1',
      SHUTDOWN_WAIT_MS: '0',
    });
  });
  afterAll(() => school.close());
  const over = (proto: string, more: Record<string, string> = {}) => ({ 'x-forwarded-proto': proto, ...more });
  const HTML = { accept: 'text/html' };

  it.each([
    ['GET', '/courses?sort=price&q=a%20b', '/courses?sort=price&q=a%20b'],
    ['HEAD', '/Home', '/Home'],
    ['GET', '/assets/a.js', '/assets/a.js'],
    ['GET', '//evil.example/a', '/evil.example/a'],
    ['GET', '/\\evil.example', '/\\evil.example'],
  ])('leads %s %s to the same place over https', async (method, path, place) => {
    const { status, headers } = await school.ask(method, path, {
      headers: over('Http, https', { host: 'evil.example' }),
    });
    expect([status, headers['location']]).toEqual([308, `${ORIGIN}${place}`]);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(new URL(String(headers['location'])).host).toBe('school.example');
  });

  it('refuses programs and what brings something, and says where the school is', async () => {
    const body = { email: 'ada@example.org', password: 'readable on its way' };
    for (const [method, path, more] of [
      ['POST', '/api/auth/login', {}],
      ['DELETE', '/api/admin/courses/1', {}],
      ['GET', '/api/user/courses/live', {}],
      ['GET', '/auth/me', { authorization: 'Bearer readable' }],
    ] as const) {
      const sent = { headers: over('http', more), ...(method === 'POST' && { body }) };
      const { status, headers, json } = await school.ask(method, path, sent);
      expect([status, headers['location']], path).toEqual([400, undefined]);
      expect(json, path).toMatchObject({
        code: 'request/not-https',
        message: `This school is reached over https alone: ${ORIGIN}`,
      });
    }
  });

  it('answers what came over https, and promises it for a year', async () => {
    for (const headers of [over('https', HTML), over('HTTPS', HTML), over('', HTML), HTML]) {
      const { status, headers: answered } = await school.ask('GET', '/courses', { headers });
      expect(status).toBe(200);
      expect(answered['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
  });

  it.each(['/healthz', '/readyz', '/api/healthz'])('answers %s, which is asked from within', async (path) => {
    expect((await school.ask('GET', path, { headers: over('http') })).status).toBe(200);
  });
});

it('a school without a proxy believes nobody about the protocol', async () => {
  const school = await openSchool();
  for (const proto of ['http', 'https'])
    expect((await school.ask('GET', '/courses', { headers: { 'x-forwarded-proto': proto } })).status).not.toBe(308);
  await school.close();
});
