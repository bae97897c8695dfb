import { randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  GetBucketLifecycleConfigurationCommand,
  GetObjectCommand,
  HeadBucketCommand,
  type LifecycleRule,
  ListMultipartUploadsCommand,
} from '@aws-sdk/client-s3';
import { after, type Clock, MINUTE_MS } from '../../domain/kernel/clock.ts';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { STALE_AFTER_DAYS, UPLOAD_METHODS } from './bucket-rules.ts';
import { S3Calls } from './calls.ts';
import { ObjectWriter } from './object-writer.ts';
import { type S3Clients, type S3Settings, s3Clients } from './s3-client.ts';
import { describeFault, statusOf } from './s3-faults.ts';
import { S3SignedUrls } from './signed-urls.ts';

export interface BucketFinding {
  readonly about:
    | 'bucket'
    | 'objects'
    | 'parts'
    | 'uploads'
    | 'once'
    | 'cors'
    | 'public-access'
    | 'lifecycle'
    | 'clock';
  /** `unknown`: the server does not tell, and it could not be tested. */
  readonly state: 'good' | 'bad' | 'unknown';
  /** Finding and, unless good, what to do. */
  readonly sentence: string;
}

/** Signed URLs are valid for a minute: with a larger clock skew they are expired when signed. */
const MAX_SKEW_MS = MINUTE_MS;
const TYPE = 'application/pdf';
const PROBE = Buffer.from('A file of the check of the storage. It may be deleted.');
/** Timeout, in case the public endpoint is unreachable from here. */
const PATIENCE_MS = 5000;

interface Tools {
  readonly calls: S3Calls;
  readonly urls: S3SignedUrls;
  readonly clock: Clock;
  readonly key: FileKey;
  /** Origin of the browsers' requests. */
  readonly origin: string;
}

/**
 * Tests a bucket with a small temporary object: reading, writing, parts, signed URLs, CORS and public access. Returns a
 * sentence for each.
 */
export async function checkBucket(settings: S3Settings, origin: string, clock: Clock): Promise<BucketFinding[]> {
  const clients: S3Clients = s3Clients(settings);
  const tools: Tools = {
    calls: new S3Calls(clients, () => undefined),
    urls: new S3SignedUrls(clients, clock),
    clock,
    key: `documents/000000/check-${randomUUID()}.pdf`,
    origin,
  };
  try {
    const bucket = await checkAccess(tools, settings.bucket);
    if (bucket.state === 'bad') return [bucket];
    const isOnce = await new ObjectWriter(tools.calls).refusesSecond();
    const uploads = [...(await checkUploads(tools, isOnce)), onceFinding(isOnce)];
    const rest = [await checkObjects(tools), await checkParts(tools)];
    return [bucket, ...uploads, ...rest, await checkLifecycle(tools)];
  } finally {
    const probe = new DeleteObjectCommand({ Bucket: settings.bucket, Key: tools.key });
    await tools.calls.within('DeleteObject', (client, options) => client.send(probe, options)).catch(() => undefined);
    clients.close();
  }
}

async function checkAccess(tools: Tools, bucket: string): Promise<BucketFinding> {
  const about = 'bucket';
  try {
    await tools.calls.within('HeadBucket', (client, options) =>
      client.send(new HeadBucketCommand({ Bucket: bucket }), options),
    );
    return { about, state: 'good', sentence: 'The bucket answers.' };
  } catch (error) {
    return { about, state: 'bad', sentence: accessFault(error) };
  }
}

function reasonOf(error: unknown): string {
  const { name, why } = describeFault(error);
  return why ?? name;
}

function accessFault(error: unknown): string {
  switch (statusOf(error)) {
    case 404:
      return 'There is no bucket of this name. Make it, or correct S3_BUCKET.';
    case 301:
    case 400:
      return 'The bucket is in another region. Correct S3_REGION.';
    case 403:
      return 'The bucket refuses our key. Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or what the key may do.';
    default:
      return `The storage cannot be reached (${reasonOf(error)}). Look at S3_ENDPOINT and the server.`;
  }
}

