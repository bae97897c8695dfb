import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { DomainError } from '../../src/domain/kernel/errors.ts';
import type { Bytes } from '../../src/domain/media/ports.ts';
import { SAMPLES } from '../domain/media/samples.ts';
import { MemoryStorage } from '../doubles/media/memory-storage.ts';
import { streamServer } from './stream/stream-server.ts';

const LENGTH = 60_000_000;

/** A storage whose objects are said to be long, and are read as the test wants. */
class Scripted extends MemoryStorage {
  body: () => AsyncIterable<Uint8Array> = () => endless();
  left = 0;

  override async read(key: string, range?: { first: number; last: number }): Promise<Bytes> {
    return range?.first === 0 && range.last < LENGTH - 1 ? super.read(key, range) : this.counted();
  }

  private async *counted(): AsyncGenerator<Uint8Array> {
    try {
      yield* this.body();
    } finally {
      this.left += 1;
    }
  }
}

async function* endless(): AsyncGenerator<Uint8Array> {
  for (;;) yield Buffer.alloc(60_000, 'x');
}

let close = async (): Promise<void> => {};
afterEach(() => close());

async function lessonOn(settings = { recheckMs: 30_000, stalledMs: 60_000 }) {
  const storage = new Scripted();
  const server = await streamServer(storage, settings);
  close = server.close;
  server.rights.entries.add('buyer in course-a');
  const key = await server.publish('a.mp4', SAMPLES.mp4, { folder: 'videos', purpose: 'video' });
  const etag = (await server.files.find(key))?.etag ?? '';
  await server.files.falsify(key, { bytes: LENGTH });
  storage.stat = async () => ({ bytes: LENGTH, etag });
  return { ...server, storage, path: `/stream/${key}` };
}

