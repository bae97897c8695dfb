import { once } from 'node:events';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** What becomes of one request on its way to the storage, or of its answer on the way back. */
export type S3Fault =
  /** Answered for the storage, which never sees it. */
  | { readonly kind: 'busy' }
  /** Nobody answers. */
  | { readonly kind: 'silent' }
  /** The connection breaks before the storage has seen it. */
  | { readonly kind: 'refused' }
  /** The storage did what was asked, and its answer is lost. */
  | { readonly kind: 'lost' }
  /** The answer breaks off, or stands still, after so many bytes of its body. */
  | { readonly kind: 'cut' | 'stalled'; readonly afterBytes: number }
  | { readonly kind: 'wrong-etag' | 'no-cors' }
  /** Somebody else answers. */
  | { readonly kind: 'answer'; readonly status: number; readonly body: string };

export interface Passing {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
}

/**
 * A storage's address that gives trouble: everything passes through to the real one, unless the plan has a fault for
 * it.
 */
export async function faultyS3(endpoint: string) {
  const target = new URL(endpoint);
  const seen: Passing[] = [];
  const upstream = new Set<Socket>();
  let plan: (passing: Passing) => S3Fault | undefined = () => undefined;

  const pass = (req: IncomingMessage, res: ServerResponse): void => {
    const passing = { method: req.method ?? '', url: req.url ?? '', headers: req.headers };
    seen.push(passing);
    const fault = plan(passing);
    if (fault?.kind === 'refused') return void req.socket.destroy();
    if (fault?.kind === 'silent') return void req.resume();
    if (fault?.kind === 'busy') return answerFor(req, res, 503, BUSY);
    if (fault?.kind === 'answer') return answerFor(req, res, fault.status, fault.body);
    const { method, headers } = req;
    // The signature covers the host that the client knows.
    const further = request({ host: target.hostname, port: target.port, path: req.url, method, headers, agent: false });
    further.on('socket', (socket) => {
      upstream.add(socket);
      socket.once('close', () => upstream.delete(socket));
    });
    // Swift sends a body behind the head that answers a HEAD, and closes early on a PUT that it refuses.
    further.on('error', () => hasAnswered || req.socket.destroy());
    let hasAnswered = false;
    further.on('response', (answer) => {
      hasAnswered = true;
      answer.on('error', () => req.socket.destroy());
      giveBack(answer, res, fault);
    });
    res.once('close', () => further.destroy());
    if (headers.expect === undefined) return void req.pipe(further);
    further.flushHeaders();
    further.once('continue', () => {
      res.writeContinue();
      req.pipe(further);
    });
  };
  let accepted = 0;
  const server = createServer(pass).on('checkContinue', pass).listen(0, '127.0.0.1');
  server.on('connection', () => (accepted += 1));
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    /** Connections to the real storage that are open. */
    openConnections: () => upstream.size,
    /** Connections that were made to us since the last plan. */
    accepted: () => accepted,
    on(next: typeof plan): void {
      seen.length = 0;
      accepted = 0;
      plan = next;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

const CORS_HEADERS = ['access-control-allow-origin', 'access-control-allow-methods', 'access-control-expose-headers'];
const BUSY = '<Error><Code>ServiceUnavailable</Code><Message>Please try again.</Message></Error>';

function answerFor(req: IncomingMessage, res: ServerResponse, status: number, body: string): void {
  req.resume();
  res.writeHead(status, { 'content-type': 'application/xml' });
  res.end(body);
}

function giveBack(answer: IncomingMessage, res: ServerResponse, fault: S3Fault | undefined): void {
  if (fault?.kind === 'lost') {
    answer.resume().once('end', () => res.req.socket.destroy());
    return;
  }
  const headers: OutgoingHttpHeaders = {
    ...answer.headers,
    ...(fault?.kind === 'wrong-etag' && { etag: '"another"' }),
  };
  if (fault?.kind === 'no-cors') for (const name of CORS_HEADERS) delete headers[name];
  res.writeHead(answer.statusCode ?? 502, headers);
  if (fault?.kind !== 'cut' && fault?.kind !== 'stalled') return void answer.pipe(res);
  let left = fault.afterBytes;
  answer.on('data', (chunk: Buffer) => {
    if (left <= 0) return;
    const piece = chunk.subarray(0, left);
    left -= piece.length;
    res.write(piece, () => left <= 0 && fault.kind === 'cut' && res.req.socket.destroy());
  });
  answer.once('end', () => left > 0 && res.end());
}
