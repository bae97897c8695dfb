import { createHash } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { appendFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type LocalFile, localFile } from '../../desktop/uploads/local-files.ts';
import { nodeClock } from '../../desktop/uploads/node-ports.ts';
import { nodePut } from '../../desktop/uploads/node-put.ts';
import { checksumOfParts } from '../../desktop/uploads/sent-checksum.ts';
import { TransferGate } from '../../desktop/uploads/transfer-gate.ts';
import { testFolder } from './support/folder.ts';

type Answer = (req: IncomingMessage, res: ServerResponse, body: Buffer) => void;

const BYTES = Buffer.alloc(300_000, 'Furcation involvement, class two. ');
const put = nodePut(new TransferGate(nodeClock));
const md5 = (bytes: Uint8Array) => createHash('md5').update(bytes).digest('hex');

async function storage(answer: Answer, readsFirst = true) {
  const server = createServer((req, res) => {
    if (!readsFirst) return answer(req, res, Buffer.alloc(0));
    void req.toArray().then(
      (pieces) => answer(req, res, Buffer.concat(pieces as Buffer[])),
      () => undefined,
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/object`;
}

async function picked(): Promise<LocalFile> {
  const path = join(await testFolder(), 'lesson.mp4');
  await writeFile(path, BYTES);
  return (await localFile(path))!;
}

const range = (file: LocalFile, url: string, change = {}) => ({
  file,
  url,
  fromByte: 100_000,
  toByte: 250_000,
  signal: new AbortController().signal,
  onProgress: () => undefined,
  ...change,
});

describe('a PUT of a range of a file', () => {
  it('sends exactly those bytes, with their length and the type that was signed, and tells how far it is', async () => {
    const seen: { headers: IncomingMessage['headers']; body: Buffer }[] = [];
    const url = await storage(({ headers }, res, body) => {
      seen.push({ headers, body });
      res.setHeader('ETag', `"${md5(body)}"`).end();
    });
    const steps: number[] = [];
    const onProgress = (sent: number) => steps.push(sent);
    const { etag } = await put(range(await picked(), url, { contentType: 'video/mp4', onProgress }));
    expect(etag).toBe(`"${md5(BYTES.subarray(100_000, 250_000))}"`);
    expect(seen[0]?.body.equals(BYTES.subarray(100_000, 250_000))).toBe(true);
    expect(seen[0]?.headers).toMatchObject({ 'content-length': '150000', 'content-type': 'video/mp4' });
    expect(seen[0]?.headers['transfer-encoding']).toBeUndefined();
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(150_000);
  });

  it.each([
    ['MD5, as S3 says it', `"${'0'.repeat(32)}"`],
    ['CRC-32 and length, as our own server says it', '"00000000-150000"'],
  ])('is refused when the storage answers for other bytes: %s', async (_, etag) => {
    const url = await storage((_req, res) => void res.setHeader('ETag', etag).end());
    await expect(put(range(await picked(), url))).rejects.toMatchObject({ status: 422, code: 'storage/checksum' });
  });

  it('believes a storage that encrypts with a key of its own', async () => {
    const url = await storage((_req, res) => {
      res
        .setHeader('ETag', `"${'0'.repeat(32)}"`)
        .setHeader('x-amz-server-side-encryption', 'aws:kms')
        .end();
    });
    await expect(put(range(await picked(), url))).resolves.toBeDefined();
  });

  it('hears a refusal that comes before its last byte', async () => {
    const url = await storage((_req, res) => {
      res
        .writeHead(413, { 'Content-Type': 'application/json' })
        .end('{"code":"media/too-large","message":"Too large."}');
    }, false);
    await expect(put(range(await picked(), url))).rejects.toMatchObject({ status: 413, code: 'media/too-large' });
  });

  it('is no answer at all when the connection breaks', async () => {
    const url = await storage((req) => req.socket.destroy(), false);
    await expect(put(range(await picked(), url))).rejects.toMatchObject({ status: 0 });
  });

  it('does not wait for a piece that was written between the loss of its connection and the end of its request', async () => {
    const server = createTcpServer().listen(0, '127.0.0.1');
    const connected = once(server, 'connection') as Promise<[Socket]>;
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/object`;
    const lost = new Promise<void>((resolve) => {
      const onSocket = (message: unknown) => (message as { socket: Socket }).socket.once('error', () => resolve());
      subscribe('net.client.socket', onSocket);
      onTestFinished(() => void unsubscribe('net.client.socket', onSocket));
    });
    const take = async () => {
      const [socket] = await connected;
      socket.resetAndDestroy();
      await lost;
    };
    const gate = Object.assign(new TransferGate(nodeClock), { take });
    await expect(nodePut(gate)(range(await picked(), url))).rejects.toMatchObject({ status: 0 });
  });

  it('ends soon after it is aborted', async () => {
    const url = await storage(() => undefined, false);
    const controller = new AbortController();
    const sending = put(range(await picked(), url, { signal: controller.signal }));
    controller.abort();
    await expect(sending).rejects.toBeDefined();
  });
});

describe('a file that is not what it was', () => {
  it.each<[string, (path: string) => Promise<unknown>, string]>([
    ['longer', (path) => appendFile(path, 'x'), 'file/changed'],
    ['of another time', (path) => utimes(path, 1, 1), 'file/changed'],
    ['gone', (path) => rm(path), 'file/gone'],
  ])('because it is %s is not sent', async (_, change, code) => {
    let requests = 0;
    const url = await storage((_req, res) => {
      requests += 1;
      res.end();
    });
    const file = await picked();
    await change(file.source);
    await expect(put(range(file, url))).rejects.toMatchObject({ status: 422, code });
    expect(requests).toBe(0);
  });

  it('is noticed when it changes while it is sent', async () => {
    const file = await picked();
    const url = await storage((_req, res) => void appendFile(file.source, 'x').then(() => res.end()));
    await expect(put(range(file, url))).rejects.toMatchObject({ code: 'file/changed' });
  });
});

it('the checksum of parts is the ETag that S3 gives the whole', () => {
  const parts = ['one', 'two'].map((part, n) => ({ PartNumber: n + 1, ETag: `"${md5(Buffer.from(part))}"` }));
  const whole = md5(Buffer.concat(['one', 'two'].map((part) => Buffer.from(md5(Buffer.from(part)), 'hex'))));
  expect(checksumOfParts(parts)).toBe(`${whole}-2`);
});
