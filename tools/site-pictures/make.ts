import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inProject } from '../project.ts';
import { openBrowser } from './browser.ts';
import { icoOf } from './ico.ts';
import { fullBleedIcon } from './icons.ts';
import { PREVIEW_SIZE, PREVIEWS, previewHtml } from './preview-page.ts';

const folder = inProject('web/public');

const save = (name: string, bytes: Buffer) => writeFile(join(folder, name), bytes);

const png = (svg: string | Buffer, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 600 })
    .resize(size, size)
    .png({ compressionLevel: 9, effort: 10, palette: true, quality: 95 })
    .toBuffer();

async function makeIcons(): Promise<void> {
  const mark = await readFile(join(folder, 'favicon.svg'));
  for (const size of [192, 512]) await save(`icon-${size}.png`, await png(mark, size));
  await save('icon-maskable-512.png', await png(fullBleedIcon(512, 0.62), 512));
  await save('apple-touch-icon.png', await png(fullBleedIcon(180, 0.72), 180));
  const sizes = [16, 32, 48];
  await save(
    'favicon.ico',
    icoOf(await Promise.all(sizes.map(async (size) => ({ size, png: await png(mark, size) })))),
  );
}

async function makePreviews(): Promise<void> {
  await using browser = await openBrowser();
  const page = await browser.newPage({ viewport: PREVIEW_SIZE });
  for (const preview of PREVIEWS) {
    await page.setContent(previewHtml(preview));
    await page.evaluate(() => document.fonts.ready);
    const drawn = await page.screenshot();
    await save(
      preview.file,
      await sharp(drawn).png({ compressionLevel: 9, effort: 10, palette: true, quality: 80, dither: 0.3 }).toBuffer(),
    );
  }
}

/** Regenerates icons and link pictures: `npm run pictures`. Needs Chromium; the results are committed. */
try {
  await makeIcons();
  await makePreviews();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
