import { createHash, randomUUID } from 'node:crypto';
import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  PutObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { keyTaken, noObject, wrongLength } from '../../domain/media/errors.ts';
import { PART_BYTES } from '../../domain/media/multipart.ts';
import type { Bytes, ObjectFacts } from '../../domain/media/ports.ts';
import type { Budget, S3Calls } from './calls.ts';
import type { S3Limits } from './s3-client.ts';
import { isNamed, isNotFound, proven, statusOf, wasRetried } from './s3-faults.ts';

/** Assumed minimum throughput to the storage, per second. */
const MIN_BYTES_PER_MS = 128;
/** Timeout of the test; a request for an upload URL waits for it. */
const TRIAL: Budget = { ms: 3000, tryMs: 1500 };
const budgetFor = (bytes: number, { callMs, tryMs }: S3Limits): Budget => {
  const ms = bytes / MIN_BYTES_PER_MS;
  return { ms: callMs + 2 * ms, tryMs: tryMs + ms };
};

/**
 * Writes bodies of known length through one buffer: a small one by a single PUT, a larger one as a multipart upload.
 * Each piece is sent from the buffer, so that it can be retried. The key stays empty until the whole body is stored.
 */
export class ObjectWriter {
  /** True until the server answers `NotImplemented` to a conditional PUT (`If-None-Match`). */
  private knowsConditions = true;

  private secondRefused: Promise<boolean> | undefined;

  constructor(private readonly calls: S3Calls) {}

  /**
   * Tells whether the server refuses a second PUT to a key. Tested once with an empty object, then deleted; an
   * unanswered test counts as no until the next call.
   */
  refusesSecond(): Promise<boolean> {
    this.secondRefused ??= this.trySecond().catch(() => {
      this.secondRefused = undefined;
      return false;
    });
    return this.secondRefused;
  }

  async put(key: FileKey, body: Bytes, { bytes, contentType }: ObjectFacts): Promise<void> {
    const object = { Bucket: this.calls.bucket, Key: key, ContentType: contentType };
    const pieces = piecesOf(body, bytes);
    try {
      const first = await pieces.next();
      if (first.done || bytes <= PART_BYTES) await this.putWhole(object, first.value ?? Buffer.alloc(0));
      else await this.putParts(object, first.value, pieces);
    } finally {
      await pieces.return(undefined);
    }
  }

  private async trySecond(): Promise<boolean> {
    const object = { Bucket: this.calls.bucket, Key: `documents/000000/once-${randomUUID()}.pdf` };
    const command = new PutObjectCommand({ ...object, Body: Buffer.alloc(0), ContentLength: 0, IfNoneMatch: '*' });
    const put = () => this.calls.within('PutObject', (client, options) => client.send(command, options), TRIAL);
    const refusal = await put().then(
      () => put().then(() => undefined, statusOf),
      // 412: an earlier attempt stored it, but its answer was lost.
      (error: unknown) => ([412, 501].includes(statusOf(error) ?? 0) ? statusOf(error) : Promise.reject(error)),
    );
    if (refusal === 501) return false;
    await this.calls.within('DeleteObject', (client, options) => client.send(new DeleteObjectCommand(object), options));
    return refusal === 412;
  }

  async isTaken(Key: FileKey): Promise<boolean> {
    try {
      await this.calls.head(Key);
      return true;
    } catch (error) {
      if (isNotFound(error)) return false;
      throw error;
    }
  }

  private async putWhole(object: { Bucket: string; Key: string; ContentType: string }, piece: Buffer): Promise<void> {
    const isConditional = this.knowsConditions;
    if (!isConditional && (await this.isTaken(object.Key))) throw keyTaken();
    const command = new PutObjectCommand({ ...object, Body: piece, ...(isConditional && { IfNoneMatch: '*' }) });
    try {
      await this.calls.within(
        'PutObject',
        async (client, options) => proven(await client.send(command, options)),
        budgetFor(piece.length, this.calls.limits),
      );
    } catch (error) {
      if (isConditional && statusOf(error) === 501) {
        this.knowsConditions = false;
        return this.putWhole(object, piece);
      }
      if (statusOf(error) !== 412) throw error;
      if (!(wasRetried(error) && (await this.isThis(object.Key, piece)))) throw keyTaken();
    }
  }

