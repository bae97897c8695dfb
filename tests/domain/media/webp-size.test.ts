import sharp from 'sharp';
import { expect, it } from 'vitest';
import { WEBP_HEAD_BYTES, webpSize } from '../../../src/domain/media/webp-size.ts';

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 20, b: 20, alpha: 0.5 } } });
const head = async (webp: ReturnType<typeof picture>) => (await webp.toBuffer()).subarray(0, WEBP_HEAD_BYTES);

it.each([
  [1, 1],
  [960, 540],
  [1600, 3200],
  [16_383, 2],
])('of a WebP of %d × %d is read off each of its kinds', async (width, height) => {
  expect(webpSize(await head(picture(width, height).webp()))).toEqual({ width, height });
  expect(webpSize(await head(picture(width, height).webp({ lossless: true })))).toEqual({ width, height });
  expect(webpSize(await head(picture(width, height, 4).webp()))).toEqual({ width, height });
});

it('is nothing of what is no WebP', async () => {
  expect(webpSize(await head(picture(9, 9).png()))).toBeUndefined();
  expect(webpSize(new Uint8Array(WEBP_HEAD_BYTES - 1))).toBeUndefined();
  expect(webpSize(new Uint8Array(0))).toBeUndefined();
});
