import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { arrival } from '../../src/http/app.ts';

const BUSY_MS = 100;
const TOGETHER = 5;

function keepBusy(): void {
  for (const end = performance.now() + BUSY_MS; performance.now() < end; );
}

it('of writes that come together none is noted only when those before it are done', async () => {
  const app = express()
    .use(arrival)
    .use((req, res) => {
      const waitedMs = performance.now() - (req.arrivedAtMs ?? 0);
      if (req.url === '/busy') keepBusy();
      res.json(waitedMs);
    });
  const server = createServer(app).listen(0, '127.0.0.1');
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.close();
  });
  await once(server, 'listening');
  const ask = async (path: string): Promise<number> => {
    const asked = request({ port: (server.address() as AddressInfo).port, agent, method: 'PUT', path });
    asked.end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return (await json(answer)) as number;
  };
  const together = (path: string) => Promise.all(Array.from({ length: TOGETHER }, () => ask(path)));
  await together('/'); // Connections are open from then on.
  const waited = (await together('/busy')).toSorted((a, b) => a - b);
  for (const [at, ms] of waited.entries()) expect(ms).toBeGreaterThanOrEqual(at * BUSY_MS);
});
