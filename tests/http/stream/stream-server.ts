import { once } from 'node:events';
import { type IncomingHttpHeaders, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import compression from 'compression';
import express from 'express';
import type { DirectDelivery, FileStorage } from '../../../src/domain/media/ports.ts';
import { handlerOf } from '../../../src/http/mount.ts';
import { nothingHere, problems } from '../../../src/http/problem.ts';
import type { SignedIn } from '../../../src/http/route.ts';
import { streamRoutes } from '../../../src/http/routes/media/stream-routes.ts';
import { createFastServer, USUAL_LIMITS } from '../../../src/http/server/fast-server.ts';
import { mediaWorld } from '../../domain/media/world.ts';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Asked {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  /** Whom the request is from: a student's id, or `boss` for an admin. */
  readonly as?: string;
}

/** Express prints what broke off in the middle of an answer, except under this name. */
const QUIET = 'test';

const roleOf = (userId: string): Pick<SignedIn, 'role' | 'roles'> =>
  userId === 'boss' ? { role: 'admin', roles: ['owner'] } : { role: 'student', roles: [] };

/** The stream routes alone on a real server, with everything behind them in memory unless a storage is given. */
export async function streamServer(
  storage?: FileStorage,
  settings?: { recheckMs: number; stalledMs: number },
  delivery?: DirectDelivery,
) {
  const world = mediaWorld(storage, delivery);
  const ended = new Set<string>();
  const failures: object[] = [];
  const app = express().set('env', QUIET);
  app.use(compression({ threshold: 0 }), (req, _res, next) => {
    const userId = req.get('x-test-user');
    if (userId) req.signedIn = { userId, ...roleOf(userId), session: { id: userId } } as SignedIn;
    next();
  });
  const needs = {
    openStream: world.openStream,
    viewerNow: async ({ userId }: SignedIn) => (ended.has(userId) ? undefined : { userId, ...roleOf(userId) }),
  };
  for (const prefix of ['', '/api']) {
    for (const route of streamRoutes(needs, settings)) app[route.method](prefix + route.path, handlerOf(route));
    app.get(`${prefix}/stream/info/:videoId`, (req, res) => void res.json({ title: req.params.videoId }));
  }
  app.use(nothingHere, problems({ error: (facts) => failures.push(facts) }));

  const limits = { ...USUAL_LIMITS, ...(settings && { stalledMs: settings.stalledMs }) };
  const server = createFastServer(app, limits).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, requested: Asked = {}) => askAt(port, path, requested);
  const close = async () => {
    await closed(server);
    await world.db.destroy();
  };
  return { ...world, app, server, port, ended, failures, ask, close };
}

/** The path goes out as it is: no client tidies up what an attacker would not. */
async function askAt(port: number, path: string, { method = 'GET', headers = {}, as }: Asked): Promise<Reply> {
  const sent = { ...headers, ...(as ? { 'x-test-user': as } : {}) };
  const asked = request({ port, host: '127.0.0.1', path, method, headers: sent, agent: false });
  const [response] = await once(asked.end(), 'response');
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part);
  return { status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) };
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  await once(server.close(), 'close');
}

/** Asks again until it holds; the test's own patience ends it otherwise. */
export async function eventually(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
}
