import { MULTIPART_ABOVE_BYTES, PART_BYTES } from '../../wire/upload-limits.ts';

export interface Part {
  /** Starts at 1. */
  readonly number: number;
  readonly fromByte: number;
  /** Exclusive. */
  readonly toByte: number;
}

/** The storage's receipt for a part, needed by `complete`. Stored in the journal, in S3's spelling. */
export interface PartReceipt {
  readonly PartNumber: number;
  readonly ETag: string;
}

/** Object in the storage, complete or not. Stored in the journal. */
export interface StoredObject {
  readonly key: string;
  /** Only for a multipart upload. */
  readonly uploadId: string | undefined;
  readonly parts: readonly PartReceipt[];
  /** ETag of a single PUT. */
  readonly etag?: string;
  /** Every byte has arrived. */
  readonly isWhole: boolean;
}

export const goesInParts = (bytes: number): boolean => bytes > MULTIPART_ABOVE_BYTES;

/** Returns the parts of a multipart upload; empty for a single PUT. */
export function partsOf(bytes: number): readonly Part[] {
  if (!goesInParts(bytes)) return [];
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => ({
    number: index + 1,
    fromByte: index * PART_BYTES,
    toByte: Math.min(bytes, (index + 1) * PART_BYTES),
  }));
}

/** Returns the parts that the storage has not confirmed. */
export function missingParts(bytes: number, object: StoredObject | undefined): Part[] {
  const confirmed = new Set(object?.parts.map(({ PartNumber }) => PartNumber));
  return partsOf(bytes).filter(({ number }) => !confirmed.has(number));
}

/** Returns the number of confirmed bytes. */
export function confirmedBytes(bytes: number, object: StoredObject | undefined): number {
  if (object?.isWhole) return bytes;
  if (!goesInParts(bytes)) return 0;
  return missingParts(bytes, object).reduce((rest, { fromByte, toByte }) => rest - (toByte - fromByte), bytes);
}
