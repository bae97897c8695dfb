import sharp, { type Color } from 'sharp';
import { describe, expect, it } from 'vitest';
import { SharpPictureEncoder } from '../../src/adapters/sharp/picture-encoder.ts';
import { PlainPictureEncoder } from '../doubles/media/picture-encoder.ts';
import { blackPng, hugePng, pngHeader } from '../support/pictures.ts';
import { pieces } from '../support/pieces.ts';
import { pictureEncoderContract } from './picture-encoder.contract.ts';

const CLAY = { r: 180, g: 80, b: 40 };
const solid = (width: number, height: number, background: Color) =>
  sharp({ create: { width, height, channels: 3, background } });
const plain = (width: number, height: number) => solid(width, height, CLAY);
/** Like a photograph: no two rows are the same. */
const noisy = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: CLAY, noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  });

// Made once: to pack 240 MB takes longer than anything that is asked of them.
const samples = {
  picture: await plain(1200, 100).jpeg().toBuffer(),
  unreadable: {
    broken: pngHeader({ width: 1600, height: 900 }),
    'too-many-pixels': hugePng(60_000, 60_000),
    'too-demanding': blackPng({ width: 6000, height: 5000, bits: 16 }),
  },
};

pictureEncoderContract('sharp', async () => ({ encoder: new SharpPictureEncoder(), ...samples }));

pictureEncoderContract('the plain one of the tests', async () => ({
  encoder: new PlainPictureEncoder(),
  picture: Buffer.from('a picture'),
  unreadable: {
    broken: Buffer.from('a picture, damaged!'),
    'too-many-pixels': Buffer.from('a picture, gigantic'),
    'too-demanding': Buffer.from('a picture, demands!'),
  },
}));

