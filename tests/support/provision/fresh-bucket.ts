import { randomUUID } from 'node:crypto';
import { CreateBucketCommand } from '@aws-sdk/client-s3';
import { type S3Settings, s3Clients } from '../../../src/adapters/s3/s3-client.ts';
import type { S3Server } from './s3.ts';

export type FreshBucket = S3Settings & { readonly endpoint: string };

/** An empty bucket of its own on the test server, for one test file. It goes with the server. */
export async function freshBucket(server?: Omit<S3Server, 'stop'>): Promise<FreshBucket> {
  const { endpoint, region, accessKeyId, secretAccessKey } = server ?? (await startedServer());
  const bucket = `cusp-test-${randomUUID()}`;
  const settings = { bucket, endpoint, region, accessKeyId, secretAccessKey, forcePathStyle: true };
  const clients = s3Clients({ ...settings, publicEndpoint: undefined });
  await clients.requests.send(new CreateBucketCommand({ Bucket: bucket }));
  clients.close();
  return { ...settings, publicEndpoint: undefined };
}

/** The environment variables of a school whose files are in this bucket. */
export const s3Environment = ({ endpoint, region, bucket, accessKeyId, secretAccessKey }: FreshBucket) => ({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_BUCKET: bucket,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
  S3_FORCE_PATH_STYLE: '1',
});

async function startedServer(): Promise<Omit<S3Server, 'stop'>> {
  const starter = process.env.TEST_S3_STARTER;
  if (!starter) throw new Error('TEST_S3_STARTER is not set. Only projects with an S3 server in their set-up have it.');
  const answer = await fetch(starter, { headers: { connection: 'close' } });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Omit<S3Server, 'stop'>;
}
