import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { maxConnections } from './descriptor-limit.ts';
import { hasBody } from './has-body.ts';
import { shareConnections } from './share-connections.ts';
import { keepUnsentAnswers } from './unsent-answers.ts';

export interface ServerLimits {
  /** Timeout of a request's headers. */
  readonly headersMs: number;
  /** Timeout of its body, unless the route called `allowLongBody`. */
  readonly bodyMs: number;
  /** Longer than the minute after which load balancers drop an idle connection. */
  readonly keepAliveMs: number;
  /** Interval at which the first two are checked. */
  readonly checkEveryMs: number;
  /** Timeout of a client that reads nothing of an answer; it is closed after at most twice this time. */
  readonly stalledMs: number;
  /** Further connections are closed at once. What the descriptor limit allows, unless another number is given. */
  readonly maxConnections?: number;
}

export const USUAL_LIMITS: ServerLimits = {
  headersMs: 10_000,
  bodyMs: 15_000,
  keepAliveMs: 65_000,
  checkEveryMs: 2000,
  stalledMs: 30_000,
};

const patientWith = new WeakSet<IncomingMessage>();

/**
 * A file may take hours on a slow line. The route that takes one calls this before it reads on, and looks after the
 * pace itself.
 */
export function allowLongBody(req: IncomingMessage): void {
  patientWith.add(req);
}

/** The answer that is under way on each connection, or was the last one. */
const answers = new WeakMap<Socket, ServerResponse>();

/**
 * The application on an HTTP server of its own kind of messages, with the limits that hold for every route.
 *
 * Express replaces the prototype of each request and response by its own, which makes the engine forget all it has
 * learned about them. Here they are created with Express' prototypes, so that the replacement changes nothing: two to
 * three times the throughput of small answers. tests/http/fast-server.test.ts fails when Express stops working in this
 * way.
 */
export function createFastServer(app: Express, limits: ServerLimits = USUAL_LIMITS): Server {
  const server = createServer({
    IncomingMessage: bornAs<typeof IncomingMessage>(IncomingMessage, app.request),
    ServerResponse: bornAs<typeof ServerResponse>(ServerResponse, app.response),
    connectionsCheckingInterval: limits.checkEveryMs,
    headersTimeout: limits.headersMs,
    // Node's own limit for a whole request knows no exception, and would end long uploads: see below.
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAliveMs,
  });
  server.on('request', (req, res) => {
    if (isPipelined(res)) return void req.socket.destroy();
    answers.set(req.socket, res);
    limitBody(req, res, limits.bodyMs);
    app(req, res);
  });
  server.on('checkExpectation', refuseExpectation);
  server.setTimeout(limits.stalledMs, closeStalled);
  keepUnsentAnswers(server);
  server.maxConnections = limits.maxConnections ?? maxConnections();
  if (isReachedDirectly(app)) shareConnections(server, Math.ceil(server.maxConnections / 2));
  // At the limit a new connection is refused; closing idle keep-alive ones makes room for the next.
  server.on('drop', () => server.closeIdleConnections());
  return server;
}

/**
 * `Expect` with something else than `100-continue`. Node would answer 417 by itself and leave the connection to its
 * sender, whose body no limit would look after.
 */
function refuseExpectation({ socket }: IncomingMessage, res: ServerResponse): void {
  if (!isPipelined(res))
    socket.write('HTTP/1.1 417 Expectation Failed\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  socket.destroySoon();
}

/** Behind a proxy all connections come from its address. */
const isReachedDirectly = (app: Express): boolean => Number(app.get('trust proxy')) === 0;

/**
 * A request that came before the one ahead of it on its connection was answered (pipelining). Its response has no
 * socket until then, so it never learns that the client has left, and files that its handler opens stay open. Browsers
 * and proxies do not pipeline.
 */
const isPipelined = (res: ServerResponse): boolean => res.socket === null;

/**
 * Nothing was read from the connection nor written to it for a while. Node looks at a write that is under way once
 * more before it says so, and closes nothing by itself once there is a listener.
 */
function closeStalled(socket: Socket): void {
  const isAnswered = answers.get(socket)?.writableFinished ?? true;
  const isUnread = socket.writableLength > 0;
  // Any other connection waits for us, or for a sender under `limitBody` and `watchPace`.
  if (isAnswered || isUnread) socket.destroy();
}

type Maker = (this: object, ...args: never[]) => void;

/** A constructor that makes the same objects under another prototype. Node calls it with `new`. */
function bornAs<T extends typeof IncomingMessage | typeof ServerResponse>(original: T, prototype: object): T {
  const make = original as unknown as Maker;
  function Born(this: object, ...args: never[]): void {
    make.apply(this, args);
  }
  Born.prototype = prototype;
  return Born as unknown as T;
}

/** A body that dribbles in holds a connection and what the route has read so far: a cheap way to fill a server. */
function limitBody(req: IncomingMessage, res: ServerResponse, bodyMs: number): void {
  if (!hasBody(req)) return;
  const socket: Socket = req.socket;
  const timer = setTimeout(() => {
    if (req.complete || patientWith.has(req)) return;
    if (!res.headersSent)
      socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    socket.destroySoon();
  }, bodyMs).unref();
  res.once('close', () => {
    if (req.complete) clearTimeout(timer);
  });
}