describe('pictures through sharp', () => {
  const encoder = new SharpPictureEncoder();
  const encode = (bytes: Buffer) => encoder.encode(async () => pieces(bytes, 64 * 1024), bytes.length);
  const sizes = async (bytes: Buffer) => {
    const encoded = await encode(bytes);
    if ('refused' in encoded) throw new Error(`refused: ${encoded.refused}`);
    return { large: Buffer.from(encoded.large), small: Buffer.from(encoded.small) };
  };
  const dimensions = async (bytes: Buffer) => {
    const { large, small } = await sizes(bytes);
    const [of, ofSmall] = await Promise.all([sharp(large).metadata(), sharp(small).metadata()]);
    return { large: [of.width, of.height], small: [ofSmall.width, ofSmall.height] };
  };
  /** Of the pixel in a corner, as the browser will see it. */
  const corner = async (bytes: Buffer, left = 0, top = 0) => {
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (top * info.width + left) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  const isNear = (found: number[], wanted: number[]) =>
    expect(
      found.every((value, index) => Math.abs(value - wanted[index]!) < 12),
      `${found} is not near ${wanted}`,
    ).toBe(true);

  it.each([
    ['a photograph', 4000, 3000, { large: [1600, 1200], small: [960, 720] }],
    ['a small picture, which is not enlarged', 300, 200, { large: [300, 200], small: [300, 200] }],
    ['one between the sizes', 1200, 900, { large: [1200, 900], small: [960, 720] }],
    ['one pixel', 1, 1, { large: [1, 1], small: [1, 1] }],
    ['a tall strip', 1000, 8000, { large: [400, 3200], small: [240, 1920] }],
    ['a strip one pixel wide', 1, 50_000, { large: [1, 3200], small: [1, 1920] }],
  ])('fits %s', async (_what, width, height, wanted) => {
    expect(await dimensions(await plain(width, height).png().toBuffer())).toEqual(wanted);
  });

  it.each([
    ['a PNG with 60,000 by 60,000 pixels', () => hugePng(60_000, 60_000), 'too-many-pixels'],
    ['41 megapixels', () => blackPng({ width: 8200, height: 5000 }), 'too-many-pixels'],
    ['a PNG that is a header', () => pngHeader({ width: 1600, height: 900 }), 'broken'],
    ['a PNG that says more than it holds', () => hugePng(6000, 5000), 'broken'],
    ['half a JPEG', async () => half(await noisy(600, 400).jpeg().toBuffer()), 'broken'],
    ['half a PNG', async () => half(await noisy(600, 400).png().toBuffer()), 'broken'],
    ['half a WebP', async () => half(await noisy(600, 400).webp().toBuffer()), 'broken'],
    ['nothing', () => Buffer.alloc(0), 'broken'],
    ['a text', () => Buffer.from('Not a picture at all.'), 'broken'],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>'),
      'broken',
    ],
    ['a GIF', () => plain(20, 20).gif().toBuffer(), 'broken'],
    ['an AVIF', () => plain(20, 20).avif({ effort: 0 }).toBuffer(), 'broken'],
    ['a TIFF', () => plain(20, 20).tiff().toBuffer(), 'broken'],
    ['30 megapixels of 16 bits a channel', () => blackPng({ width: 6000, height: 5000, bits: 16 }), 'too-demanding'],
  ])('refuses %s', async (_what, made, reason) => {
    expect(await encode(await made())).toEqual({ refused: reason });
  });

  it('takes 40 megapixels', async () => {
    expect(await dimensions(blackPng({ width: 8000, height: 5000 }))).toMatchObject({ large: [1600, 1000] });
  });

  it('turns a photograph upright, and leaves where it was taken behind', async () => {
    // Clay on the left, black on the right; a camera that was held upright says: turn me to the right.
    const bytes = await plain(400, 200)
      .composite([{ input: await solid(200, 200, 'black').png().toBuffer(), left: 200, top: 0 }])
      .withExif({
        IFD0: { Artist: 'Ada Lovelace' },
        IFD3: { GPSLatitude: '37/1 48/1 0/1', GPSLongitude: '144/1 57/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const made = await sizes(bytes);
    for (const picture of [made.large, made.small]) {
      const { width, height, exif, icc, xmp, iptc, orientation } = await sharp(picture).metadata();
      expect([width, height]).toEqual([200, 400]);
      expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(picture.includes('Lovelace')).toBe(false);
      isNear(await corner(picture), [CLAY.r, CLAY.g, CLAY.b]);
      isNear(await corner(picture, 100, 390), [0, 0, 0]);
    }
  });

  it('leaves behind what hangs on the end of a picture', async () => {
    const bytes = Buffer.concat([
      await plain(50, 40).png().toBuffer(),
      Buffer.from('<script>alert(1)</script>PK\x05\x06'),
    ]);
    const { large, small } = await sizes(bytes);
    for (const picture of [large, small]) expect(picture.includes('script') || picture.includes('PK')).toBe(false);
  });

  it('shows the colours of other colour spaces as they are', async () => {
    const kinds = {
      cmyk: await plain(60, 40).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer(),
      wide: await plain(60, 40).withIccProfile('p3').png().toBuffer(),
      sixteen: await plain(60, 40).toColourspace('rgb16').png().toBuffer(),
    };
    expect((await sharp(kinds.cmyk).metadata()).space).toBe('cmyk');
    expect((await sharp(kinds.sixteen).metadata()).depth).toBe('ushort');
    isNear(await corner((await sizes(kinds.wide)).large), [CLAY.r, CLAY.g, CLAY.b]);
    isNear(await corner((await sizes(kinds.sixteen)).large), [CLAY.r, CLAY.g, CLAY.b]);
    const [red = 0, green = 0, blue = 0] = await corner((await sizes(kinds.cmyk)).large);
    expect(red > green + 60 && green > blue, `${red} ${green} ${blue}`).toBe(true);
  });

  it('shows greys as they are, and keeps what is transparent so', async () => {
    const grey = await plain(60, 40).greyscale().png().toBuffer();
    const [red = 0, green = 1, blue = 2] = await corner((await sizes(grey)).large);
    expect(red === green && green === blue).toBe(true);
    const glass = await sharp({ create: { width: 60, height: 40, channels: 4, background: { ...CLAY, alpha: 0 } } })
      .png()
      .toBuffer();
    expect((await sharp((await sizes(glass)).small).stats()).isOpaque).toBe(false);
  });

  it('keeps the first frame of an animation', async () => {
    const frames = await Promise.all([CLAY, 'black'].map((colour) => solid(40, 30, colour).png().toBuffer()));
    const bytes = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).pages).toBe(2);
    const { large } = await sizes(bytes);
    const { width, height, pages = 1 } = await sharp(large).metadata();
    expect([width, height, pages]).toEqual([40, 30, 1]);
    isNear(await corner(large), [CLAY.r, CLAY.g, CLAY.b]);
  });

  it('opens one file at a time, lets a few wait, and tells the others to come again', async () => {
    const narrow = new SharpPictureEncoder({ waitingRoom: 1 });
    const bytes = await plain(50, 40).png().toBuffer();
    let open = 0;
    let max = 0;
    const body = async () => {
      max = Math.max(max, (open += 1));
      return (async function* () {
        yield bytes;
        open -= 1;
      })();
    };
    const two = [1, 2].map(() => narrow.encode(body, bytes.length));
    await expect(narrow.encode(body, bytes.length)).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'media/pictures-busy',
      retryAfterSeconds: 5,
    });
    for (const encoded of await Promise.all(two)) expect(encoded).not.toHaveProperty('refused');
    expect(max).toBe(1);
  });

  it('gives a picture up that takes too long, and takes the next one when that has ended', async () => {
    const hasty = new SharpPictureEncoder({ maxMs: 1, waitingRoom: 1 });
    const bytes = blackPng({ width: 8000, height: 5000 });
    const startedAt = performance.now();
    expect(await hasty.encode(async () => pieces(bytes, 64 * 1024), bytes.length)).toEqual({
      refused: 'too-demanding',
    });
    expect(performance.now() - startedAt).toBeLessThan(500);
    const header = pngHeader({ width: 9, height: 9 });
    expect(await hasty.encode(async () => pieces(header), header.length)).toHaveProperty('refused');
  });

  it('keeps the event loop free while it unpacks 40 megapixels', async () => {
    const bytes = blackPng({ width: 8000, height: 5000 });
    let turns = 0;
    const turning = setInterval(() => (turns += 1), 1);
    await encode(bytes);
    clearInterval(turning);
    // One that waited for libvips would turn before it and after it.
    expect(turns).toBeGreaterThan(10);
  });
});

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length / 2);
