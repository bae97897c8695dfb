import { GetObjectCommand, PutObjectCommand, UploadPartCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { type Clock, SECOND_MS } from '../../domain/kernel/clock.ts';
import type { FileKey } from '../../domain/kernel/ids.ts';
import type { PartTerms, ServedFile, UploadTerms } from '../../domain/media/ports.ts';
import type { S3Clients } from './s3-client.ts';

/** URLs that need no other permission, each for one kind of request to one object. */
export class S3SignedUrls {
  constructor(
    private readonly clients: Pick<S3Clients, 'bucket' | 'signer'>,
    private readonly clock: Clock,
  ) {}

  /** @param isOnce whether it is refused where an object is under the key: the sender then has to say so as well. */
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
      // Of a bucket that keeps versions: these very bytes, whatever replaces them.
      VersionId: versionId === 'null' ? undefined : versionId,
      ResponseContentType: contentType,
      ResponseContentDisposition: disposition,
      // As we answer the same bytes ourselves: whoever keeps them asks again before showing them.
      ResponseCacheControl: 'private, no-cache',
    });
    return getSignedUrl(this.clients.signer, command, this.until(expiresAt));
  }

  private object(Key: FileKey) {
    return { Bucket: this.clients.bucket, Key };
  }

  /**
   * The SDK signs no type and no length unless it is told, and told in general it signs those that it makes up itself.
   * What has expired already is signed as such.
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
