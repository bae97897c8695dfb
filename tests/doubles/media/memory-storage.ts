import type { Clock } from '../../../src/domain/kernel/clock.ts';
import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import type { ByteRange } from '../../../src/domain/media/byte-range.ts';
import { badKey, keyTaken, noObject, objectChanged, wrongLength } from '../../../src/domain/media/errors.ts';
import { type ListedPart, PART_BYTES } from '../../../src/domain/media/multipart.ts';
import { isKey } from '../../../src/domain/media/object-key.ts';
import type {
  Bytes,
  FileStorage,
  ObjectFacts,
  PartTerms,
  UploadEndpoint,
  UploadPermit,
  UploadTerms,
} from '../../../src/domain/media/ports.ts';
import { wholeOf } from '../../support/whole-of.ts';
import { TicketUrlSigner } from '../ticket-url-signer.ts';
import { etagOf, MemoryMultiparts, SignedPermits } from './memory-uploads.ts';

const CHUNK_BYTES = 16 * 1024;
/** Small, so that whoever forgets the second page is found out. */
const PAGE = 2;

/** Storage for tests. It reuses one buffer for all chunks of a read, so that whoever keeps one is found out. */
export class MemoryStorage implements FileStorage, UploadEndpoint {
  private readonly objects = new Map<FileKey, Buffer>();
  private readonly times = new Map<FileKey, Date>();
  private readonly multiparts = new MemoryMultiparts();
  private readonly permits: SignedPermits;

  constructor(
    origin = 'http://localhost',
    private readonly clock: Clock = { now: () => new Date() },
  ) {
    this.permits = new SignedPermits(new TicketUrlSigner(origin));
  }

  put(key: FileKey, body: Bytes, { bytes }: ObjectFacts): Promise<void> {
    return this.store(key, body, bytes);
  }

  private async store(key: FileKey, body: Bytes, bytes?: number): Promise<void> {
    if (!isKey(key)) throw badKey();
    if (this.objects.has(key)) throw keyTaken();
    const whole = await wholeOf(body);
    if (bytes !== undefined && whole.length !== bytes) throw wrongLength();
    if (this.objects.has(key)) throw keyTaken();
    this.keep(key, whole);
  }

  async stat(key: FileKey): Promise<{ bytes: number; etag: string } | undefined> {
    const object = this.objects.get(key);
    if (!object) return undefined;
    return { bytes: object.length, etag: etagOf(object) };
  }

  async read(key: FileKey, range?: ByteRange, etag?: string): Promise<Bytes> {
    const object = this.objects.get(key);
    if (!object) throw noObject();
    if (etag !== undefined && etagOf(object) !== etag) throw objectChanged();
    return chunksOf(range ? object.subarray(range.first, range.last + 1) : object);
  }

  async delete(key: FileKey): Promise<void> {
    this.objects.delete(key);
  }

  async *storedBefore(then: Date): AsyncGenerator<readonly FileKey[]> {
    const old = [...this.objects.keys()].filter((key) => (this.times.get(key) ?? then) < then);
    for (let at = 0; at < old.length; at += PAGE) yield old.slice(at, at + PAGE);
  }

  async uploadUrl(key: FileKey, terms: UploadTerms): Promise<string> {
    if (!isKey(key)) throw badKey();
    const { contentType, expiresAt, maxBytes, bytes = maxBytes } = terms;
    return this.permits.of({ key, part: undefined, contentType, expiresAt, maxBytes: Math.min(bytes, maxBytes) });
  }

  async startMultipart(key: FileKey): Promise<string> {
    if (!isKey(key)) throw badKey();
    if (this.objects.has(key)) throw keyTaken();
    return this.multiparts.start(key);
  }

  async partUrl(key: FileKey, { storageId, partNumber, bytes = PART_BYTES, expiresAt }: PartTerms): Promise<string> {
    return this.permits.of({
      key,
      maxBytes: bytes,
      expiresAt,
      contentType: undefined,
      part: { storageId, number: partNumber },
    });
  }

  async completeMultipart(key: FileKey, storageId: string, parts: readonly ListedPart[]): Promise<void> {
    const whole = this.multiparts.whole(key, storageId, parts);
    if (this.objects.has(key)) throw keyTaken();
    this.keep(key, whole);
    this.multiparts.forget(key, storageId);
  }

  async abortMultipart(key: FileKey, storageId: string): Promise<void> {
    this.multiparts.forget(key, storageId);
  }

  async abortStale(startedBefore: Date): Promise<void> {
    this.multiparts.forgetOlder(startedBefore);
  }

  permit(key: string, query: Readonly<Record<string, unknown>>): UploadPermit {
    return this.permits.permit(key, query);
  }

  async receive({ key, part }: UploadPermit, body: Bytes): Promise<{ etag: string }> {
    if (part) return this.multiparts.receive(key, part.storageId, part.number, await wholeOf(body));
    await this.store(key, body);
    return { etag: etagOf(this.objects.get(key) ?? Buffer.alloc(0)) };
  }

  private keep(key: FileKey, whole: Buffer): void {
    this.objects.set(key, whole);
    this.times.set(key, this.clock.now());
  }
}

async function* chunksOf(part: Buffer): AsyncGenerator<Uint8Array> {
  const buffer = Buffer.alloc(CHUNK_BYTES);
  for (let at = 0; at < part.length; at += CHUNK_BYTES) {
    yield buffer.subarray(0, part.copy(buffer, 0, at, at + CHUNK_BYTES));
  }
}
