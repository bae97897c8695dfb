import { Writable } from 'node:stream';
import express from 'express';
import { pino } from 'pino';
import request from 'supertest';
import { describe, expect, it } from 'vitest';
import { networkOf } from '../../src/http/network.ts';
import { requestLog } from '../../src/main/telemetry/request-log.ts';

const ID = /^[0-9a-f-]{36}$/;

async function answered(address: string, headers: Record<string, string> = {}, hasProxy = false) {
  let lines = '';
  const kept = new Writable({ write: (chunk: Buffer, _coding, done) => ((lines += chunk.toString()), done()) });
  const app = express().use(requestLog(pino(kept), { hasProxy }));
  const answer = await request(app).get(address).set(headers).expect(404);
  return { lines, id: String(answer.headers['x-request-id']) };
}
const linesFor = async (address: string): Promise<string> => (await answered(address)).lines;

describe('the history of requests', () => {
  it('names the path that was refused', async () => {
    expect(JSON.parse(await linesFor('/api/admin/outbox'))).toMatchObject({
      req: { method: 'GET', url: '/api/admin/outbox' },
    });
  });

  it('gives each a random id, which its answer bears, and takes one over from our own proxy alone', async () => {
    const [first, second] = [await answered('/a'), await answered('/a')];
    expect(first.id).toMatch(ID);
    expect(second.id).not.toBe(first.id);
    expect(JSON.parse(first.lines)).toMatchObject({ requestId: first.id });
    const given = { 'x-request-id': 'proxy-1234567' };
    expect((await answered('/a', given)).id).toMatch(ID);
    expect((await answered('/a', given, true)).id).toBe('proxy-1234567');
    expect((await answered('/a', { 'x-request-id': 'with spaces "and quotes"' }, true)).id).toMatch(ID);
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
    '/reset%2Dpassword/my-secret',
    '/%72eset-passwor%64/my-secret',
    '/confirm-email/my-secret',
    '/api/Undo-Email/my-secret',
    '/undo%2Demail%2Fmy-secret',
  ])('keeps no secret of %s', async (address) => {
    const lines = await linesFor(address);
    expect(lines).toContain('"status":404');
    expect(lines).not.toContain('my-secret');
  });

  it.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['2001:db8::7', '2001:db8:0::/48'],
    ['::1', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0::/48'],
    [undefined, undefined],
  ])('knows of the address %s the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
