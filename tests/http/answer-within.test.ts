import { once } from 'node:events';
import { createServer, request as requestPlain } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import express from 'express';
import request from 'supertest';
import { expect, it } from 'vitest';
import { MAX_ANSWER_MS } from '../../src/http/answer-within.ts';
import { handlerOf, jsonBody } from '../../src/http/mount.ts';
import { problems } from '../../src/http/problem.ts';
import { route } from '../../src/http/route.ts';

const slow = (handle: () => Promise<object>) =>
  route({ method: 'get', path: '/slow', rule: 'public', summary: 'Takes its time', handle: handle as never });

it('a request that takes too long is answered with 503 and a time to come back, and what it began goes on', async () => {
  expect(MAX_ANSWER_MS).toBeLessThan(10_000);
  let finish = (): void => {};
  let hasEnded = false;
  const work = new Promise<void>((resolve) => (finish = resolve)).then(() => (hasEnded = true));
  const app = express()
    .get(
      '/slow',
      handlerOf(
        slow(async () => (await work, {})),
        { maxAnswerMs: 30 },
      ),
    )
    .use(problems({ error: () => {} }));
  const { status, headers, body } = await request(app).get('/slow');
  expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'server/too-slow']);
  finish();
  await work;
  expect(hasEnded).toBe(true);
});

it('the time that a request has begins when it comes', async () => {
  const app = express()
    .use((req, _res, next) => {
      req.arrivedAtMs = performance.now() - 60_000;
      next();
    })
    .get('/slow', handlerOf(slow(() => new Promise((resolve) => setTimeout(resolve, 200, {})))))
    .use(problems({ error: () => {} }));
  expect((await request(app).get('/slow')).status).toBe(503);
});

it('the time in which a body arrives is the network’s and not taken off', async () => {
  const app = express()
    .use((req, _res, next) => {
      req.arrivedAtMs = performance.now();
      next();
    })
    .use(jsonBody([]))
    .use(
      handlerOf(
        slow(async () => ({ isDone: true })),
        { maxAnswerMs: 100 },
      ),
    )
    .use(problems({ error: () => {} }));
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '7' };
  const sent = requestPlain({ port, host: '127.0.0.1', method: 'POST', path: '/slow', headers });
  sent.write('{"a"');
  await new Promise((resolve) => setTimeout(resolve, 300));
  sent.end(':1}');
  const [answer] = await once(sent, 'response');
  expect([answer.statusCode, await json(answer)]).toEqual([200, { isDone: true }]);
  server.close();
});
