import { once } from 'node:events';
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import express, { type Express } from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { maxConnections } from '../../src/http/server/descriptor-limit.ts';
import { allowLongBody, createFastServer, USUAL_LIMITS } from '../../src/http/server/fast-server.ts';

let running: Server | undefined;
afterEach(() => {
  running?.closeAllConnections();
  running?.close();
});

async function listening(app: Express, limits = USUAL_LIMITS) {
  running = createFastServer(app, limits).listen(0, '127.0.0.1');
  await once(running, 'listening');
  return { server: running, port: (running.address() as AddressInfo).port };
}

/** Sends the pieces with a pause between them, and answers all that came until the connection ended. */
async function talk(port: number, ...pieces: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const closed = once(socket, 'close');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += String(chunk);
  });
  for (const piece of pieces) {
    if (!socket.destroyed) socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  await closed;
  return heard;
}

describe('a request to the fast server', () => {
  it('is born as Express wants it, and Express leaves it so', async () => {
    const app = express();
    app.get('/', (_req, res) => void res.json({ ok: true }));
    const { server, port } = await listening(app);
    const seen: unknown[] = [];
    server.prependListener('request', (req, res) => {
      seen.push(Object.getPrototypeOf(req) === app.request, Object.getPrototypeOf(res) === app.response);
      seen.push(req instanceof IncomingMessage, res instanceof ServerResponse);
    });
    const changes: boolean[] = [];
    const real = Object.setPrototypeOf;
    const spy = vi.spyOn(Object, 'setPrototypeOf').mockImplementation((target, prototype) => {
      if (prototype === app.request || prototype === app.response)
        changes.push(Object.getPrototypeOf(target) !== prototype);
      return real(target, prototype);
    });
    const reply = await fetch(`http://127.0.0.1:${port}/`);
    spy.mockRestore();
    expect(await reply.json()).toEqual({ ok: true });
    expect(seen).toEqual([true, true, true, true]);
    expect(changes).toEqual([false, false]);
  });

  it('is read and answered like any other', async () => {
    const app = express();
    app.post(
      '/echo',
      express.json(),
      (req, res) => void res.status(201).json({ got: req.body, ip: req.ip, secure: req.secure }),
    );
    const { port } = await listening(app);
    const body = JSON.stringify({ teeth: 32 });
    const headers = { 'Content-Type': 'application/json' };
    const reply = await fetch(`http://127.0.0.1:${port}/echo`, { method: 'POST', body, headers });
    expect([reply.status, await reply.json()]).toEqual([201, { got: { teeth: 32 }, ip: '127.0.0.1', secure: false }]);
  });
});

describe('the patience of the fast server', () => {
  const SHORT = { ...USUAL_LIMITS, headersMs: 100, bodyMs: 200, checkEveryMs: 20 };
  const POST = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n';

  /** Answers with the length of the body once it is there; waits for it as the test says. */
  function counting(prepare: (req: IncomingMessage) => void = () => {}): Express {
    const app = express();
    app.post('/', (req, res) => {
      prepare(req);
      let length = 0;
      req.on('data', (chunk: Buffer) => (length += chunk.length));
      req.on('end', () => void res.setHeader('Connection', 'close').end(`got ${length}`));
      req.on('error', () => {});
    });
    return app;
  }

  it('has the time limits of decision S6', () => {
    expect(USUAL_LIMITS).toEqual({
      headersMs: 10_000,
      bodyMs: 15_000,
      keepAliveMs: 65_000,
      checkEveryMs: 2000,
      stalledMs: 30_000,
    });
    const server = createFastServer(express(), { ...USUAL_LIMITS, maxConnections: 7 });
    expect(server).toMatchObject({
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
      requestTimeout: 0,
      timeout: 30_000,
      maxConnections: 7,
    });
  });

  it('ends with headers that dribble in', async () => {
    const { port } = await listening(counting(), SHORT);
    expect(await talk(port, 'POST / HTTP/1.1\r\n', 'A: 1\r\n', 'B: 2\r\n', 'C: 3\r\n')).toContain('408');
  });

  it('ends with a body that dribbles in', async () => {
    const { port } = await listening(counting(), SHORT);
    expect(await talk(port, POST, '1', '2', '3', '4', '5', '6')).toMatch(/^HTTP\/1.1 408 /);
    const chunked = 'POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await talk(port, chunked, '1\r\nx\r\n', '1\r\nx\r\n')).toMatch(/^HTTP\/1.1 408 /);
  });

  it('has none for a body whose sender expects what nobody knows', async () => {
    const { port } = await listening(counting(), SHORT);
    const said = talk(port, POST.replace('\r\n', '\r\nExpect: much\r\n'), ...'123456789');
    const waited = new Promise<string>((resolve) => setTimeout(resolve, 2000, 'it is open still'));
    expect(await Promise.race([said, waited])).toMatch(/^HTTP\/1.1 417 /);
  });

  it('does not end for a route that asked for it', async () => {
    const { port } = await listening(counting(allowLongBody), SHORT);
    expect(await talk(port, POST, '1', '2', '3', '4', '5', '6', '7', '8', '90')).toContain('got 10');
  });

  it('ends when the body still dribbles in after the answer', async () => {
    const app = express();
    app.post('/', (_req, res) => void res.status(401).end('no'));
    const { port } = await listening(app, SHORT);
    expect(await talk(port, POST, '1')).toMatch(/^HTTP\/1.1 401 /);
  });

  it('has nothing to say about a long answer', async () => {
    const app = express();
    app.post('/', express.text({ type: () => true }), (_req, res) => {
      setTimeout(() => void res.setHeader('Connection', 'close').end('done'), 400);
    });
    const { port } = await listening(app, SHORT);
    expect(await talk(port, `${POST}0123456789`)).toContain('done');
  });
});

