import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawDifference } from '../journeys/support/draw-difference.ts';
import { difference, MAX_SHARE, readPicture } from '../journeys/support/picture-difference.ts';

/** Steps of a screen of 1,280 px in a picture of 400 px. */
const SCALE = 400 / 1280;

interface Page {
  dark?: boolean;
  /** Pixels of the screen. */
  shiftX?: number;
  shiftY?: number;
  hasCards?: boolean;
  hasButton?: boolean;
  primary?: string;
}

const line = (x: number, y: number, widthPx: number, ink: string) =>
  Array.from({ length: Math.floor(widthPx / 9) }, (_, i) =>
    (i * 7) % 5 === 4 ? '' : `<rect x="${x + i * 9}" y="${y}" width="${2 + ((i * 5) % 4)}" height="11" fill="${ink}"/>`,
  ).join('');

/** A heading, a column of text with a button, and two cards: drawn at the size of a screen. */
function page({
  dark,
  shiftX = 0,
  shiftY = 0,
  hasCards = true,
  hasButton = true,
  primary = '#0E5F57',
}: Page = {}): Buffer {
  const [bg, surface, ink, edge] = dark
    ? ['#0A1413', '#10201E', '#E9F2EF', '#29403B']
    : ['#F3F8F6', '#FFFFFF', '#10231F', '#C9D8D3'];
  const text = Array.from({ length: 8 }, (_, row) => line(80, 230 + row * 26, 460, ink)).join('');
  const card = (x: number) =>
    `<rect x="${x}" y="520" width="300" height="220" rx="20" fill="${surface}" stroke="${edge}"/>${line(x + 24, 560, 240, ink)}${line(x + 24, 590, 200, ink)}`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="800"><rect width="1280" height="800" fill="${bg}"/>
    <rect width="1280" height="72" fill="${surface}"/>${line(80, 30, 300, ink)}
    <g transform="translate(${shiftX} ${shiftY})"><rect x="80" y="130" width="420" height="44" fill="${ink}"/>${text}
    ${hasButton ? `<rect x="80" y="450" width="200" height="48" rx="12" fill="${primary}"/>` : ''}${hasCards ? card(80) + card(420) : ''}</g></svg>`);
}

/** As a reference is stored: small and lossy. */
const stored = async (svg: Buffer, quality = 45) =>
  readPicture(await sharp(svg).resize({ width: 400 }).webp({ quality }).toBuffer());
const share = async (got: Page, expected: Page = {}) =>
  difference(await stored(page(got)), await stored(page(expected))).share;

describe('two pictures are the same look', () => {
  it('when they are the same, though one lost more in its file', async () => {
    expect(difference(await stored(page(), 90), await stored(page(), 30)).share).toBeLessThanOrEqual(MAX_SHARE);
  });

  it('when only the smoothing of edges differs', async () => {
    const smoother = await sharp(page()).blur(0.8).png().toBuffer();
    expect(difference(await stored(smoother), await stored(page())).share).toBeLessThanOrEqual(MAX_SHARE);
  });

  it('when every pixel trembles', async () => {
    const { data, ...size } = await stored(page());
    const trembling = {
      ...size,
      data: data.map((level, at) => Math.max(0, Math.min(255, level + ((at * 37) % 13) - 6))),
    };
    expect(difference(trembling, await stored(page())).share).toBeLessThanOrEqual(MAX_SHARE);
  });

  it('when letters moved by two pixels', async () =>
    expect(await share({ shiftX: 2, shiftY: 1 })).toBeLessThanOrEqual(MAX_SHARE));
});

describe('two pictures are different looks', () => {
  it.each<[string, Page]>([
    ['a section is missing', { hasCards: false }],
    ['a button is missing', { hasButton: false }],
    ['a button has another colour', { primary: '#AE1F1A' }],
    ['the theme is the other one', { dark: true }],
    ['a column stands 17 px to the right', { shiftX: 17 }],
    ['a column stands 17 px to the left', { shiftX: -17 }],
    ['a column stands 17 px lower', { shiftY: 17 }],
  ])('when %s', async (_what, changed) => expect(await share(changed)).toBeGreaterThan(MAX_SHARE));

  it('wholly, when their sizes differ', async () => {
    const narrower = await readPicture(await sharp(page()).resize({ width: 392 }).png().toBuffer());
    expect(difference(narrower, await stored(page())).share).toBe(1);
  });
});

it('marks what differs, where it is', async () => {
  const [got, expected] = await Promise.all([stored(page({ hasButton: false })), stored(page())]);
  const found = difference(got, expected);
  for (const [left, top] of found.blocks) {
    expect([left / SCALE >= 80 - 32, left / SCALE <= 280, top / SCALE >= 450 - 32, top / SCALE <= 498]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  }
  const { width, height } = await sharp(await drawDifference(got, expected, found)).metadata();
  expect([width, height]).toEqual([400 * 3 + 16, 250]);
});
