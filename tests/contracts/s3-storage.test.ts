import { beforeAll } from 'vitest';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { type S3Limits, type S3Settings, s3Clients } from '../../src/adapters/s3/s3-client.ts';
import { S3Storage } from '../../src/adapters/s3/s3-storage.ts';
import { freshBucket } from '../support/provision/fresh-bucket.ts';
import { fileStorageContract } from './file-storage.contract.ts';
import { fileUploadsContract } from './file-uploads.contract.ts';

let bucket: S3Settings;
beforeAll(async () => {
  bucket = await freshBucket();
});

/** Deadlines of the product are tested in `s3-faults`; a test server on a busy machine may take longer. */
const LIMITS: S3Limits = { callMs: 60_000, tryMs: 30_000, stalledMs: 30_000 };

const open = (): S3Storage => new S3Storage(s3Clients(bucket), new SystemClock(), undefined, LIMITS);

fileStorageContract('S3', async () => ({ storage: open(), reopen: async () => open() }));

fileUploadsContract('S3', async () => ({
  storage: open(),
  reopen: async () => open(),
  close: async () => {},
  changedAnswers: [400, 403],
  // Amazon answers 404. OpenStack Swift takes the part, and then gives nothing of an object whose part has another
  // ETag.
  lateAnswers: [200, 404],
  rounds: 6,
}));
