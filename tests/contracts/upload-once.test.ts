import { describe, expect, it, onTestFinished } from 'vitest';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { type S3Settings, s3Clients } from '../../src/adapters/s3/s3-client.ts';
import { S3Storage } from '../../src/adapters/s3/s3-storage.ts';
import { putHeaders } from '../../src/uploads/api/put-headers.ts';
import { putRefusal } from '../../src/uploads/api/put-refusal.ts';
import { isTaken } from '../../src/uploads/api/transport.ts';
import { conditionalS3 } from '../support/conditional-s3.ts';
import { freshBucket } from '../support/provision/fresh-bucket.ts';

const KEY = 'documents/202603/aaaaaaaaaaaaaaaaaaaaaa.pdf';
const PDF = 'application/pdf';

function storageOf(settings: S3Settings): S3Storage {
  const clients = s3Clients(settings);
  onTestFinished(() => clients.close());
  return new S3Storage(clients, new SystemClock());
}

const addressOf = (storage: S3Storage, body: string): Promise<string> =>
  storage.uploadUrl(KEY, {
    contentType: PDF,
    maxBytes: 100,
    bytes: body.length,
    expiresAt: new Date(Date.now() + 60_000),
  });

const send = (url: string, body: string, headers = putHeaders(url, PDF)) =>
  fetch(url, { method: 'PUT', headers, body });

describe('an address for an upload', () => {
  it('works once where the storage knows conditions, however it is used', async () => {
    const server = await conditionalS3();
    onTestFinished(server.close);
    const url = await addressOf(storageOf(server.settings), 'first');
    expect(putHeaders(url, PDF)).toEqual({ 'Content-Type': PDF, 'If-None-Match': '*' });
    // The signature covers the condition: it cannot be left out.
    expect((await send(url, 'first', { 'Content-Type': PDF })).status).toBe(403);
    expect((await send(url, 'first')).status).toBe(200);
    const again = await send(url, 'other');
    expect(again.status).toBe(412);
    // To its own sender, whose first answer was lost, the file is there.
    expect(isTaken(putRefusal(again.status, await again.text(), null))).toBe(true);
    expect([...server.objects]).toEqual([[`/school/${KEY}`, 'first']]);
  });

  it('is signed without a condition where the storage passes over it', async () => {
    const server = await conditionalS3({ knowsConditions: false });
    onTestFinished(server.close);
    const url = await addressOf(storageOf(server.settings), 'first');
    expect(putHeaders(url, PDF)).toEqual({ 'Content-Type': PDF });
    expect((await send(url, 'first')).status).toBe(200);
    expect([...server.objects.keys()]).toEqual([`/school/${KEY}`]);
  });

  it('is signed without one where the storage refuses it, and takes the upload', async () => {
    const storage = storageOf(await freshBucket());
    const url = await addressOf(storage, 'first');
    expect(putHeaders(url, PDF)).toEqual({ 'Content-Type': PDF });
    expect((await send(url, 'first')).status).toBe(200);
    expect(await storage.stat(KEY)).toMatchObject({ bytes: 5 });
  });

  it('is signed without one while the storage does not answer, which is asked again the next time', async () => {
    const server = await conditionalS3();
    onTestFinished(server.close);
    const storage = storageOf(server.settings);
    server.mood.isBusy = true;
    expect(putHeaders(await addressOf(storage, 'first'), PDF)).toEqual({ 'Content-Type': PDF });
    server.mood.isBusy = false;
    expect(putHeaders(await addressOf(storage, 'first'), PDF)).toMatchObject({ 'If-None-Match': '*' });
  });
});
