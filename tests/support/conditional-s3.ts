import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../../src/adapters/s3/s3-client.ts';

/**
 * An object storage that knows `If-None-Match: *`, as Amazon S3 does and the Swift of the tests does not. It looks at no
 * signature, but wants each header that one covers.
 */
export async function conditionalS3({ knowsConditions = true } = {}) {
  const objects = new Map<string, string>();
  const mood = { isBusy: false };
  const server = createServer(async (req, res) => {
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const { pathname, searchParams } = new URL(req.url ?? '', 'http://storage');
    const signed = (searchParams.get('X-Amz-SignedHeaders') ?? '').split(';').filter(Boolean);
    const refuse = (status: number, code: string) => res.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);
    if (mood.isBusy) return refuse(503, 'SlowDown');
    if (signed.some((name) => req.headers[name] === undefined)) return refuse(403, 'AccessDenied');
    if (req.method === 'DELETE') {
      objects.delete(pathname);
      return res.writeHead(204).end();
    }
    if (knowsConditions && req.headers['if-none-match'] === '*' && objects.has(pathname))
      return refuse(412, 'PreconditionFailed');
    objects.set(pathname, body);
    return res.writeHead(200, { ETag: '"etag"' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings: S3Settings = {
    bucket: 'school',
    region: 'us-east-1',
    endpoint,
    publicEndpoint: undefined,
    forcePathStyle: true,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  };
  return {
    settings,
    objects,
    mood,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