/** Tests like a browser: CORS preflight, PUT to a signed URL, and the exposed headers of the answer. */
async function checkUploads(tools: Tools, isOnce: boolean): Promise<BucketFinding[]> {
  const { urls, clock, key, origin } = tools;
  const expiresAt = after(clock.now(), MINUTE_MS);
  const bytes = PROBE.length;
  const url = await urls.upload(key, { contentType: TYPE, maxBytes: bytes, bytes, expiresAt }, isOnce);
  const sent = { 'content-type': TYPE, ...(isOnce && { 'if-none-match': '*' }) };
  try {
    const allowed = await ask(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': Object.keys(sent).join(','),
      },
    });
    const stored = await ask(url, { method: 'PUT', headers: { origin, ...sent }, body: PROBE });
    const bare = await ask(url.split('?', 1)[0] ?? url, {});
    return [
      uploadFinding(stored),
      corsFinding(allowed, stored, origin),
      publicFinding(bare),
      clockFinding(stored, clock),
    ];
  } catch (error) {
    const why = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    const place = new URL(url).origin;
    const sentence = `Signed URLs lead to ${place}, which cannot be reached from here (${why}). See S3_PUBLIC_ENDPOINT.`;
    return [{ about: 'uploads', state: 'unknown', sentence }];
  }
}

const ask = (url: string, init: RequestInit): Promise<Response> =>
  fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) });

function uploadFinding({ status }: Response): BucketFinding {
  if (status === 200) return { about: 'uploads', state: 'good', sentence: 'A signed URL takes an upload.' };
  return {
    about: 'uploads',
    state: 'bad',
    sentence: `An upload to a signed URL was refused (${status}). Let the key write, and no proxy change host or path.`,
  };
}

const RULES = 'Apply the CORS rule that this check prints.';

function corsFinding(allowed: Response, stored: Response, origin: string): BucketFinding {
  const isFor = (answer: Response): boolean =>
    [origin, '*'].includes(answer.headers.get('access-control-allow-origin') ?? '');
  const exposed = (stored.headers.get('access-control-expose-headers') ?? '').toLowerCase();
  const methods = (allowed.headers.get('access-control-allow-methods') ?? '').toUpperCase();
  const about = 'cors';
  if (!allowed.ok || !isFor(allowed) || !methods.includes(UPLOAD_METHODS[0]))
    return { about, state: 'bad', sentence: `Pages of ${origin} may not upload to the bucket. ${RULES}` };
  if (!isFor(stored) || !(exposed.includes('etag') || exposed.includes('*')))
    return { about, state: 'bad', sentence: `Pages cannot read the ETag of what they upload. ${RULES}` };
  return { about, state: 'good', sentence: `Pages of ${origin} may upload.` };
}

function publicFinding({ status, ok }: Response): BucketFinding {
  if (!ok)
    return {
      about: 'public-access',
      state: 'good',
      sentence: `Nobody reads an object without a signature (${status}).`,
    };
  const sentence = 'Anybody can read every file without signing in. Block public access to the bucket at once.';
  return { about: 'public-access', state: 'bad', sentence };
}

function clockFinding(answer: Response, clock: Clock): BucketFinding {
  const skewMs = Math.abs(Date.parse(answer.headers.get('date') ?? '') - clock.now().getTime());
  const about = 'clock';
  if (Number.isNaN(skewMs)) return { about, state: 'unknown', sentence: 'The storage does not say what time it is.' };
  if (skewMs <= MAX_SKEW_MS) return { about, state: 'good', sentence: 'Its clock and ours agree.' };
  const sentence = `Its clock and ours are ${Math.round(skewMs / 1000)} s apart. Set ours by a time server.`;
  return { about, state: 'bad', sentence };
}

