import { MULTIPART_ABOVE_BYTES, PART_BYTES } from '../../wire/upload-limits.ts';

export interface Part {
  /** From 1. */
  readonly number: number;
  readonly fromByte: number;
  /** Not included. */
  readonly toByte: number;
}

export const goesInParts = (bytes: number): boolean => bytes > MULTIPART_ABOVE_BYTES;

/** The pieces of a file that goes in parts; none of one that goes whole. */
export function partsOf(bytes: number): readonly Part[] {
  if (!goesInParts(bytes)) return [];
  return Array.from({ length: Math.ceil(bytes / PART_BYTES) }, (_, index) => ({
    number: index + 1,
    fromByte: index * PART_BYTES,
    toByte: Math.min(bytes, (index + 1) * PART_BYTES),
  }));
}
