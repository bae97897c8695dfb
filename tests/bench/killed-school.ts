import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { GetObjectCommand, ListObjectsV2Command } from '@aws-sdk/client-s3';
import { s3Clients } from '../../src/adapters/s3/s3-client.ts';
import type { UploadTarget } from '../../src/uploads/upload-queue.ts';
import { countingProxy, type Killing, uploadThroughKills } from '../desktop/support/killed-uploads.ts';
import { serverProgram } from '../journeys/support/built-school.ts';
import { signIn } from '../journeys/support/people.ts';
import { freePort } from '../support/free-port.ts';
import { freshBucket, s3Environment } from '../support/provision/fresh-bucket.ts';
import { provideS3 } from '../support/provision/s3.ts';
import { figuresOf } from './process-figures.ts';
import { BENCH_ADMIN, makeCourse, prepareAdmin } from './upload-school.ts';
import { waitForUrl } from './wait-for-url.ts';

const UPLOADER = join(import.meta.dirname, '../desktop/support/uploader.ts');

export async function digestOf(bytes: AsyncIterable<unknown>): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of bytes) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** Where the files of a school are, as far as the bench asks. */
interface FileStore {
  readonly env: Readonly<Record<string, string>>;
  /** What uploads have sent past the server, with the heads of their requests. */
  sentBytes(): number;
  /** The SHA-256 of each stored video, read back. */
  videoDigests(): Promise<string[]>;
  close(): Promise<void>;
}

const inFolder = (dataDir: string): FileStore => ({
  env: {},
  sentBytes: () => 0,
  videoDigests() {
    const objects = readdirSync(join(dataDir, 'files', 'objects'), { recursive: true, withFileTypes: true });
    const videos = objects.filter((entry) => entry.isFile() && entry.name.endsWith('.mp4'));
    return Promise.all(videos.map(({ parentPath, name }) => digestOf(createReadStream(join(parentPath, name)))));
  },
  close: async () => undefined,
});

/** On the S3 server of the tests. Uploads reach it by an address of its own, where their bytes are counted. */
async function inBucket(): Promise<FileStore> {
  const server = await provideS3();
  const bucket = await freshBucket(server);
  const proxy = await countingProxy(Number(new URL(bucket.endpoint).port));
  return {
    env: { ...s3Environment(bucket), S3_PUBLIC_ENDPOINT: `http://127.0.0.1:${proxy.port}` },
    sentBytes: () => proxy.count.sentBytes,
    async videoDigests() {
      const { requests, close } = s3Clients(bucket);
      const { Contents = [] } = await requests.send(new ListObjectsV2Command({ Bucket: bucket.bucket }));
      const digests: string[] = [];
      for (const { Key = '' } of Contents.filter((object) => object.Key?.endsWith('.mp4'))) {
        const { Body } = await requests.send(new GetObjectCommand({ Bucket: bucket.bucket, Key }));
        digests.push(await digestOf(Body as Readable));
      }
      close();
      return digests;
    },
    async close() {
      proxy.close();
      await server.stop();
    },
  };
}

export const STORES = { folder: inFolder, bucket: inBucket } as const;

/** The built server over one of the stores, to be killed, and an uploading process that is killed too. */
export async function killedSchool(folder: string, storeName: keyof typeof STORES) {
  const dataDir = join(folder, `data-${storeName}`);
  const store = await STORES[storeName](dataDir);
  await prepareAdmin(dataDir);
  const course = await makeCourse(dataDir);
  const port = await freePort();
  const proxy = await countingProxy(port);
  const origin = `http://localhost:${proxy.port}`;
  const env = {
    ...process.env,
    ...store.env,
    PORT: String(port),
    APP_ORIGIN: origin,
    DATA_DIR: dataDir,
    SEED_DEMO: '0',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '10000',
  };
  let server: ChildProcess | undefined;
  let maxServerMiB = 0;
  const startServer = async (): Promise<ChildProcess> => {
    server = spawn(process.execPath, [serverProgram(), 'serve'], { env, stdio: 'ignore' });
    await waitForUrl(`http://localhost:${port}/readyz`);
    return server;
  };
  const first = await startServer();
  const { token } = await signIn(origin, BENCH_ADMIN);
  return {
    course,
    videoDigests: store.videoDigests,
    sentBytes: () => proxy.count.sentBytes + store.sentBytes(),
    maxServerMiB: () => maxServerMiB,
    upload: (files: readonly string[], target: UploadTarget, change: Partial<Killing> = {}) =>
      uploadThroughKills({
        command: [process.execPath, '--import', 'tsx', UPLOADER],
        task: { origin, token, folder: join(folder, `desktop-${storeName}`), files, target },
        server: server ?? first,
        startServer,
        victims: [],
        bytesUntilKill: () => 0,
        ...change,
        onNews(news) {
          maxServerMiB = Math.max(maxServerMiB, figuresOf(server?.pid ?? 0)?.residentMiB ?? 0);
          change.onNews?.(news);
        },
      }),
    async close() {
      server?.kill('SIGKILL');
      proxy.close();
      await store.close();
    },
  };
}
