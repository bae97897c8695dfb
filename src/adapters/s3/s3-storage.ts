import type { Readable } from 'node:stream';
import {
  type _Object,
  AbortMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  ListPartsCommand,
} from '@aws-sdk/client-s3';
import type { Clock } from '../../domain/kernel/clock.ts';
import type { FileKey } from '../../domain/kernel/ids.ts';
import { KeyedMutex } from '../../domain/kernel/keyed-mutex.ts';
import { type ByteRange, lengthOf } from '../../domain/media/byte-range.ts';
import {
  badKey,
  noObject,
  noUpload,
  objectChanged,
  partsDoNotFit,
  storageUnavailable,
} from '../../domain/media/errors.ts';
import { FOLDERS } from '../../domain/media/literals.ts';
import { type ListedPart, lengthOfParts, type ReceivedPart } from '../../domain/media/multipart.ts';
import { isKey } from '../../domain/media/object-key.ts';
import type {
  Bytes,
  DirectDelivery,
  FileStorage,
  ObjectFacts,
  PartTerms,
  ServedFile,
  UploadTerms,
} from '../../domain/media/ports.ts';
import { type Budget, type Report, S3Calls } from './calls.ts';
import { ObjectBody } from './object-body.ts';
import { ObjectReader } from './object-reader.ts';
import { ObjectWriter } from './object-writer.ts';
import type { S3Clients, S3Limits } from './s3-client.ts';
import { isNamed, isNotFound, translated } from './s3-faults.ts';
import { S3SignedUrls } from './signed-urls.ts';

const unquoted = (etag = ''): string => etag.replace(/^"(.*)"$/s, '$1');

/** Rejects ids that no server issues; the SDK cannot even send some of them. */
const isUploadId = (id: string): boolean => /^[\x21-\x7e]{1,1024}$/.test(id);

/** S3's codes for a part list that does not match the sent parts. */
const PART_FAULTS = ['InvalidPart', 'InvalidPartOrder', 'EntityTooSmall', 'MalformedXML', 'InvalidRequest'];

/**
 * Stores objects in Amazon S3 or a compatible server. Browsers upload directly to it; reads through us hold one chunk
 * in memory.
 */
export class S3Storage implements FileStorage, DirectDelivery {
  private readonly calls: S3Calls;
  private readonly reader: ObjectReader;
  private readonly writer: ObjectWriter;
  private readonly urls: S3SignedUrls;
  /** Serializes calls per key, at least within this process: not every server orders them. */
  private readonly locks = new KeyedMutex();

  constructor(clients: S3Clients, clock: Clock, report: Report = () => undefined, limits?: S3Limits) {
    this.calls = new S3Calls(clients, report, limits);
    this.reader = new ObjectReader(clients, clock);
    this.writer = new ObjectWriter(this.calls);
    this.urls = new S3SignedUrls(clients, clock);
  }

  async put(key: FileKey, body: Bytes, facts: ObjectFacts): Promise<void> {
    if (!isKey(key)) throw badKey();
    let broken: { readonly error: unknown } | undefined;
    // An error of the body is the sender's, not the storage's.
    const watched = watchedBody(body, (error) => (broken = { error }));
    try {
      await this.locks.run(key, () => this.writer.put(key, watched, facts));
    } catch (error) {
      throw broken ? broken.error : translated(error);
    }
  }

  async stat(key: FileKey): Promise<{ bytes: number; etag: string } | undefined> {
    if (!isKey(key)) return undefined;
    try {
      const head = await this.calls.head(key);
      return { bytes: head.ContentLength ?? 0, etag: unquoted(head.ETag) };
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw translated(error);
    }
  }

  async read(key: FileKey, range?: ByteRange, etag?: string): Promise<Bytes> {
    if (!isKey(key)) throw noObject();
    const first = await this.get(key, range, etag).catch(failed);
    const start = range?.first ?? 0;
    const length = range ? lengthOf(range) : first.bytes;
    const source = {
      open: async (from: number, ms: number) =>
        (await this.get(key, { first: from, last: start + length - 1 }, first.etag, { ms })).stream,
    };
    return new ObjectBody(first.stream, source, start, length, this.calls.limits);
  }

