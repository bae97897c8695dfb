import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressInvalid } from '../../domain/media/errors.ts';
import type { UploadPermit } from '../../domain/media/ports.ts';

export interface AddressSettings {
  /** What visitors see: a browser, the desktop and a script all reach us there. */
  readonly origin: string;
  readonly secret: Uint8Array;
}

/** Under `/api`, which no page and no service worker answers for. */
const PATH = '/api/uploads/';

/**
 * Addresses that allow one upload each. Everything that is allowed stands in the query, and the
 * signature is over all of it and the key; whoever has the address needs no other right.
 */
export class SignedAddresses {
  constructor(private readonly settings: AddressSettings) {}

  of(permit: UploadPermit): string {
    const { key, mostBytes, expiresAt, contentType, part } = permit;
    const query = new URLSearchParams({
      ...(part ? { upload: part.storageId, part: String(part.number) } : { type: contentType ?? '' }),
      most: String(mostBytes),
      expires: String(expiresAt.getTime()),
      signature: this.sign(permit).toString('base64url'),
    });
    return `${this.settings.origin}${PATH}${key}?${query}`;
  }

  permit(key: string, query: Readonly<Record<string, unknown>>): UploadPermit {
    const { upload, part, type, most, expires, signature } = query;
    const permit: UploadPermit = {
      key,
      mostBytes: Number(most),
      expiresAt: new Date(Number(expires)),
      contentType: upload === undefined ? String(type) : undefined,
      part: upload === undefined ? undefined : { storageId: String(upload), number: Number(part) },
    };
    const given = Buffer.from(String(signature), 'base64url');
    const ours = this.sign(permit);
    if (given.length !== ours.length || !timingSafeEqual(given, ours)) throw addressInvalid();
    return permit;
  }

  private sign({ key, mostBytes, expiresAt, contentType, part }: UploadPermit): Buffer {
    const terms = [
      'PUT',
      key,
      mostBytes,
      expiresAt.getTime(),
      contentType ?? null,
      part?.storageId ?? null,
      part?.number ?? null,
    ];
    return createHmac('sha256', this.settings.secret).update(JSON.stringify(terms)).digest();
  }
}
