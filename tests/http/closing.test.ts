import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { closeGracefully } from '../../src/http/server/closing.ts';

/** Longer than a test may take: one that waited for it would not end. */
const DRAIN_MS = 3_600_000;

async function listening(answerAfterMs: number): Promise<{ server: Server; port: number }> {
  const server = createServer((_req, res) => setTimeout(() => res.end('well'), answerAfterMs)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** The body with what was said of the connection, or the code of what went wrong. */
const ask = (port: number, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, agent }, (res) => {
      res
        .on('data', (body: Buffer) => resolve(`${body.toString()}, ${res.headers.connection}`))
        .on('error', () => resolve('broken'));
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });

const close = (server: Server): Promise<void> => closeGracefully(server, { leaveMs: 300, drainMs: DRAIN_MS });

describe('a server that is told to stop', () => {
  it('does not wait when nobody is there', async () => {
    const { server } = await listening(0);
    await closeGracefully(server, { leaveMs: DRAIN_MS, drainMs: DRAIN_MS });
    expect(server.listening).toBe(false);
  });

  it('breaks no request of clients that keep their connections and go on asking', async () => {
    const { server, port } = await listening(5);
    const agent = new Agent({ keepAlive: true, maxSockets: 10 });
    const clients = Array.from({ length: 10 }, async () => {
      let answer = '';
      do answer = await ask(port, agent);
      while (answer === 'well, keep-alive');
      return answer;
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    await close(server);
    expect(new Set(await Promise.all(clients))).toEqual(new Set(['well, close']));
  });

  it('waits for the answer that is under way, and not for the connection it leaves idle', async () => {
    const { server, port } = await listening(800);
    const answer = ask(port, new Agent({ keepAlive: true }));
    await once(server, 'request');
    await close(server);
    expect(await answer).toBe('well, keep-alive');
  });

  it('cuts what takes too long', async () => {
    const { server, port } = await listening(60_000);
    const answer = ask(port, new Agent());
    await once(server, 'request');
    await closeGracefully(server, { leaveMs: 10, drainMs: 200 });
    expect(await answer).toBe('ECONNRESET');
  });
});
