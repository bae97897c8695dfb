import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { demoMediaFolder } from '../../src/main/seed/demo-files.ts';
import { laterWeeks } from './days/later-weeks.ts';
import { dayPapers } from './first-module/first-module.ts';
import { lessons } from './lessons/curriculum.ts';
import { openBrowser } from './making/browser.ts';
import { docxOf } from './making/docx.ts';
import { requireFfmpeg } from './making/encoder.ts';
import { writeInventory } from './making/inventory.ts';
import { keptMedia } from './making/kept.ts';
import { makeLessonTexts, stemOf } from './making/lesson-texts.ts';
import type { Made, OrKept } from './making/made.ts';
import { makePdfs } from './making/pdfs.ts';
import { makeTextsAlone } from './making/texts-alone.ts';
import { makeThumbnails } from './making/thumbnails.ts';
import { makeVideo } from './making/videos.ts';
import { clinicalUnitsGuide } from './papers/clinical-units-guide.ts';
import type { Guide } from './papers/paper.ts';

/**
 * Regenerates all demo media: `npm run media`. Needs ffmpeg and Chromium, takes some minutes, and is reproducible with
 * the same versions of both.
 */
async function makeAll(folder: string): Promise<Made[]> {
  requireFfmpeg();
  await using browser = await openBrowser();
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return await makeWith(browser, (_name, make) => make(), folder);
}

/** Makes only files missing from the manifest: other versions of the tools would change every byte of existing ones. */
async function makeMissing(folder: string): Promise<Made[]> {
  requireFfmpeg();
  await using browser = await openBrowser();
  const kept = new Map(keptMedia().map((file) => [file.name, file]));
  return await makeWith(browser, async (name, make) => kept.get(name) ?? make(), folder);
}

async function makeWith(browser: Browser, orKept: OrKept, folder: string): Promise<Made[]> {
  const made: Made[] = [];
  for (const lesson of lessons) {
    const video = await orKept(`${stemOf(lesson)}.mp4`, () => makeVideo(lesson, browser, folder));
    made.push(video, ...(await makeLessonTexts(lesson, folder)));
    process.stdout.write(`${video.name} is there\n`);
  }
  made.push(...(await makePdfs(browser, folder, orKept)));
  made.push(await makeDocx(clinicalUnitsGuide, folder));
  for (const entry of dayPapers)
    if (entry.kind === 'docx') made.push(await makeDocx(entry.guide, folder, { module: 1, day: entry.day }));
  for (const { guide, ...where } of laterWeeks) made.push(await makeDocx(guide, folder, where));
  made.push(...(await makeThumbnails(folder, orKept)));
  return made;
}

async function makeDocx(guide: Guide, folder: string, where: Pick<Made, 'module' | 'day'> = {}): Promise<Made> {
  const name = `${guide.slug}.docx`;
  await writeFile(join(folder, name), docxOf(guide));
  return { name, title: guide.title, ...where, kind: 'docx' };
}

async function make(): Promise<void> {
  const folder = demoMediaFolder();
  const made = await (process.argv.includes('--texts')
    ? makeTextsAlone(folder)
    : process.argv.includes('--missing')
      ? makeMissing(folder)
      : makeAll(folder));
  const totalBytes = await writeInventory(made, folder);
  process.stdout.write(`${made.length} files, ${(totalBytes / 1e6).toFixed(2)} MB\n`);
}

try {
  await make();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
