import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoMediaFolder } from '../../src/main/seed/demo-files.ts';
import { curriculum } from './lessons/curriculum.ts';
import { openBrowser } from './making/browser.ts';
import { docxOf } from './making/docx.ts';
import { requireFfmpeg } from './making/encoder.ts';
import { writeInventory } from './making/inventory.ts';
import { makeLessonTexts } from './making/lesson-texts.ts';
import type { Made } from './making/made.ts';
import { makePdfs } from './making/pdfs.ts';
import { makeTextsAlone } from './making/texts-alone.ts';
import { makeThumbnails } from './making/thumbnails.ts';
import { makeVideo } from './making/videos.ts';
import { clinicalUnitsGuide } from './papers/clinical-units-guide.ts';

/**
 * Makes every file of the demo media anew: `npm run media`. Needs ffmpeg and Chromium, takes some minutes,
 * and gives the same bytes on the same versions of both.
 */
async function makeAll(folder: string): Promise<Made[]> {
  requireFfmpeg();
  await using browser = await openBrowser();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });

  const made: Made[] = [];
  for (const lesson of curriculum) {
    made.push(await makeVideo(lesson, browser, folder), ...(await makeLessonTexts(lesson, folder)));
    process.stdout.write(`made the lesson of module ${lesson.moduleNumber}\n`);
  }
  made.push(...(await makePdfs(browser, folder)));
  const guide = { name: `${clinicalUnitsGuide.slug}.docx`, title: clinicalUnitsGuide.title, kind: 'docx' } as const;
  await writeFile(join(folder, guide.name), docxOf(clinicalUnitsGuide));
  made.push(guide, ...(await makeThumbnails(folder)));
  return made;
}

async function make(): Promise<void> {
  const folder = demoMediaFolder();
  const made = process.argv.includes('--texts') ? await makeTextsAlone(folder) : await makeAll(folder);
  const totalBytes = await writeInventory(made, folder);
  process.stdout.write(`${made.length} files, ${(totalBytes / 1e6).toFixed(2)} MB\n`);
}

try {
  await make();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