const GET = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const MEGABYTES = 20;

/** A connection that reads when the test says so. */
async function connected(port: number, said: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await once(socket, 'connect');
  socket.pause();
  socket.write(said);
  return socket;
}

describe('a connection to the fast server', () => {
  it('is closed when a second request comes before the first one is answered, which no handler ever sees', async () => {
    let [begun, left] = [0, 0];
    const app = express();
    app.get('/', (_req, res) => {
      begun += 1;
      res.once('close', () => (left += 1));
    });
    const { port } = await listening(app);
    const answer = await talk(port, GET.repeat(100));
    expect([answer, begun, left]).toEqual(['', 1, 1]);
  });

  it('takes the next request as soon as the answer is there', async () => {
    const app = express();
    app.get('/', (_req, res) => void res.write('x'.repeat(100_000), () => res.end('!')));
    const { port } = await listening(app);
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    for (let asked = 0; asked < 50; asked += 1) {
      socket.write(GET);
      let heard = '';
      while (!heard.includes('!\r\n0\r\n\r\n')) heard += String((await once(socket, 'data'))[0]);
    }
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  });

  it('whose client takes nothing of an answer is closed, whatever route gave it', async () => {
    const app = express();
    let ended = (): void => {};
    const closed = new Promise<void>((resolve) => (ended = resolve));
    app.get('/', (_req, res) => {
      res.once('close', ended);
      res.end(Buffer.alloc(MEGABYTES * 1_000_000));
    });
    const { port } = await listening(app, { ...USUAL_LIMITS, stalledMs: 200 });
    const socket = await connected(port, GET);
    await closed;
    socket.destroy();
  });

  it('whose client takes an answer slowly is not, nor is one whose answer takes us longer', async () => {
    // So long that a busy machine holds nobody still for it, and both take longer than it on an idle one.
    const stalledMs = 3000;
    const app = express();
    app.get('/', (_req, res) => {
      const answer = () => res.setHeader('Connection', 'close').end(Buffer.alloc(MEGABYTES * 1_000_000));
      setTimeout(answer, stalledMs + 100);
    });
    const { port } = await listening(app, { ...USUAL_LIMITS, stalledMs });
    const socket = await connected(port, GET);
    let heard = 0;
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), 15);
    });
    await once(socket.resume(), 'close');
    expect(heard).toBeGreaterThan(MEGABYTES * 1_000_000);
  });

  it('is refused when all are taken, and found among those that only wait for a next request', async () => {
    const app = express();
    app.get('/', (_req, res) => void res.end('well'));
    // A proxy in front: all come from its address.
    const { port } = await listening(app.set('trust proxy', 1), { ...USUAL_LIMITS, maxConnections: 2 });
    const idle = [await connected(port, GET), await connected(port, GET)];
    await Promise.all(idle.map((socket) => once(socket.resume(), 'data')));
    expect(await talk(port, GET)).toBe('');
    const again = connect(port, '127.0.0.1');
    again.write(GET);
    expect(String((await once(again, 'data'))[0])).toContain('well');
    for (const socket of [again, ...idle]) socket.destroy();
  });

  it('is not found among them while its client still takes an answer', async () => {
    const app = express();
    app.get('/', (_req, res) => void res.end(Buffer.alloc(MEGABYTES * 1_000_000)));
    const { port } = await listening(app.set('trust proxy', 1), { ...USUAL_LIMITS, maxConnections: 1 });
    const reader = await connected(port, GET.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
    await once(reader, 'readable');
    expect(await talk(port, GET)).toBe('');
    let heard = 0;
    reader.on('data', (chunk: Buffer) => (heard += chunk.length));
    await once(reader.resume(), 'close');
    expect(heard).toBeGreaterThan(MEGABYTES * 1_000_000);
  });

  it('is refused when its address has half of all that there are, which leaves the others to everybody else', async () => {
    const app = express();
    app.get('/', () => undefined);
    app.get('/well', (_req, res) => void res.end('well'));
    const { port } = await listening(app, { ...USUAL_LIMITS, maxConnections: 6 });
    const taken = [await connected(port, GET), await connected(port, GET), await connected(port, GET)];
    expect(await talk(port, GET)).toBe('');
    const neighbour = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    neighbour.write(GET.replace('/', '/well'));
    expect(String((await once(neighbour, 'data'))[0])).toContain('well');
    taken[0]?.destroy();
    await expect
      .poll(() => talk(port, `${GET.replace('/', '/well')}`.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')))
      .toContain('well');
    for (const socket of [neighbour, ...taken]) socket.destroy();
  });
});

it('holds fewer connections than it may have descriptors', () => {
  expect([256, 1024, 20_000, 1_048_576].map((limit) => maxConnections(limit))).toEqual([64, 448, 9936, 10_000]);
  expect(maxConnections(10)).toBe(16);
  expect(createFastServer(express()).maxConnections).toBeGreaterThanOrEqual(16);
});