  /** Tells, after a refusal, whether an earlier attempt stored these bytes and its answer was lost. */
  private async isThis(Key: string, piece: Buffer): Promise<boolean> {
    const { ETag, ContentLength } = await this.calls.head(Key);
    return ContentLength === piece.length && ETag === `"${createHash('md5').update(piece).digest('hex')}"`;
  }

  private async putParts(
    object: { Bucket: string; Key: string; ContentType: string },
    first: Buffer,
    rest: AsyncGenerator<Buffer>,
  ): Promise<void> {
    const { Bucket, Key } = object;
    if (await this.isTaken(Key)) throw keyTaken();
    const { UploadId } = await this.calls.within('CreateMultipartUpload', (client, options) =>
      client.send(new CreateMultipartUploadCommand(object), options),
    );
    const upload = { Bucket, Key, UploadId };
    try {
      const parts: CompletedPart[] = [];
      for (let piece: Buffer | undefined = first; piece; piece = (await rest.next()).value) {
        const command = new UploadPartCommand({ ...upload, PartNumber: parts.length + 1, Body: piece });
        const { ETag } = await this.calls.within(
          'UploadPart',
          async (client, options) => proven(await client.send(command, options)),
          budgetFor(piece.length, this.calls.limits),
        );
        parts.push({ PartNumber: parts.length + 1, ETag });
      }
      await this.complete(Key, UploadId ?? '', parts);
    } catch (error) {
      const abort = this.calls.within('AbortMultipartUpload', (client, options) =>
        client.send(new AbortMultipartUploadCommand(upload), options),
      );
      // An upload that cannot be aborted now is aborted by the sweep, or by the bucket's lifecycle rule.
      await abort.catch(() => undefined);
      throw error;
    }
  }

  /**
   * Completes an upload. If it is gone, an earlier attempt completed it and its answer was lost: no other code knows
   * its id.
   */
  async complete(Key: string, UploadId: string, parts: CompletedPart[]): Promise<void> {
    const command = new CompleteMultipartUploadCommand({
      Bucket: this.calls.bucket,
      Key,
      UploadId,
      MultipartUpload: { Parts: parts },
    });
    try {
      // One attempt may use the whole timeout: completing thousands of parts takes a storage long.
      await this.calls.within(
        'CompleteMultipartUpload',
        async (client, options) => proven(await client.send(command, options)),
        { tryMs: this.calls.limits.callMs },
      );
    } catch (error) {
      if (!isNamed(error, 'NoSuchUpload')) throw error;
      if (!(await this.isTaken(Key))) throw noObject();
    }
  }
}

/** Yields pieces of PART_BYTES in one shared buffer. Rejects a body whose length differs from `bytes`. */
async function* piecesOf(body: Bytes, bytes: number): AsyncGenerator<Buffer, undefined> {
  const buffer = Buffer.allocUnsafe(Math.min(bytes, PART_BYTES));
  let [filled, passed] = [0, 0];
  for await (const chunk of body) {
    if (passed + filled + chunk.length > bytes) throw wrongLength();
    for (let used = 0; used < chunk.length; ) {
      const piece = chunk.subarray(used, used + buffer.length - filled);
      buffer.set(piece, filled);
      filled += piece.length;
      used += piece.length;
      if (filled < buffer.length || passed + filled === bytes) continue;
      yield buffer;
      passed += filled;
      filled = 0;
    }
  }
  if (passed + filled !== bytes) throw wrongLength();
  if (filled > 0) yield buffer.subarray(0, filled);
}
