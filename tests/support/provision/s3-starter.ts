import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { provideS3, type S3Server } from './s3.ts';

export interface S3Starter {
  /** Whoever asks here gets the server's facts, once it answers. */
  readonly url: string;
  start(): Promise<S3Server>;
  stop(): Promise<void>;
}

/**
 * Brings the S3 server up when the first test asks for it, and once for all of them: it takes some seconds and 260 MB,
 * and most test files do without.
 */
export async function openS3Starter(): Promise<S3Starter> {
  let server: Promise<S3Server> | undefined;
  const start = (): Promise<S3Server> => (server ??= provideS3());
  const desk = createServer((_req, res) => {
    start().then(
      ({ stop: _, ...facts }) => res.end(JSON.stringify(facts)),
      (error: unknown) => res.writeHead(500).end(error instanceof Error ? error.message : String(error)),
    );
  }).listen(0, '127.0.0.1');
  await once(desk, 'listening');
  desk.unref();
  return {
    url: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`,
    start,
    async stop() {
      desk.close();
      await (await server?.catch(() => undefined))?.stop();
    },
  };
}
