import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OpenStream } from '../../src/domain/media/queries/open-stream.ts';
import { handlerOf } from '../../src/http/mount.ts';
import type { SignedIn } from '../../src/http/route.ts';
import { streamRoutes } from '../../src/http/routes/media/stream-routes.ts';
import { createFastServer } from '../../src/http/server/fast-server.ts';
import { openSchool, type School } from '../support/school.ts';

/** Far more than sockets and pipes hold: a reader who waits keeps the stream open. */
const BYTES = 64 * 1024 * 1024;

let school: School;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cusp-revoked-'));
  school = await openSchool({ DATA_DIR: folder });
});
afterAll(async () => {
  await school.close();
  await rm(folder, { recursive: true, force: true });
});

/** The school's own streams, asked again far more often than in half a minute. */
async function hastyStreams(userId: string) {
  const app = express().set('env', 'test');
  app.use((req, _res, next) => {
    req.signedIn = { userId, role: 'student' } as SignedIn;
    next();
  });
  const needs = {
    openStream: school.container.get(OpenStream),
    viewerNow: async () => ({ userId, role: 'student' as const }),
  };
  for (const route of streamRoutes(needs, { recheckMs: 50 })) app[route.method](route.path, handlerOf(route));
  const server = createFastServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

it('a stream that is being read breaks off when an administrator revokes the course', async () => {
  const course = await school.course();
  const [boss, ada, bob] = [await school.admin(), await school.student('ada'), await school.student('bob')];
  for (const { id } of [ada, bob])
    await school.ask('POST', `/api/admin/students/${id}/enrolments`, { as: boss, body: { courseId: course.id } });
  const storage = school.installation.dependencies.media.storage;
  await school.db('files').where({ key: course.videoKey }).update({ bytes: BYTES });
  const stat = await storage.stat(course.videoKey);
  Object.assign(storage, { stat: async () => ({ ...stat, bytes: BYTES }), read: async () => zeros() });

  const readers = await Promise.all([ada, bob].map(({ id }) => hastyStreams(id)));
  const [hers, his] = await Promise.all(readers.map(({ port }) => reading(port, course.videoKey)));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([hers?.isCut, his?.isCut]).toEqual([false, false]);

  await school.ask('DELETE', `/api/admin/students/${ada.id}/enrolments/${course.id}`, { as: boss });
  await hers?.cut;
  expect(hers?.received()).toBeLessThan(BYTES);
  expect(his?.isCut).toBe(false);
  for (const { server } of readers) {
    server.closeAllConnections();
    await once(server.close(), 'close');
  }
});

async function* zeros() {
  const chunk = new Uint8Array(64 * 1024);
  for (let sent = 0; sent < BYTES; sent += chunk.length) yield chunk;
}

/** Takes a little every few milliseconds, as a player that has enough does. */
async function reading(port: number, key: string) {
  const asked = request({ port, host: '127.0.0.1', path: `/stream/${key}`, agent: false }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  expect(response.statusCode).toBe(200);
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
