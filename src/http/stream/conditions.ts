import type { IncomingHttpHeaders } from 'node:http';

/** Validators for conditional requests. */
export interface Validators {
  /** Strong, with its quotes. */
  readonly etag: string;
  /** In whole seconds, as in HTTP dates. */
  readonly modifiedAt: Date;
}

export type Outcome = 'proceed' | 'not-modified' | 'failed';

/** Preconditions of a GET or HEAD in the order of RFC 9110, section 13.2.2; a date that cannot be read is ignored. */
export function judgeConditions(headers: IncomingHttpHeaders, { etag, modifiedAt }: Validators): Outcome {
  const changedSince = (header: string | undefined): boolean | undefined => {
    const date = Date.parse(header ?? '');
    return Number.isNaN(date) ? undefined : modifiedAt.getTime() > date;
  };

  const match = headers['if-match'];
  if (match !== undefined) {
    if (!names(match, etag, isStrong)) return 'failed';
  } else if (changedSince(headers['if-unmodified-since'])) return 'failed';

  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) return names(noneMatch, etag) ? 'not-modified' : 'proceed';
  return changedSince(headers['if-modified-since']) === false ? 'not-modified' : 'proceed';
}

/** Returns whether If-Range allows a partial response (RFC 9110, section 13.1.5). */
export function mayGivePart(ifRange: string | undefined, { etag, modifiedAt }: Validators): boolean {
  if (ifRange === undefined) return true;
  const wanted = ifRange.trim();
  return wanted === etag || (!wanted.includes('"') && Date.parse(wanted) === modifiedAt.getTime());
}

const TAGS = /(?:W\/)?"[^"]*"/g;
const isStrong = (tag: string): boolean => !tag.startsWith('W/');

function names(header: string, etag: string, counts: (tag: string) => boolean = () => true): boolean {
  if (header.trim() === '*') return true;
  return (header.match(TAGS) ?? []).some((tag) => counts(tag) && tag.replace(/^W\//, '') === etag);
}