/** Reads slowly until the server drops the connection, and answers how much came. */
async function watchUntilCut(port: number, path: string, onData: (soFar: number) => void = () => {}): Promise<number> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nX-Test-User: buyer\r\n\r\n`);
  let received = 0;
  socket.on('data', (chunk: Buffer) => {
    received += chunk.length;
    onData(received);
    socket.pause();
    setTimeout(() => socket.resume(), 5);
  });
  await once(socket, 'close');
  return received;
}

describe('a stream under way', () => {
  it.each([
    ['the enrolment is revoked', (server: Awaited<ReturnType<typeof lessonOn>>) => server.rights.entries.clear()],
    ['the session has ended', (server: Awaited<ReturnType<typeof lessonOn>>) => server.ended.add('buyer')],
    ['the lesson is deleted', (server: Awaited<ReturnType<typeof lessonOn>>) => server.rights.uses.clear()],
  ])('is cut when %s', async (_title, revoke) => {
    const server = await lessonOn({ recheckMs: 100, stalledMs: 60_000 });
    const received = await watchUntilCut(server.port, server.path, () => revoke(server));
    expect(received).toBeLessThan(LENGTH);
    await expect.poll(() => server.storage.left).toBe(1);
  });

  it('survives one question about rights that found no answer, and not a second one', async () => {
    const server = await lessonOn({ recheckMs: 50, stalledMs: 60_000 });
    let asked = 0;
    let outages: number[] = [];
    const { use } = server.rights;
    server.rights.use = async (key) => {
      asked += 1;
      if (outages.includes(asked)) throw new Error('The database restarts.');
      return use.call(server.rights, key);
    };
    outages = [3, 5, 6];
    await watchUntilCut(server.port, server.path);
    expect(asked).toBe(6);
  });

  it('is cut when the viewer takes nothing any more', async () => {
    const server = await lessonOn({ recheckMs: 50, stalledMs: 200 });
    const socket = connect(server.port, '127.0.0.1').on('error', () => {});
    socket.write(`GET ${server.path} HTTP/1.1\r\nHost: x\r\nX-Test-User: buyer\r\n\r\n`);
    await expect.poll(() => server.storage.left).toBe(1);
    socket.destroy();
  });

  it('asks for a chunk only when the last one has left, for the storage overwrites it then', async () => {
    const server = await lessonOn();
    const chunk = Buffer.alloc(60_000);
    let asked = 0;
    server.storage.body = async function* () {
      for (; asked < 1000; asked += 1) yield chunk.fill(asked % 251);
    };
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET ${server.path} HTTP/1.1\r\nHost: x\r\nX-Test-User: buyer\r\nConnection: close\r\n\r\n`);
    await pause(500);
    // What the two kernels hold between us is megabytes, but never all of it.
    expect(asked).toBeLessThan(500);

    const parts: Buffer[] = [];
    for await (const part of socket) parts.push(part);
    const answer = Buffer.concat(parts);
    const body = answer.subarray(answer.indexOf('\r\n\r\n') + 4);
    const parted = Array.from({ length: 1000 }, (_, index) => body.subarray(index * 60_000, (index + 1) * 60_000));
    expect(body.length).toBe(LENGTH);
    expect(parted.every((part, index) => part.equals(Buffer.alloc(60_000, index % 251)))).toBe(true);
  });

  it('has ended for whoever has all of it: the connection takes the next request at once', async () => {
    const server = await lessonOn();
    server.storage.body = async function* () {
      yield Buffer.alloc(10, 'x');
      // A storage that closes a file, or a connection, before it says that there is no more.
      await pause(300);
    };
    const socket = connect(server.port, '127.0.0.1');
    const ask = `GET ${server.path} HTTP/1.1\r\nHost: x\r\nX-Test-User: buyer\r\nRange: bytes=10-19\r\n\r\n`;
    socket.write(ask);
    let [text, answered] = ['', 0];
    for await (const piece of socket) {
      text += String(piece);
      if (!text.endsWith('x'.repeat(10))) continue;
      expect(text).toMatch(/^HTTP\/1.1 206 /);
      [text, answered] = ['', answered + 1];
      if (answered === 3) break;
      socket.write(ask);
    }
    expect(answered).toBe(3);
  });

  it('breaks off, and does not end, when the storage breaks off', async () => {
    const server = await lessonOn();
    server.storage.body = async function* () {
      yield Buffer.alloc(100_000);
      throw new Error('The disk is gone.');
    };
    await expect(server.ask(server.path, { as: 'buyer' })).rejects.toThrow('aborted');
  });

  it.each([
    ['fewer', 10],
    ['more', LENGTH + 1],
  ])('breaks off when the storage gives %s bytes than it should', async (_title, bytes) => {
    const server = await lessonOn();
    server.storage.body = async function* () {
      for (let left = bytes; left > 0; left -= 700_000) yield Buffer.alloc(Math.min(left, 700_000));
    };
    await expect(server.ask(server.path, { as: 'buyer' })).rejects.toThrow('aborted');
  });

  it('never began when the storage was down: that is a refusal like any other', async () => {
    const server = await lessonOn();
    server.storage.body = async function* () {
      throw new DomainError('unavailable', 'storage/down', 'The files cannot be reached. Please try again.');
    };
    const { status, headers, body } = await server.ask(server.path, { as: 'buyer' });
    expect([status, JSON.parse(String(body)).code]).toEqual([503, 'storage/down']);
    expect([headers['content-type'], headers['etag']?.includes('W/'), headers['retry-after']]).toEqual([
      'application/json; charset=utf-8',
      true,
      '5',
    ]);
    expect(headers['content-disposition']).toBeUndefined();
  });

  it('reads nothing for HEAD, and lets the connection be used again', async () => {
    const server = await lessonOn();
    expect((await server.ask(server.path, { method: 'HEAD', as: 'buyer' })).status).toBe(200);
    expect(server.storage.left).toBe(0);
    const socket = connect(server.port, '127.0.0.1');
    for (const _ of [1, 2, 3]) {
      socket.write(`HEAD ${server.path} HTTP/1.1\r\nHost: x\r\nX-Test-User: buyer\r\n\r\n`);
      expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 200 .*\r\n\r\n$/s);
    }
    socket.destroy();
  });
});
