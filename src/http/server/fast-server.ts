import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { hasBody } from './has-body.ts';

export interface ServerLimits {
  /** How long the headers of a request may take. */
  readonly headersMs: number;
  /** How long its body may take, unless the route asked for patience. */
  readonly bodyMs: number;
  /** Longer than the minute after which load balancers drop an idle connection. */
  readonly keepAliveMs: number;
  /** How often the first two are looked after. */
  readonly checkEveryMs: number;
  /** Further connections are closed at once; from the descriptor limit. */
  readonly mostConnections?: number;
}

export const USUAL_LIMITS: ServerLimits = {
  headersMs: 10_000,
  bodyMs: 15_000,
  keepAliveMs: 65_000,
  checkEveryMs: 2000,
};

const patientWith = new WeakSet<IncomingMessage>();

/**
 * A file may take hours on a slow line. The route that takes one calls this before it reads on, and looks after the
 * pace itself.
 */
export function allowLongBody(req: IncomingMessage): void {
  patientWith.add(req);
}

/**
 * The application on an HTTP server of its own kind of messages.
 *
 * Express replaces the prototype of each request and response by its own, which makes the engine forget
 * all it has learned about them. Here they are born with Express' prototypes, so that the replacement
 * changes nothing: two to three times as many small answers. tests/http/fast-server.test.ts fails when Express
 * stops working in this way.
 */
export function createFastServer(app: Express, limits: ServerLimits = USUAL_LIMITS): Server {
  const server = createServer(
    {
      IncomingMessage: bornAs<typeof IncomingMessage>(IncomingMessage, app.request),
      ServerResponse: bornAs<typeof ServerResponse>(ServerResponse, app.response),
      connectionsCheckingInterval: limits.checkEveryMs,
      headersTimeout: limits.headersMs,
      // Node's own limit for a whole request knows no exception, and would end long uploads: see below.
      requestTimeout: 0,
      keepAliveTimeout: limits.keepAliveMs,
    },
    app,
  );
  if (limits.mostConnections !== undefined) server.maxConnections = limits.mostConnections;
  server.prependListener('request', (req, res) => limitBody(req, res, limits.bodyMs));
  return server;
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
