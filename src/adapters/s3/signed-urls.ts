import { GetObjectCommand, PutObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type Clock, SECOND_MS } from '../../domain/kernel/clock.ts';
import type { FileKey } from '../../domain/kernel/ids.ts';
import type { PartTerms, ServedFile, UploadTerms } from '../../domain/media/ports.ts';
import type { S3Clients } from './s3-client.ts';

/** Signs URLs that need no other authorization, each for one kind of request to one object. */
export class S3SignedUrls {
  constructor(
    private readonly clients: Pick<S3Clients, 'bucket' | 'signer'>,
    private readonly clock: Clock,
  ) {}

  /** @param isOnce adds `If-None-Match` to the signature: the URL fails if the key has an object. */
  upload(Key: FileKey, { contentType, bytes, expiresAt }: UploadTerms, isOnce = false): Promise<string> {
    const once = isOnce ? { IfNoneMatch: '*' } : {};
    const object = { ...this.object(Key), ContentType: contentType, ContentLength: bytes, ...once };
    const signed = ['content-type', ...lengthOf(bytes), ...(isOnce ? ['if-none-match'] : [])];
    return getSignedUrl(this.clients.signer, new PutObjectCommand(object), this.until(expiresAt, signed));
  }

  part(Key: FileKey, { storageId, partNumber, bytes, expiresAt }: PartTerms): Promise<string> {
    const part = { UploadId: storageId, PartNumber: partNumber, ContentLength: bytes };
    return getSignedUrl(
      this.clients.signer,
      new UploadPartCommand({ ...this.object(Key), ...part }),
      this.until(expiresAt, lengthOf(bytes)),
    );
  }

  download(
    Key: FileKey,
    { contentType, disposition, expiresAt }: Omit<ServedFile, 'etag'>,
    versionId?: string,
  ): Promise<string> {
    const command = new GetObjectCommand({
      ...this.object(Key),
      // In a versioned bucket: exactly this version, even after a replacement.
      VersionId: versionId === 'null' ? undefined : versionId,
      ResponseContentType: contentType,
      ResponseContentDisposition: disposition,
      // Same caching as our own answers: caches must revalidate.
      ResponseCacheControl: 'private, no-cache',
    });
    return getSignedUrl(this.clients.signer, command, this.until(expiresAt));
  }

  private object(Key: FileKey) {
    return { Bucket: this.clients.bucket, Key };
  }

  /**
   * Returns signing options. The SDK signs type and length only if listed, and with a list also its own generated
   * headers. An expired term is signed as expired.
   */
  private until(expiresAt: Date, headers: readonly string[] = []) {
    const now = this.clock.now().getTime();
    return {
      expiresIn: Math.max(1, Math.ceil((expiresAt.getTime() - now) / SECOND_MS)),
      signingDate: new Date(Math.min(now, expiresAt.getTime() - SECOND_MS)),
      signableHeaders: new Set(['host', ...headers]),
    };
  }
}

const lengthOf = (bytes: number | undefined): string[] => (bytes === undefined ? [] : ['content-length']);