/** Reports whether an upload URL works only once. */
function onceFinding(isOnce: boolean): BucketFinding {
  const about = 'once';
  if (isOnce) return { about, state: 'good', sentence: 'A signed URL takes one upload, and no second one.' };
  const sentence =
    'The server knows no conditional writes: until it expires, a signed URL may be used again. What is replaced so is not shown.';
  return { about, state: 'unknown', sentence };
}

async function checkObjects({ calls, key }: Tools): Promise<BucketFinding> {
  const about = 'objects';
  const object = { Bucket: calls.bucket, Key: key };
  try {
    const part = await calls.within('GetObject', async (client, options) => {
      const { Body } = await client.send(new GetObjectCommand({ ...object, Range: 'bytes=2-5' }), options);
      return Body?.transformToString();
    });
    if (part !== PROBE.subarray(2, 6).toString())
      return {
        about,
        state: 'bad',
        sentence: 'The storage gives no ranges of an object, without which no video can be watched.',
      };
    await calls.within('DeleteObject', (client, options) => client.send(new DeleteObjectCommand(object), options));
    return { about, state: 'good', sentence: 'Objects are read in ranges and deleted.' };
  } catch (error) {
    return {
      about,
      state: 'bad',
      sentence: `An object could not be read or deleted (${reasonOf(error)}). Let the key do both.`,
    };
  }
}

async function checkParts({ calls, key }: Tools): Promise<BucketFinding> {
  const about = 'parts';
  const object = { Bucket: calls.bucket, Key: key };
  try {
    await calls.within('multipart', async (client, options) => {
      const { UploadId } = await client.send(new CreateMultipartUploadCommand(object), options);
      await client.send(new ListMultipartUploadsCommand({ Bucket: calls.bucket, Prefix: key }), options);
      await client.send(new AbortMultipartUploadCommand({ ...object, UploadId }), options);
    });
    return { about, state: 'good', sentence: 'Multipart uploads are opened, listed and aborted.' };
  } catch (error) {
    const sentence = `A multipart upload could not be opened, listed and aborted (${reasonOf(error)}). Let the key do it.`;
    return { about, state: 'bad', sentence };
  }
}

async function checkLifecycle({ calls }: Tools): Promise<BucketFinding> {
  const about = 'lifecycle';
  const advice =
    'Apply the lifecycle rule that this check prints, so that the bucket aborts stale uploads automatically.';
  try {
    const command = new GetBucketLifecycleConfigurationCommand({ Bucket: calls.bucket });
    const answer = await calls.within('GetBucketLifecycle', (client, options) => client.send(command, options));
    if (answer.Rules === undefined)
      return {
        about,
        state: 'unknown',
        sentence: 'The server tells no lifecycle rules. Our own sweep aborts stale uploads each hour.',
      };
    if (answer.Rules.some(abortsStale))
      return { about, state: 'good', sentence: 'The bucket aborts stale multipart uploads.' };
    return { about, state: 'bad', sentence: `No rule aborts stale multipart uploads. ${advice}` };
  } catch (error) {
    if (statusOf(error) === 404)
      return { about, state: 'bad', sentence: `The bucket has no lifecycle rules. ${advice}` };
    const sentence = `Its lifecycle rules could not be read (${reasonOf(error)}). ${advice}`;
    return { about, state: 'unknown', sentence };
  }
}

/** Tells whether a rule covers the whole bucket and is early enough. */
function abortsStale({ Status, Filter, Prefix, AbortIncompleteMultipartUpload }: LifecycleRule): boolean {
  const days = AbortIncompleteMultipartUpload?.DaysAfterInitiation ?? Infinity;
  const isForAll = !(Filter?.Prefix ?? Prefix) && !Filter?.And && !Filter?.Tag;
  return Status === 'Enabled' && isForAll && days <= STALE_AFTER_DAYS;
}
