import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { GetSession } from '../../../src/domain/identity/queries/get-session.ts';
import { OpenStream } from '../../../src/domain/media/use-cases/open-stream.ts';
import { handlerOf } from '../../../src/http/mount.ts';
import type { SignedIn } from '../../../src/http/route.ts';
import { streamRoutes } from '../../../src/http/routes/media/stream-routes.ts';
import { createFastServer } from '../../../src/http/server/fast-server.ts';
import { currentViewer } from '../../../src/main/composition/links/media.ts';
import type { Person, School } from '../../support/school.ts';

/** Far more than sockets and pipes hold: a reader who waits keeps the stream open. */
export const BYTES = 64 * 1024 * 1024;

/** Lets the file be as long as that, whatever it holds. */
export async function lengthen(school: School, key: string): Promise<void> {
  const storage = school.installation.dependencies.media.storage;
  await school.db('files').where({ key }).update({ bytes: BYTES });
  const stat = await storage.stat(key);
  Object.assign(storage, { stat: async () => ({ ...stat, bytes: BYTES }), read: async () => zeros() });
}

async function* zeros() {
  const chunk = new Uint8Array(64 * 1024);
  for (let sent = 0; sent < BYTES; sent += chunk.length) yield chunk;
}

/** Somebody who reads a file of the school, whose streams ask far more often than in half a minute. */
export async function runningStream(school: School, person: Person, key: string) {
  const claims = await school.installation.dependencies.identity.tokens.read(person.bearer);
  if (!claims) throw new Error(`${person.email} is not signed in.`);
  const app = express().set('env', 'test');
  app.use((req, _res, next) => {
    const roles: SignedIn['roles'] = [];
    req.signedIn = { userId: person.id, role: 'student', roles, session: { id: claims.sessionId } } as SignedIn;
    next();
  });
  const now = currentViewer(school.container.get(GetSession));
  const needs = {
    openStream: school.container.get(OpenStream),
    viewerNow: ({ session }: SignedIn) => now(session.id),
  };
  for (const route of streamRoutes(needs, { recheckMs: 50 })) app[route.method](route.path, handlerOf(route));
  const server = createFastServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const stream = await reading((server.address() as AddressInfo).port, key);
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  };
  return Object.assign(stream, { close });
}

/** Takes a little every few milliseconds, as a player that has enough does. */
async function reading(port: number, key: string) {
  const asked = request({ port, host: '127.0.0.1', path: `/stream/${key}`, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`The stream answered ${response.statusCode}.`);
  let received = 0;
  const state = { isCut: false, received: () => received, cut: Promise.resolve() };
  const slowly = setInterval(() => {
    received += ((response.read(16 * 1024) ?? response.read()) as Buffer | null)?.length ?? 0;
  }, 5);
  state.cut = new Promise<void>((resolve) => {
    response.once('error', () => undefined);
    response.once('close', () => {
      clearInterval(slowly);
      state.isCut = true;
      resolve();
    });
  });
  return state;
}
