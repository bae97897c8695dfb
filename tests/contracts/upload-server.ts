import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import type { UploadEndpoint } from '../../src/domain/media/ports.ts';
import { handlerOf } from '../../src/http/mount.ts';
import { problems } from '../../src/http/problem.ts';
import { uploadBytesRoutes } from '../../src/http/routes/media/upload-bytes-routes.ts';
import { createFastServer, USUAL_LIMITS } from '../../src/http/server/fast-server.ts';
import type { Pace } from '../../src/http/uploads/watch-pace.ts';
import { aFile } from './samples.ts';

/** Our own endpoint, for a storage that has no server. The storage is made once the address is known. */
export async function uploadServer<Endpoint extends UploadEndpoint>(
  open: (origin: string) => Promise<Endpoint>,
  pace?: Pace,
) {
  const app = express().set('env', 'test');
  const server = createFastServer(app, { ...USUAL_LIMITS, bodyMs: 500 }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let endpoint = await open(origin);
  const late: UploadEndpoint = {
    permit: (key, query) => endpoint.permit(key, query),
    receive: (permit, body) => endpoint.receive(permit, body),
  };
  const failures: object[] = [];
  for (const route of uploadBytesRoutes(late, new SystemClock(), { find: async (key) => aFile({ key }) }, pace)) {
    for (const prefix of ['', '/api']) app[route.method](prefix + route.path, handlerOf(route));
  }
  app.use(problems({ error: (facts) => failures.push(facts) }));
  return {
    storage: endpoint,
    failures,
    reopen: async () => (endpoint = await open(origin)),
    async close() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}
