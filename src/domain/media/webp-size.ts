/** Enough of a WebP file to know its size. */
export const WEBP_HEAD_BYTES = 30;

/** Reads width and height of a WebP picture in pixels from its first bytes (RFC 9649); undefined for any other file. */
export function webpSize(head: Uint8Array): { width: number; height: number } | undefined {
  if (head.length < WEBP_HEAD_BYTES || nameAt(head, 0) !== 'RIFF' || nameAt(head, 8) !== 'WEBP') return undefined;
  const read = (at: number, bytes: number): number =>
    [...head.subarray(at, at + bytes)].reduceRight((sum, byte) => sum * 256 + byte, 0);
  switch (nameAt(head, 12)) {
    case 'VP8 ':
      return { width: read(26, 2) % 2 ** 14, height: read(28, 2) % 2 ** 14 };
    case 'VP8L':
      return { width: (read(21, 4) % 2 ** 14) + 1, height: (Math.floor(read(21, 4) / 2 ** 14) % 2 ** 14) + 1 };
    case 'VP8X':
      return { width: read(24, 3) + 1, height: read(27, 3) + 1 };
    default:
      return undefined;
  }
}

const nameAt = (head: Uint8Array, at: number): string => String.fromCharCode(...head.subarray(at, at + 4));
