/** Both ends count, as in HTTP: `{ first: 0, last: 0 }` is one byte. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export type RequestedRange =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly range: ByteRange }
  | { readonly kind: 'unsatisfiable' };

const WHOLE: RequestedRange = { kind: 'whole' };
const UNSATISFIABLE: RequestedRange = { kind: 'unsatisfiable' };

const ONE_RANGE = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i;

/**
 * Parses a Range header for a file of `size` bytes. A part is always within `[0, size)`.
 *
 * Anything but one well-formed range of bytes yields the whole file: RFC 9110, section 14.2, lets a server ignore a
 * Range header, and requires it when the header is malformed or the unit unknown. Several ranges are ignored too: no
 * player or PDF viewer needs them, and a multipart answer turns one small request into many reads.
 */
export function parseRange(header: string | undefined, size: number): RequestedRange {
  const [, from = '', to = ''] = (header && ONE_RANGE.exec(header)) || [];
  if (from === '' && to === '') return WHOLE;
  if (from === '') return lastBytes(Number(to), size);
  const first = Number(from);
  const last = to === '' ? Infinity : Number(to);
  if (last < first) return WHOLE;
  if (first >= size) return UNSATISFIABLE;
  return { kind: 'part', range: { first, last: Math.min(last, size - 1) } };
}

function lastBytes(count: number, size: number): RequestedRange {
  if (count === 0) return UNSATISFIABLE;
  // The last bytes of nothing can be given, but no Content-Range can say so.
  if (size === 0) return WHOLE;
  return { kind: 'part', range: { first: Math.max(0, size - count), last: size - 1 } };
}

export const lengthOf = (range: ByteRange): number => range.last - range.first + 1;
