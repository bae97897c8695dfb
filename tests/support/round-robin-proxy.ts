import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_EVERY_MS = 100;

/** Where a client of the tests says which address it has; from then on it is the proxy's word. */
export const CLIENT_ADDRESS = 'x-client-address';

interface Backend {
  readonly port: number;
  isReady: boolean;
  isAsked: boolean;
  /** Requests that were handed to it. */
  served: number;
  readonly looking: NodeJS.Timeout;
}

/**
 * A proxy as it stands in front of several servers: it hands requests in turns to those that say at `/readyz` that they
 * are ready, or to all where none says so, and a request whose connection is refused, of which nothing was sent, to the
 * next one. A connection that breaks is a 502.
 */
export async function roundRobinProxy() {
  const backends = new Map<number, Backend>();
  // A connection for each request: a kept one may be closed by its server at the very moment of the next request.
  const agent = new Agent({ keepAlive: false });
  let turn = 0;

  const look = async (backend: Backend): Promise<void> => {
    if (backend.isAsked) return;
    backend.isAsked = true;
    backend.isReady = await fetch(`http://127.0.0.1:${backend.port}/readyz`).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    backend.isAsked = false;
  };

  const next = (tried: ReadonlySet<Backend>): Backend | undefined => {
    const left = [...backends.values()].filter((backend) => !tried.has(backend));
    const ready = left.filter(({ isReady }) => isReady);
    turn += 1;
    return ready.length > 0 ? ready[turn % ready.length] : left[turn % left.length];
  };

  const pass = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    // As proxies do with small bodies: so that another server can be asked.
    const body = Buffer.concat(await req.toArray());
    const headers = { ...req.headers, 'x-forwarded-for': req.headers[CLIENT_ADDRESS] ?? '192.0.2.1' };
    const tried = new Set<Backend>();
    for (let backend = next(tried); backend; backend = next(tried)) {
      tried.add(backend);
      const further = request({
        port: backend.port,
        host: '127.0.0.1',
        method: req.method,
        path: req.url,
        headers,
        agent,
      });
      further.end(body);
      try {
        const [answer] = (await once(further, 'response')) as [IncomingMessage];
        backend.served += 1;
        const { connection: _, 'keep-alive': __, ...rest } = answer.headers;
        res.writeHead(answer.statusCode ?? 502, rest);
        answer.on('error', () => res.destroy()).pipe(res);
        return;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break;
        backend.isReady = false;
      }
    }
    res.writeHead(502).end();
  };

  const server = createServer((req, res) => void pass(req, res).catch(() => res.destroy()));
  // Never: a client on a busy machine may be silent for these five seconds, and send as its connection is closed.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Resolves when it is ready, and so asked from now on. */
    async add(port: number): Promise<void> {
      const backend: Backend = {
        port,
        isReady: false,
        isAsked: false,
        served: 0,
        looking: setInterval(() => void look(backend), LOOK_EVERY_MS),
      };
      backends.set(port, backend);
      while (!backend.isReady) await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS / 4));
    },
    remove(port: number): void {
      clearInterval(backends.get(port)?.looking);
      backends.delete(port);
    },
    /** How many requests each server answered. */
    served: (): number[] => Array.from(backends.values(), ({ served }) => served),
    async close(): Promise<void> {
      for (const port of backends.keys()) clearInterval(backends.get(port)?.looking);
      agent.destroy();
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
