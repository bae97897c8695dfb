import type { SharpOptions } from 'sharp';
import { SECOND_MS } from '../../domain/kernel/clock.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import { Gate } from '../../domain/kernel/gate.ts';
import { wholeOf } from '../../domain/media/bytes.ts';
import {
  type EncodedPicture,
  MAX_HEIGHT_RATIO,
  MAX_IMAGE_PIXELS,
  MAX_IMAGE_UNPACKED_BYTES,
  PICTURE_WIDTHS,
  type PictureEncoder,
  type PictureSizes,
  type UnreadablePicture,
} from '../../domain/media/picture-encoder.ts';
import type { Bytes } from '../../domain/media/ports.ts';

/**
 * Loads libvips lazily with the first picture: it takes 15 MB and 0.2 s, and most servers get no picture for days.
 *
 * It supports dozens of formats, several (SVG, PDF, TIFF) with a history of vulnerabilities. Here only three are
 * enabled, detected by content.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
  // No cache: pictures are never requested twice.
  sharp.cache(false);
  // One core per picture: the others keep serving.
  sharp.concurrency(1);
  return sharp;
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/**
 * Concurrency limit: a picture takes one of the four threads of libuv's pool, shared with hashing and file reads, and
 * up to 250 MB.
 */
const AT_ONCE = 1;
const WAITING_ROOM = 8;
const MAX_MS = 20 * SECOND_MS;
const QUALITY = 80;

/**
 * `error` rather than sharp's default `warning`: cameras write harmless oddities, which every viewer shows. A truncated
 * file is refused. Without `pages`, the first frame of an animation is read.
 */
const READING: SharpOptions = { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS };

/** Re-encodes uploaded pictures with libvips, one at a time, with limits of pixels, memory and time. */
export class SharpPictureEncoder implements PictureEncoder {
  private readonly gate: Gate;
  private readonly maxMs: number;
  private sharp: Promise<Sharp> | undefined;

  constructor({ waitingRoom = WAITING_ROOM, maxMs = MAX_MS } = {}) {
    this.gate = new Gate(AT_ONCE, waitingRoom, busy);
    this.maxMs = maxMs;
  }

  /** On timeout the call rejects, but it keeps its slot until libvips has finished. */
  encode(open: () => Promise<Bytes>, bytes: number): Promise<EncodedPicture> {
    return new Promise((resolve, reject) => {
      const turn = this.gate.run(async () => {
        const body = await wholeOf(await open(), bytes);
        const overtime = setTimeout(() => resolve({ refused: 'too-demanding' }), this.maxMs);
        const encoded = await this.encodeBody(body).finally(() => clearTimeout(overtime));
        resolve(encoded);
      });
      turn.catch(reject);
    });
  }

  private async encodeBody(body: Uint8Array): Promise<EncodedPicture> {
    const sharp = await (this.sharp ??= loadSharp());
    const refused = await faultIn(sharp, body);
    if (refused) return { refused };
    return this.reencode(sharp, body).catch(() => ({ refused: 'broken' }));
  }

  /** Decodes the file once. The second size is made from our own pixels, without metadata. */
  private async reencode(sharp: Sharp, body: Uint8Array): Promise<PictureSizes> {
    // The timer above has rejected by then: this limit frees the thread.
    const seconds = Math.ceil(this.maxMs / SECOND_MS);
    const { data, info } = await sharp(body, READING)
      .timeout({ seconds })
      .autoOrient()
      .resize({ ...boxOf(PICTURE_WIDTHS.large), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const pixels = () => sharp(data, { raw: { width, height, channels } }).timeout({ seconds });
    const asWebp = { quality: QUALITY, smartSubsample: true };
    return {
      large: await pixels().webp(asWebp).toBuffer(),
      small: await pixels()
        .resize({ ...boxOf(PICTURE_WIDTHS.small), withoutEnlargement: true })
        .webp(asWebp)
        .toBuffer(),
    };
  }
}

const boxOf = (width: number) => ({ width, height: MAX_HEIGHT_RATIO * width, fit: 'inside' }) as const;

/** Checks the header only: nothing is decoded yet, regardless of the declared size. */
async function faultIn(sharp: Sharp, body: Uint8Array): Promise<UnreadablePicture | undefined> {
  const facts = await headerOf(sharp, body).catch(() => undefined);
  if (!facts) return 'broken';
  const pixels = facts.width * facts.height;
  if (pixels > MAX_IMAGE_PIXELS) return 'too-many-pixels';
  const bytesPerPixel = facts.channels * (facts.depth === 'uchar' ? 1 : 2);
  return pixels * bytesPerPixel > MAX_IMAGE_UNPACKED_BYTES ? 'too-demanding' : undefined;
}

/** Reads the header. Sharp throws synchronously on empty input, and rejects unreadable input. */
const headerOf = async (sharp: Sharp, body: Uint8Array) =>
  sharp(body, { ...READING, limitInputPixels: false }).metadata();

const busy = (): DomainError =>
  new DomainError(
    'unavailable',
    'media/pictures-busy',
    'Other pictures are being prepared right now. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  );
