import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ProcessEnded, ReadingChild } from '../../src/adapters/fence/reading-child.ts';
import { readingProgram } from '../../src/adapters/pdfium/reading-program.ts';
import { whenRead } from '../../src/domain/media/bytes.ts';
import { READING_LIMITS } from '../../src/domain/media/document-reader.ts';
import { storageUnavailable } from '../../src/domain/media/errors.ts';
import type { Bytes } from '../../src/domain/media/ports.ts';
import { storeFile } from '../../src/main/operation/store-files.ts';
import { wholeOf } from '../support/whole-of.ts';

/** A stored file that is open: it costs a descriptor or a connection until `return`, as those of the storages do. */
class OpenBody implements AsyncIterableIterator<Uint8Array> {
  isOpen = true;
  [Symbol.asyncIterator](): this {
    return this;
  }
  async next(): Promise<IteratorResult<Uint8Array, undefined>> {
    return { done: false, value: Buffer.from('piece') };
  }
  async return(): Promise<{ done: true; value: undefined }> {
    this.isOpen = false;
    return { done: true, value: undefined };
  }
}

const TASK = {
  limits: READING_LIMITS,
  maxMemoryBytes: 64 * 1024 ** 2,
  maxProcessorMs: 10_000,
  maxMs: 10_000,
};

describe('a body that nobody begins to read stays open nowhere', () => {
  it('where a storage refuses a copy before its first byte', async () => {
    const bodies: OpenBody[] = [];
    const open = (): Bytes => {
      const body = new OpenBody();
      bodies.push(body);
      return body;
    };
    const target = {
      stat: async () => undefined,
      put: async () => {
        throw storageUnavailable();
      },
      read: async () => open(),
    };
    const file = { key: 'documents/a.pdf', bytes: 5, sha256: '', contentType: 'application/pdf' };
    await expect(storeFile(file, target, open)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(bodies.filter(({ isOpen }) => isOpen)).toEqual([]);
  });

  it('where the process that reads documents has ended meanwhile', async () => {
    const child = new ReadingChild(readingProgram(), TASK);
    child.end();
    await expect(child.read(new OpenBody(), 5)).rejects.toThrow(ProcessEnded);
    const body = new OpenBody();
    await expect(child.read(body, 5)).rejects.toThrow(ProcessEnded);
    expect(body.isOpen).toBe(false);
  });

  it('where it is a file that is opened when it is read', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unread-'));
    const path = join(folder, '480.mp4');
    await writeFile(path, 'film');
    const body = whenRead(() => createReadStream(path));
    // Whatever opened it by now would read it to its end.
    await stat(path);
    await rm(folder, { recursive: true });
    await expect(wholeOf(body)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});
