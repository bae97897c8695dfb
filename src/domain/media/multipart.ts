import type { FileKey, UserId } from '../kernel/ids.ts';
import { partsDoNotFit } from './errors.ts';

/** Exact size of every part but the last: all storages accept it, and some require equal parts. */
export const PART_BYTES = 5_242_880;

export interface MultipartUpload {
  /** Ours, and all that the sender learns. */
  readonly id: string;
  readonly storageId: string;
  readonly key: FileKey;
  /** Size of the whole file, if the client declared it. */
  readonly bytes: number | null;
  readonly startedBy: UserId;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** A part as its sender lists it; the etag is the one that its PUT was answered with. */
export interface ListedPart {
  readonly partNumber: number;
  readonly etag: string;
}

export interface ReceivedPart {
  readonly etag: string;
  readonly bytes: number;
}

/** The length that this part of a file has; undefined when the file ends before it. */
export function lengthOfPart(fileBytes: number, partNumber: number): number | undefined {
  const rest = fileBytes - (partNumber - 1) * PART_BYTES;
  return rest > 0 ? Math.min(rest, PART_BYTES) : undefined;
}

/** Senders repeat an etag as its header had it, or bare. */
export const unquoted = (etag: string): string => etag.replace(/^"(.*)"$/s, '$1');

/** The length of the whole, once the list is 1 to n without a gap and names what was received. */
export function lengthOfParts(listed: readonly ListedPart[], received: ReadonlyMap<number, ReceivedPart>): number {
  let length = 0;
  for (const [index, { partNumber, etag }] of listed.entries()) {
    const part = received.get(partNumber);
    const isLast = index === listed.length - 1;
    if (partNumber !== index + 1 || part?.etag !== unquoted(etag)) throw partsDoNotFit();
    if (part.bytes === 0 || (!isLast && part.bytes !== PART_BYTES)) throw partsDoNotFit();
    length += part.bytes;
  }
  if (length === 0) throw partsDoNotFit();
  return length;
}
