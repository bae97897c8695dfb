import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import type { PartReceipt } from '../../src/uploads/transfer/parts.ts';

const MD5 = /^[0-9a-f]{32}$/;
/** ETag of our own server for a part: CRC-32 and length. */
const CRC_AND_LENGTH = /^[0-9a-f]{8}-\d+$/;

const bare = (etag: string): string => etag.replaceAll('"', '').toLowerCase();

/** Computes checksums of the sent bytes, to compare with the ETag of the answer. */
export class SentChecksum {
  private readonly md5 = createHash('md5');
  private crc = 0;
  private bytes = 0;

  add(piece: Uint8Array): void {
    this.md5.update(piece);
    this.crc = crc32(piece, this.crc);
    this.bytes += piece.length;
  }

  /**
   * Returns false if the ETag proves that other bytes arrived. An ETag of another form proves nothing, nor does that of
   * an object encrypted with the storage's own key.
   */
  agreesWith(headers: IncomingHttpHeaders): boolean {
    const etag = bare(headers.etag ?? '');
    if (isEncryptedWithKey(headers)) return true;
    if (MD5.test(etag)) return etag === this.md5.digest('hex');
    return !CRC_AND_LENGTH.test(etag) || etag === `${this.crc.toString(16).padStart(8, '0')}-${this.bytes}`;
  }
}

const isEncryptedWithKey = (headers: IncomingHttpHeaders): boolean =>
  String(headers['x-amz-server-side-encryption'] ?? '').startsWith('aws:kms') ||
  headers['x-amz-server-side-encryption-customer-algorithm'] !== undefined;

/** Returns one checksum for a multipart file: S3's ETag over MD5s, and the same construction for other ETags. */
export function checksumOfParts(parts: readonly PartReceipt[]): string {
  const hash = createHash('md5');
  for (const { ETag } of parts) hash.update(Buffer.from(bare(ETag), MD5.test(bare(ETag)) ? 'hex' : 'utf8'));
  return `${hash.digest('hex')}-${parts.length}`;
}
