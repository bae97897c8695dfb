import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PUBLIC_PAGES, SITE } from '../../src/wire/pages.ts';
import { icoOf } from '../../tools/site-pictures/ico.ts';
import { PREVIEWS } from '../../tools/site-pictures/preview-page.ts';

const file = (name: string) => readFileSync(join(import.meta.dirname, '../../web/public', name));
const isOpaque = async (name: string) => (await sharp(file(name)).stats()).isOpaque;

describe('the pictures of link previews', () => {
  it('are those that the pages name', () => {
    expect([...new Set([SITE, ...PUBLIC_PAGES].map(({ picture }) => picture.file))].toSorted()).toEqual(
      PREVIEWS.map((one) => one.file).toSorted(),
    );
  });

  it.each(PREVIEWS)('$file has the size that previews ask for, and is light', async ({ file: name, headline }) => {
    expect(await sharp(file(name)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(file(name).length).toBeLessThanOrEqual(60_000);
    const words = [SITE, ...PUBLIC_PAGES].find(({ picture }) => picture.file === name)?.picture.words;
    expect(words).toContain(headline);
  });
});

describe('the icons', () => {
  it.each([
    ['icon-192.png', 192, false],
    ['icon-512.png', 512, false],
    ['icon-maskable-512.png', 512, true],
    ['apple-touch-icon.png', 180, true],
  ] as const)(
    '%s is a square of %d px; without transparent corners where a device cuts it: %s',
    async (name, size, isCut) => {
      expect(await sharp(file(name)).metadata()).toMatchObject({ format: 'png', width: size, height: size });
      expect(await isOpaque(name)).toBe(isCut);
    },
  );

  it('favicon.ico holds three sizes, each a whole PNG at the place it names', async () => {
    const ico = file('favicon.ico');
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3]);
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index;
      const at = ico.readUInt32LE(entry + 12);
      expect(ico.readUInt8(entry)).toBe(size);
      expect(await sharp(ico.subarray(at, at + ico.readUInt32LE(entry + 8))).metadata()).toMatchObject({
        format: 'png',
        width: size,
        height: size,
      });
    }
    expect(icoOf([{ size: 256, png: Buffer.alloc(1) }]).readUInt8(6)).toBe(0);
  });
});
