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
 * libvips is read into the process with the first picture: it takes up 15 MB and a fifth of a second, and most servers
 * see no picture for days.
 *
 * It reads dozens of formats, several of them (SVG, PDF, TIFF) with a long history of faults. In this process it reads
 * three, whatever a file says it is.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'] });
  // Nobody asks for the same picture twice.
  sharp.cache(false);
  // One core per picture: the others go on serving.
  sharp.concurrency(1);
  return sharp;
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** A picture takes one of the four threads of Node's pool, which hashes and file reads share, and up to 250 MB. */
const AT_ONCE = 1;
const WAITING_ROOM = 8;
const MAX_MS = 20 * SECOND_MS;
const QUALITY = 80;

/**
 * `error` and not sharp's own `warning`: cameras write files with harmless oddities, which every viewer shows.
 * A truncated file is refused. Without `pages`, the first frame of an animation is read.
 */
const READING: SharpOptions = { failOn: 'error', limitInputPixels: MAX_IMAGE_PIXELS };

/** Uploaded pictures through libvips, one at a time, each within limits of pixels, memory and time. */
export class SharpPictureEncoder implements PictureEncoder {
  private readonly gate: Gate;
  private readonly maxMs: number;
  private sharp: Promise<Sharp> | undefined;

  constructor({ waitingRoom = WAITING_ROOM, maxMs = MAX_MS } = {}) {
    this.gate = new Gate(AT_ONCE, waitingRoom, busy);
    this.maxMs = maxMs;
  }

  /** At the end of its time a picture is answered, but it keeps its place until libvips has let go of it. */
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

  /** Unpacks the file once. What the second size is made of are our own pixels, without a word of metadata. */
  private async reencode(sharp: Sharp, body: Uint8Array): Promise<PictureSizes> {
    // The timer above has answered by then: this is for the thread.
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

/** By the header alone: nothing is unpacked yet, however large the file says that it is. */
async function faultIn(sharp: Sharp, body: Uint8Array): Promise<UnreadablePicture | undefined> {
  const facts = await headerOf(sharp, body).catch(() => undefined);
  if (!facts) return 'broken';
  const pixels = facts.width * facts.height;
  if (pixels > MAX_IMAGE_PIXELS) return 'too-many-pixels';
  const bytesPerPixel = facts.channels * (facts.depth === 'uchar' ? 1 : 2);
  return pixels * bytesPerPixel > MAX_IMAGE_UNPACKED_BYTES ? 'too-demanding' : undefined;
}

/** Sharp throws at once what is empty, and rejects what it cannot read. */
const headerOf = async (sharp: Sharp, body: Uint8Array) =>
  sharp(body, { ...READING, limitInputPixels: false }).metadata();

const busy = (): DomainError =>
  new DomainError(
    'unavailable',
    'media/pictures-busy',
    'Other pictures are being prepared right now. Please try again in a moment.',
    { retryAfterSeconds: 5 },
  );
