import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { chord } from '../../tools/hero-media/chord.ts';
import { CUSPS, reach } from '../../tools/hero-media/molar.ts';
import { FRAME_COUNT, momentOf } from '../../tools/hero-media/moment.ts';
import { Scene } from '../../tools/hero-media/scene.ts';
import { molarPath, SQUEEZE, starPaths } from '../../web/art/art.ts';

const folder = join(import.meta.dirname, '../../web/hero/files');
const file = (name: string) => readFileSync(join(folder, name));

describe('the files of the hero loop', () => {
  it.each([
    ['loop.webm', 300_000],
    ['loop.mp4', 400_000],
    ['poster.webp', 25_000],
  ])('%s has at most %d bytes', (name, limit) => {
    expect(file(name).length).toBeGreaterThan(limit / 10);
    expect(file(name).length).toBeLessThanOrEqual(limit);
  });

  it('the MP4 starts before it is loaded to the end, and holds picture and sound', () => {
    const mp4 = file('loop.mp4');
    const boxes = topLevelBoxes(mp4);
    expect(boxes[0]).toBe('ftyp');
    expect(boxes.indexOf('moov')).toBeGreaterThan(0);
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'));
    for (const codec of ['avc1', 'mp4a']) expect(mp4.includes(codec)).toBe(true);
  });

  it('the WebM is one, and holds VP9 and Opus', () => {
    const webm = file('loop.webm');
    expect(webm.readUInt32BE(0)).toBe(0x1a45dfa3);
    for (const word of ['webm', 'V_VP9', 'A_OPUS']) expect(webm.includes(word)).toBe(true);
  });

  it('the poster is the first frame', async () => {
    const poster = sharp(file('poster.webp'));
    expect(await poster.metadata()).toMatchObject({ format: 'webp', width: 1280, height: 720 });
    const shown = await poster.removeAlpha().raw().toBuffer();
    expect(meanDifference(shown, new Scene().picture(momentOf(0)))).toBeLessThan(2);
  });
});

describe('the loop', () => {
  it('joins: the frame after the last is the first, and the step to it is as small as any other', () => {
    const scene = new Scene();
    const [first, second, last] = [0, 1, FRAME_COUNT - 1].map((frame) => scene.picture(momentOf(frame))) as [
      Buffer,
      Buffer,
      Buffer,
    ];
    expect(scene.picture(momentOf(FRAME_COUNT)).equals(first)).toBe(true);
    expect(meanDifference(last, first)).toBeLessThan(2 * meanDifference(first, second));
  });

  it('lights the small star last, and all by the end', () => {
    const lightsAt = CUSPS.map((_, star) => {
      const frames = Array.from({ length: FRAME_COUNT }, (__, frame) => momentOf(frame).stars[star] ?? 0);
      return frames.findLastIndex((light) => light < 0.5);
    });
    expect(CUSPS[lightsAt.indexOf(Math.max(...lightsAt))]?.scale).toBeLessThan(0.7);
    expect(momentOf(FRAME_COUNT - 1).stars).toEqual([1, 1, 1, 1, 1]);
  });

  it('leaves the left 43 % of every frame to the headline', () => {
    const picture = new Scene().picture(momentOf(FRAME_COUNT / 4));
    let brightest = 0;
    for (let at = 0; at < picture.length; at += 3)
      if ((at / 3) % 1280 <= 550) brightest = Math.max(brightest, picture[at + 1] ?? 255);
    expect(brightest).toBeLessThan(32);
  });

  it('shows the same tooth and stars as the site', () => {
    const outline = points(molarPath({ x: 0, y: 0 }, 1000));
    for (const { x, y } of outline) expect(reach(x / 1000, y / (1000 * SQUEEZE))).toBeCloseTo(1, 1);
    for (const [index, path] of starPaths({ x: 0, y: 0 }, 1000, 100).entries()) {
      const [top] = points(path);
      const cusp = CUSPS[index]!;
      expect(top?.x).toBeCloseTo(cusp.u * 1000, 0);
      expect(top?.y).toBeCloseTo(cusp.v * 1000 * SQUEEZE - 100 * cusp.scale, 0);
    }
  });
});

describe('its sound', () => {
  const samples = new Int16Array(Uint8Array.from(chord()).buffer);

  it('is silent at the seam', () => {
    for (const end of [samples.slice(0, 960), samples.slice(-960)])
      expect(Math.max(...end.map(Math.abs))).toBeLessThan(10);
  });

  it('is quiet, −24 dB in the mean, and never clips', () => {
    const power = samples.reduce((sum, value) => sum + (value / 32_768) ** 2, 0) / samples.length;
    expect(10 * Math.log10(power)).toBeCloseTo(-24, 0);
    expect(samples.reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 0)).toBeLessThan(20_000);
  });
});

function topLevelBoxes(mp4: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at < mp4.length; at += mp4.readUInt32BE(at)) names.push(mp4.toString('latin1', at + 4, at + 8));
  return names;
}

/** Steps of 255 between two pictures, averaged over every channel of every pixel. */
function meanDifference(one: Buffer, other: Buffer): number {
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

function points(path: string): { x: number; y: number }[] {
  return Array.from(path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g), ([, x, y]) => ({ x: Number(x), y: Number(y) }));
}
