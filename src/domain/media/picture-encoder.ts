import type { Bytes } from './ports.ts';

/** A photograph of a good telephone has 12 megapixels, one of a large camera 40. */
export const MAX_IMAGE_PIXELS = 40_000_000;

/**
 * Maximum size of a picture unpacked, in bytes. Interlaced pictures are unpacked whole, and with 16 bits a channel take
 * twice as much.
 */
export const MAX_IMAGE_UNPACKED_BYTES = 4 * MAX_IMAGE_PIXELS;

/**
 * The most pixels that the sizes of a picture are wide. A desktop's card or banner is up to 800 CSS pixels wide, a
 * telephone's up to 400: each size suits two or more device pixels per CSS pixel.
 */
export const PICTURE_WIDTHS = { large: 1600, small: 960 } as const;

/** Maximum ratio of height to width; a higher picture is made narrower, to fit. */
export const MAX_HEIGHT_RATIO = 2;

/** Why a picture is not shown. Each has its sentence in picture-errors.ts. */
export type UnreadablePicture = 'broken' | 'too-many-pixels' | 'too-demanding';

/** WebP without metadata, upright, in sRGB; the first frame of what moves. A small picture is not enlarged. */
export interface PictureSizes {
  readonly large: Uint8Array;
  readonly small: Uint8Array;
}

export type EncodedPicture = PictureSizes | { readonly refused: UnreadablePicture };

/**
 * Re-encodes uploaded PNG, JPEG and WebP files, which are untrusted: hidden data stays behind. For any input it answers
 * within about half a minute of its turn. Rejects with `unavailable` when the queue is full, and as `open` does.
 * Contract: tests/contracts/picture-encoder.contract.ts.
 */
export interface PictureEncoder {
  /** @param open hands over the whole body, when its turn comes: only then is it held in memory. */
  encode(open: () => Promise<Bytes>, bytes: number): Promise<EncodedPicture>;
}
