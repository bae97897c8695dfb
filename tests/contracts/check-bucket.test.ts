import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SystemClock } from '../../src/adapters/node-crypto/system-clock.ts';
import { bucketCommands, bucketRules } from '../../src/adapters/s3/bucket-rules.ts';
import { checkBucket } from '../../src/adapters/s3/check-bucket.ts';
import { type S3Settings, s3Clients } from '../../src/adapters/s3/s3-client.ts';
import { S3Storage } from '../../src/adapters/s3/s3-storage.ts';
import { FixedClock } from '../doubles/fixed-clock.ts';
import { faultyS3 } from '../support/faulty-s3.ts';
import { freshBucket } from '../support/provision/fresh-bucket.ts';

const SCHOOL = 'https://school.example';
const clock = new SystemClock();

let proxy: Awaited<ReturnType<typeof faultyS3>>;
let bucket: S3Settings;
beforeAll(async () => {
  const real = await freshBucket();
  proxy = await faultyS3(real.endpoint);
  bucket = { ...real, endpoint: proxy.endpoint };
});
beforeEach(() => proxy.on(() => undefined));
afterAll(() => proxy.close());

const statesOf = async (settings: S3Settings, now = clock) =>
  Object.fromEntries((await checkBucket(settings, SCHOOL, now)).map(({ about, state }) => [about, state]));

const GOOD = {
  bucket: 'good',
  uploads: 'good',
  cors: 'good',
  'public-access': 'good',
  clock: 'good',
  // The Swift of the tests knows no conditional writes.
  once: 'unknown',
  objects: 'good',
  parts: 'good',
  lifecycle: 'unknown',
};

describe('the check of a bucket', () => {
  it('tries everything the school needs, and leaves nothing behind', async () => {
    expect(await statesOf(bucket)).toEqual(GOOD);
    const [, key = ''] = /(documents\/000000\/[^?]+)/.exec(proxy.seen.map(({ url }) => url).join('\n')) ?? [];
    const clients = s3Clients(bucket);
    expect(await new S3Storage(clients, clock).stat(key)).toBeUndefined();
    clients.close();
  });

  it.each([
    ['the name is wrong', { bucket: 'nobodys-bucket' }, 'S3_BUCKET'],
    ['the secret is wrong', { secretAccessKey: 'guessed' }, 'S3_SECRET_ACCESS_KEY'],
    ['nobody answers', { endpoint: 'http://127.0.0.1:9' }, 'S3_ENDPOINT'],
  ])('says which setting to correct when %s', async (_title, wrong, setting) => {
    const [finding, ...more] = await checkBucket({ ...bucket, ...wrong }, SCHOOL, clock);
    expect(finding).toMatchObject({ about: 'bucket', state: 'bad', sentence: expect.stringContaining(setting) });
    expect(more).toEqual([]);
  });

  it('sees what pages may not do, and what anybody may', async () => {
    proxy.on(() => ({ kind: 'no-cors' }));
    expect(await statesOf(bucket)).toEqual({ ...GOOD, cors: 'bad' });
    proxy.on(({ method, url }) =>
      method === 'GET' && url.endsWith('.pdf') ? { kind: 'answer', status: 200, body: 'everything' } : undefined,
    );
    expect(await statesOf(bucket)).toEqual({ ...GOOD, 'public-access': 'bad' });
  });

  it('sees a clock that is off, and an address for browsers that leads nowhere', async () => {
    const late = new FixedClock(new Date(Date.now() - 120_000));
    expect(await statesOf(bucket, late)).toMatchObject({ clock: 'bad' });
    const findings = await checkBucket({ ...bucket, publicEndpoint: 'http://127.0.0.1:9' }, SCHOOL, clock);
    expect(findings).toContainEqual(
      expect.objectContaining({
        about: 'uploads',
        state: 'unknown',
        sentence: expect.stringContaining('S3_PUBLIC_ENDPOINT'),
      }),
    );
  });

  it.each([
    ['good', '<Rule><Status>Enabled</Status><Filter><Prefix></Prefix></Filter>ABORT</Rule>'],
    ['bad', '<Rule><Status>Disabled</Status><Filter><Prefix></Prefix></Filter>ABORT</Rule>'],
    ['bad', '<Rule><Status>Enabled</Status><Filter><Prefix>logs/</Prefix></Filter>ABORT</Rule>'],
  ])('finds a lifecycle rule %s by what it does: %s', async (state, rule) => {
    const abort =
      '<AbortIncompleteMultipartUpload><DaysAfterInitiation>1</DaysAfterInitiation></AbortIncompleteMultipartUpload>';
    const body = `<LifecycleConfiguration>${rule.replace('ABORT', abort)}</LifecycleConfiguration>`;
    proxy.on(({ url }) => (url.includes('lifecycle') ? { kind: 'answer', status: 200, body } : undefined));
    expect(await statesOf(bucket)).toMatchObject({ lifecycle: state });
  });
});

describe('the rules for a bucket', () => {
  it('let the school’s pages upload and read the ETag, and nobody read without a signature', () => {
    const { cors, publicAccess } = bucketRules(SCHOOL);
    expect(cors.CORSRules?.[0]).toMatchObject({
      AllowedOrigins: [SCHOOL],
      AllowedMethods: ['PUT', 'GET', 'HEAD'],
      ExposeHeaders: ['ETag'],
    });
    expect(Object.values(publicAccess)).toEqual([true, true, true, true]);
  });

  it('come as commands to paste, with JSON that can be read', () => {
    const commands = bucketCommands('files', SCHOOL, 'https://s3.example');
    expect(commands).toHaveLength(3);
    for (const command of commands) {
      expect(command).toMatch(/^aws s3api put-[\w-]+ --bucket files --endpoint-url https:\/\/s3\.example --/);
      expect(() => JSON.parse(/'(.*)'$/.exec(command)?.[1] ?? '')).not.toThrow();
    }
  });
});