  async delete(key: FileKey): Promise<void> {
    if (!isKey(key)) return;
    const command = new DeleteObjectCommand({ Bucket: this.calls.bucket, Key: key });
    await this.calls
      .within('DeleteObject', (client, options) => client.send(command, options))
      .catch((error: unknown) => isNotFound(error) || failed(error));
  }

  async *storedBefore(then: Date): AsyncGenerator<readonly FileKey[]> {
    for (const folder of FOLDERS) {
      for await (const page of this.objects(`${folder}/`)) {
        const old = page.filter(({ LastModified }) => LastModified !== undefined && LastModified < then);
        yield old.flatMap(({ Key = '' }) => (isKey(Key) ? [Key] : []));
      }
    }
  }

  async uploadUrl(key: FileKey, terms: UploadTerms): Promise<string> {
    if (!isKey(key)) throw badKey();
    return this.urls.upload(key, terms, await this.writer.refusesSecond());
  }

  async startMultipart(key: FileKey, contentType: string): Promise<string> {
    if (!isKey(key)) throw badKey();
    const command = new CreateMultipartUploadCommand({ Bucket: this.calls.bucket, Key: key, ContentType: contentType });
    const { UploadId } = await this.calls
      .within('CreateMultipartUpload', (client, options) => client.send(command, options))
      .catch(failed);
    if (!UploadId) throw storageUnavailable();
    return UploadId;
  }

  partUrl(key: FileKey, terms: PartTerms): Promise<string> {
    return this.urls.part(key, terms);
  }

  async completeMultipart(key: FileKey, storageId: string, parts: readonly ListedPart[]): Promise<void> {
    if (!isKey(key) || !isUploadId(storageId)) throw noUpload();
    try {
      await this.locks.run(key, () => this.complete(key, storageId, parts));
    } catch (error) {
      if (isNamed(error, 'NoSuchUpload', 'NoSuchKey')) throw noUpload();
      if (isNamed(error, ...PART_FAULTS)) throw partsDoNotFit();
      throw translated(error);
    }
  }

  async abortMultipart(key: FileKey, storageId: string): Promise<void> {
    if (!isKey(key) || !isUploadId(storageId)) return;
    await this.locks
      .run(key, () => this.abort({ Key: key, UploadId: storageId }))
      .catch((error: unknown) => isNotFound(error) || failed(error));
  }

  async abortStale(startedBefore: Date): Promise<void> {
    for (const folder of FOLDERS) {
      for await (const { Key, UploadId } of this.openUploads(`${folder}/`, startedBefore))
        await this.abortMultipart(Key, UploadId);
    }
  }

  async linkTo(key: FileKey, file: ServedFile): Promise<string | undefined> {
    if (!isKey(key)) throw noObject();
    const head = await this.calls.head(key).catch(failed);
    if (unquoted(head.ETag) !== file.etag) throw objectChanged();
    return this.urls.download(key, file, head.VersionId);
  }

  /** Returns the origin of signed URLs. Settings and the bucket's name decide whether the name is part of the host. */
  async origin(): Promise<string> {
    const nothing = { contentType: '', disposition: '', expiresAt: new Date(0) };
    return new URL(await this.urls.download('x', nothing)).origin;
  }

  /** Rejects if the bucket does not answer, does not exist or is not accessible. */
  async check(): Promise<void> {
    const command = new HeadBucketCommand({ Bucket: this.calls.bucket });
    await this.calls
      .within('HeadBucket', (client, options) => client.send(command, options), { ms: 3000, tryMs: 1500 })
      .catch((error: unknown) => {
        throw isNotFound(error) ? new Error('The bucket does not exist.') : translated(error);
      });
  }

