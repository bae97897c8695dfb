import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { requestLog } from '../../src/main/request-log.ts';

async function linesFor(address: string): Promise<string> {
  let lines = '';
  const kept = new Writable({ write: (chunk: Buffer, _coding, done) => ((lines += chunk.toString()), done()) });
  const app = express().use(requestLog(pino(kept)));
  await request(app).get(address).expect(404);
  return lines;
}

describe('the history of requests', () => {
  it('names the path that was refused', async () => {
    expect(JSON.parse(await linesFor('/api/admin/outbox'))).toMatchObject({
      req: { method: 'GET', url: '/api/admin/outbox' },
    });
  });

  it.each([
    '/stream/videos/1.mp4?token=my-secret',
    '/auth/me?%74oken=my-secret',
    '/auth/me?access_token=my-secret&x=1',
    '/login?email=my-secret&password=my-secret',
    '/reset-password/my-secret',
    '/api/RESET-PASSWORD/my-secret/',
    '/reset-password//my-secret',
    '/reset-password%2Fmy-secret',
  ])('keeps no secret of %s', async (address) => {
    const lines = await linesFor(address);
    expect(lines).toContain('"status":404');
    expect(lines).not.toContain('my-secret');
  });
});
