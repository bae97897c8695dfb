import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { DiskStorage } from '../../src/adapters/disk/disk-storage.ts';
import { HmacUrlSigner } from '../../src/adapters/node-crypto/hmac-url-signer.ts';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { MemoryStorage } from '../doubles/media/memory-storage.ts';
import { fileUploadsContract } from './file-uploads.contract.ts';
import { uploadServer } from './upload-server.ts';

let base: string;
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'cusp-uploads-'));
});
afterAll(() => rm(base, { recursive: true }));

fileUploadsContract('memory', () => {
  let storage: MemoryStorage | undefined;
  return uploadServer(async (origin) => (storage ??= new MemoryStorage(origin)));
});

fileUploadsContract('disk', async () => {
  const [root, secret] = [await mkdtemp(join(base, 'root-')), randomBytes(32)];
  return uploadServer((origin) =>
    DiskStorage.open(root, {
      signer: new HmacUrlSigner({ origin, secret }, new SystemClock()),
      path: '/api/uploads/',
    }),
  );
});
