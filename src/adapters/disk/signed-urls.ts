import type { UrlSigner } from '../../domain/kernel/url-signer.ts';
import { addressInvalid } from '../../domain/media/errors.ts';
import type { UploadPermit } from '../../domain/media/ports.ts';

export interface UploadUrlSettings {
  readonly signer: UrlSigner;
  /** Where the route for uploads answers; the key follows. Ends with a slash. */
  readonly path: string;
}

/** Signed URLs that allow one upload each: the query says what may be sent, and the signature covers the query. */
export class UploadUrls {
  constructor(private readonly settings: UploadUrlSettings) {}

  of({ key, maxBytes, expiresAt, contentType, part }: UploadPermit): string {
    const query = {
      ...(part ? { upload: part.storageId, part: String(part.number) } : { type: contentType ?? '' }),
      most: String(maxBytes),
    };
    return this.settings.signer.sign(this.settings.path + key, query, expiresAt);
  }

  permit(key: string, query: Readonly<Record<string, unknown>>): UploadPermit {
    if (this.settings.signer.verify(this.settings.path + key, query) === 'invalid') throw addressInvalid();
    const { upload, part, type, most, expires } = query;
    return {
      key,
      maxBytes: Number(most),
      expiresAt: new Date(Number(expires)),
      contentType: upload === undefined ? String(type) : undefined,
      part: upload === undefined ? undefined : { storageId: String(upload), number: Number(part) },
    };
  }
}
