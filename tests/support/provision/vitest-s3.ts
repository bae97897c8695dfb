import { openS3Starter } from './s3-starter.ts';

/** Vitest's global set-up: an S3 server for whoever asks `freshBucket`; within `npm test` it is the run's. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_S3_STARTER) return undefined;
  const starter = await openS3Starter();
  process.env.TEST_S3_STARTER = starter.url;
  return () => starter.stop();
}
