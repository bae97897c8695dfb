import express from 'express';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { reportForwarded } from '../../src/http/forwarded.ts';

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
