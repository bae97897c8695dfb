import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { describe, expect, it } from 'vitest';
import { closeGracefully } from '../../src/http/server/closing.ts';
import { createFastServer } from '../../src/http/server/fast-server.ts';

/** Longer than a test may take: one that waited for it would not end. */
const DRAIN_MS = 3_600_000;

const after =
  (answerAfterMs: number): RequestHandler =>
  (_req, res) =>
    void setTimeout(() => res.end('well'), answerAfterMs);

async function listening(answer: RequestHandler): Promise<{ server: Server; port: number }> {
  const server = createFastServer(express().use(answer)).listen(0, '127.0.0.1');
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
    const { server } = await listening(after(0));
    await closeGracefully(server, { leaveMs: DRAIN_MS, drainMs: DRAIN_MS });
    expect(server.listening).toBe(false);
  });

  it('breaks no request of clients that keep their connections and go on asking', async () => {
    const { server, port } = await listening(after(5));
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
    const { server, port } = await listening(after(800));
    const answer = ask(port, new Agent({ keepAlive: true }));
    await once(server, 'request');
    await close(server);
    expect(await answer).toBe('well, keep-alive');
  });

  it('lets a client take the rest of an answer that was handed over whole, however slow it is', async () => {
    const length = 24_000_000;
    const { server, port } = await listening((_req, res) => void res.end(Buffer.alloc(length)));
    const asked = get({ host: '127.0.0.1', port, agent: new Agent({ keepAlive: true }) });
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const closed = close(server);
    await expect.poll(() => server.listening).toBe(false);
    let taken = 0;
    for await (const chunk of answer) taken += (chunk as Buffer).length;
    await closed;
    expect(taken).toBe(length);
  });

  it('cuts what takes too long', async () => {
    const { server, port } = await listening(after(60_000));
    const answer = ask(port, new Agent());
    await once(server, 'request');
    await closeGracefully(server, { leaveMs: 10, drainMs: 200 });
    expect(await answer).toBe('ECONNRESET');
  });
});