  private async get(
    key: FileKey,
    range: ByteRange | undefined,
    etag: string | undefined,
    budget?: Budget,
  ): Promise<{ stream: Readable; bytes: number; etag: string }> {
    const headers = {
      ...(range && { range: `bytes=${range.first}-${range.last}` }),
      ...(etag !== undefined && { 'if-match': `"${etag}"` }),
    };
    const stream = await this.calls.within(
      'GetObject',
      (_client, options) => this.reader.open(key, headers, options),
      budget,
    );
    const { etag: quoted, 'content-length': length } = stream.headers;
    const found = { stream, bytes: Number(length ?? 0), etag: unquoted(quoted) };
    // A server without support for conditions or ranges returns other bytes than requested; an answer without an ETag
    // is not from a storage.
    const isOther = quoted !== undefined && etag !== undefined && found.etag !== etag;
    if (quoted !== undefined && !isOther && (!range || found.bytes === lengthOf(range))) return found;
    stream.on('error', () => undefined).destroy();
    throw isOther ? objectChanged() : new Error('The storage answered with something else than was asked for.');
  }

  /** Completes an upload. Refused if the key has an object: the upload has ended then, since keys are never reused. */
  private async complete(key: FileKey, UploadId: string, parts: readonly ListedPart[]): Promise<void> {
    if (await this.writer.isTaken(key)) throw noUpload();
    lengthOfParts(parts, await this.receivedParts(key, UploadId));
    const listed = parts.map(({ partNumber, etag }) => ({ PartNumber: partNumber, ETag: etag }));
    await this.writer.complete(key, UploadId, listed);
  }

  private async receivedParts(Key: FileKey, UploadId: string): Promise<ReadonlyMap<number, ReceivedPart>> {
    const received = new Map<number, ReceivedPart>();
    for (let PartNumberMarker: string | undefined; ; ) {
      const command = new ListPartsCommand({ Bucket: this.calls.bucket, Key, UploadId, PartNumberMarker });
      const page = await this.calls.within('ListParts', (client, options) => client.send(command, options));
      for (const { PartNumber = 0, ETag, Size = 0 } of page.Parts ?? [])
        received.set(PartNumber, { etag: unquoted(ETag), bytes: Size });
      if (!page.IsTruncated || page.NextPartNumberMarker === PartNumberMarker) return received;
      PartNumberMarker = page.NextPartNumberMarker;
    }
  }

  private async *objects(Prefix: string): AsyncGenerator<_Object[]> {
    for (let ContinuationToken: string | undefined; ; ) {
      const command = new ListObjectsV2Command({ Bucket: this.calls.bucket, Prefix, ContinuationToken });
      const page = await this.calls
        .within('ListObjectsV2', (client, options) => client.send(command, options))
        .catch(failed);
      yield page.Contents ?? [];
      if (!page.IsTruncated || !page.NextContinuationToken) return;
      ContinuationToken = page.NextContinuationToken;
    }
  }

  private async *openUploads(Prefix: string, startedBefore: Date): AsyncGenerator<{ Key: string; UploadId: string }> {
    for (let marker: { KeyMarker?: string; UploadIdMarker?: string } = {}; ; ) {
      const command = new ListMultipartUploadsCommand({ Bucket: this.calls.bucket, Prefix, ...marker });
      const page = await this.calls
        .within('ListMultipartUploads', (client, options) => client.send(command, options))
        .catch(failed);
      for (const { Key = '', UploadId = '', Initiated } of page.Uploads ?? [])
        if (Initiated && Initiated < startedBefore) yield { Key, UploadId };
      if (!page.IsTruncated || !page.NextKeyMarker) return;
      marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker };
    }
  }

  private async abort(upload: { Key: FileKey; UploadId: string }): Promise<void> {
    const command = new AbortMultipartUploadCommand({ Bucket: this.calls.bucket, ...upload });
    await this.calls.within('AbortMultipartUpload', (client, options) => client.send(command, options));
  }
}

/** Handler for `catch`. */
function failed(error: unknown): never {
  throw translated(error);
}

async function* watchedBody(body: Bytes, onError: (error: unknown) => void): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    onError(error);
    throw error;
  }
}
