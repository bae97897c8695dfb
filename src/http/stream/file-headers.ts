import contentDisposition from 'content-disposition';
import { typeOfContent } from '../../domain/media/file-types.ts';
import type { StoredFile } from '../../domain/media/stored-file.ts';
import type { Validators } from './conditions.ts';

/** A thumbnail's bytes never change under its key; what can change is that its course goes off sale. */
const PUBLIC_MAX_AGE_SECONDS = 3600;

const MAX_NAME_CHARACTERS = 200;

export function validatorsOf(file: StoredFile): Validators {
  return {
    // Some storages hand out etags with their quotes on.
    etag: `"${file.etag.replace(/[^\x21\x23-\x7e]/g, '')}"`,
    modifiedAt: new Date(Math.floor(file.createdAt.getTime() / 1000) * 1000),
  };
}

/** Headers of every answer, repeated by a 304. */
export function cacheHeaders(validators: Validators, isPublic: boolean): Record<string, string> {
  return {
    ETag: validators.etag,
    'Last-Modified': validators.modifiedAt.toUTCString(),
    'Cache-Control': isPublic ? `public, max-age=${PUBLIC_MAX_AGE_SECONDS}` : 'private, no-cache',
  };
}

/**
 * Treats stored bytes as untrusted: the type comes from our list, without sniffing, and CSP sandboxes a page made of
 * them.
 */
export function contentHeaders(file: StoredFile): Record<string, string> {
  const type = typeOfContent(file.contentType);
  const served = type?.contentType ?? 'application/octet-stream';
  return {
    'Content-Type': served.startsWith('text/') ? `${served}; charset=utf-8` : served,
    'Content-Disposition': disposition(file.originalName, type?.opensInBrowser ?? false),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Accept-Ranges': 'bytes',
  };
}

/** RFC 6266. The plain form is kept to ASCII, since proxies and browsers disagree about anything else. */
export function disposition(originalName: string, opensInBrowser: boolean): string {
  const characters = Array.from(originalName.toWellFormed());
  const name = characters.slice(-MAX_NAME_CHARACTERS).join('').replaceAll(/[/\\]/g, '_') || 'file';
  return contentDisposition(name, {
    type: opensInBrowser ? 'inline' : 'attachment',
    fallback: name.replaceAll(/[^\x20-\x7e]/gu, '_'),
  });
}
