import { MULTIPART_ABOVE_BYTES, PART_BYTES } from '../../wire/upload-limits.ts';

export interface Part {
  /** From 1. */
  readonly number: number;
  readonly fromByte: number;
  /** Not included. */
  readonly toByte: number;
}

/** What the storage answered for a part; `complete` wants it back. Stored in the journal, in S3's own spelling. */
export interface PartReceipt {
  readonly PartNumber: number;
  readonly ETag: string;
}

/** What the storage holds, or may hold, of a file. Stored in the journal. */
export interface StoredObject {
  readonly key: string;
  /** Of a file in parts. */
  readonly uploadId: string | undefined;
  readonly parts: readonly PartReceipt[];
  /** Of a file that went in one PUT, as the storage answered it. */
  readonly etag?: string;
  /** Every byte has arrived. */
  readonly isWhole: boolean;
}

export const goesInParts = (bytes: number): boolean => bytes > MULTIPART_ABOVE_BYTES;

/** The parts of a file that goes in parts; none of one that goes in one PUT. */
export function partsOf(bytes: number): readonly Part[] {
  if (!goesInParts(bytes)) return [];
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => ({
    number: index + 1,
    fromByte: index * PART_BYTES,
    toByte: Math.min(bytes, (index + 1) * PART_BYTES),
  }));
}

/** The parts that the storage has not confirmed yet. */
export function missingParts(bytes: number, object: StoredObject | undefined): Part[] {
  const confirmed = new Set(object?.parts.map(({ PartNumber }) => PartNumber));
  return partsOf(bytes).filter(({ number }) => !confirmed.has(number));
}

/** How much of a file the storage has confirmed. */
export function confirmedBytes(bytes: number, object: StoredObject | undefined): number {
  if (object?.isWhole) return bytes;
  if (!goesInParts(bytes)) return 0;
  return missingParts(bytes, object).reduce((rest, { fromByte, toByte }) => rest - (toByte - fromByte), bytes);
}
