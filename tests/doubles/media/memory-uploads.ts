import { createHash, randomUUID } from 'node:crypto';
import type { FileKey } from '../../../src/domain/kernel/ids.ts';
import type { UrlSigner } from '../../../src/domain/kernel/url-signer.ts';
import { addressInvalid, noUpload } from '../../../src/domain/media/errors.ts';
import { type ListedPart, lengthOfParts } from '../../../src/domain/media/multipart.ts';
import type { UploadPermit } from '../../../src/domain/media/ports.ts';

/** As S3 makes it of what comes in one PUT. */
export const etagOf = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

const PATH = '/uploads/';

/** Signed URLs for uploads: what each allows is remembered here under a number. */
export class SignedPermits {
  private readonly permits: UploadPermit[] = [];

  constructor(private readonly signer: UrlSigner) {}

  of(permit: UploadPermit): string {
    const number = this.permits.push(permit) - 1;
    return this.signer.sign(PATH + permit.key, { permit: String(number) }, permit.expiresAt);
  }

  permit(key: string, query: Readonly<Record<string, unknown>>): UploadPermit {
    const permit = this.permits[Number(query['permit'])];
    if (!permit || this.signer.verify(PATH + key, query) === 'invalid') throw addressInvalid();
    return permit;
  }
}

interface Upload {
  readonly key: FileKey;
  readonly startedAt: Date;
  readonly parts: Map<number, Buffer>;
}

/** Uploads in parts that are not completed. */
export class MemoryMultiparts {
  private readonly uploads = new Map<string, Upload>();

  start(key: FileKey): string {
    const id = randomUUID();
    this.uploads.set(id, { key, startedAt: new Date(), parts: new Map() });
    return id;
  }

  receive(key: FileKey, id: string, partNumber: number, bytes: Buffer): { etag: string } {
    this.find(key, id).parts.set(partNumber, bytes);
    return { etag: etagOf(bytes) };
  }

  whole(key: FileKey, id: string, listed: readonly ListedPart[]): Buffer {
    const { parts } = this.find(key, id);
    const received = [...parts].map(
      ([number, bytes]) => [number, { etag: etagOf(bytes), bytes: bytes.length }] as const,
    );
    const length = lengthOfParts(listed, new Map(received));
    return Buffer.concat(
      listed.map(({ partNumber }) => parts.get(partNumber) ?? Buffer.alloc(0)),
      length,
    );
  }

  forget(key: FileKey, id: string): void {
    if (this.uploads.get(id)?.key === key) this.uploads.delete(id);
  }

  forgetOlder(before: Date): void {
    for (const [id, { startedAt }] of this.uploads) if (startedAt < before) this.uploads.delete(id);
  }

  private find(key: FileKey, id: string): Upload {
    const upload = this.uploads.get(id);
    if (upload?.key !== key) throw noUpload();
    return upload;
  }
}
