import type { Page } from 'playwright';
import sharp from 'sharp';
import { radiograph } from '../drawing/palette.ts';
import { progressHeight, slideSize } from '../drawing/slide-style.ts';
import type { Beat } from './timeline.ts';

/** RGB pixels for the encoder: row by row, one byte per channel. */
type Picture = Buffer;

export const framesPerSecond = 24;
const fadeFrames = 11;
const { width, height } = slideSize;
const lineColour = (radiograph.teal.slice(1).match(/../g) ?? []).map((pair) => parseInt(pair, 16));

/**
 * Yields every frame of a lesson. Each beat fades in over the previous one, and the progress bar moves continuously.
 */
export async function* framesOf(beats: readonly Beat[], page: Page): AsyncGenerator<Picture> {
  const counts = beats.map((beat) => Math.round(beat.durationSeconds * framesPerSecond));
  const total = counts.reduce((sum, count) => sum + count, 0);
  let made = 0;
  let before: Picture | undefined;
  for (const [index, beat] of beats.entries()) {
    const now = await photograph(page, beat.page);
    for (let frame = 0; frame < (counts[index] ?? 0); frame++) {
      const isFading = before !== undefined && frame < fadeFrames;
      const picture = before && isFading ? blend(before, now, (frame + 1) / (fadeFrames + 1)) : Buffer.from(now);
      drawProgress(picture, (width * ++made) / total);
      yield picture;
    }
    before = now;
  }
}

const spillsOver = `(() => { const main = document.querySelector('main'); return main.scrollHeight > main.clientHeight || main.scrollWidth > main.clientWidth })()`;

async function photograph(page: Page, html: string): Promise<Picture> {
  await page.setContent(html);
  await page.evaluate('document.fonts.ready.then(() => true)');
  if (await page.evaluate(spillsOver))
    throw new Error(`A slide holds more than fits:\n${await page.innerText('main')}`);
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
}

/**
 * Blends through the darker of both pictures: old words disappear before new ones appear, where a cross-fade would
 * overlay them, and common parts never flicker.
 */
function blend(from: Picture, to: Picture, progress: number): Picture {
  const isLeaving = progress < 0.5;
  const half = isLeaving ? 1 - progress * 2 : progress * 2 - 1;
  const weight = Math.round(256 * half * half * (3 - 2 * half));
  const mixed = Buffer.allocUnsafe(to.length);
  for (let at = 0; at < to.length; at++) {
    const old = from[at] ?? 0;
    const coming = to[at] ?? 0;
    const dark = Math.min(old, coming);
    mixed[at] = dark + ((((isLeaving ? old : coming) - dark) * weight) >> 8);
  }
  return mixed;
}

/** Fills the progress bar up to `reach` pixels; the last pixel partly (antialiasing), so that it moves smoothly. */
function drawProgress(picture: Picture, reach: number): void {
  for (let y = height - progressHeight; y < height; y++) {
    for (let x = 0; x < reach; x++) {
      const cover = Math.min(1, reach - x);
      const at = (y * width + x) * 3;
      for (const [channel, value] of lineColour.entries()) {
        picture[at + channel] = Math.round((picture[at + channel] ?? 0) * (1 - cover) + value * cover);
      }
    }
  }
}
