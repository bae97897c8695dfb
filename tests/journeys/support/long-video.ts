import { closeSync, copyFileSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { projectFolder } from '../../../src/main/project-folder.ts';
import { PART_BYTES } from '../../../src/wire/upload-limits.ts';

export const VIDEO_BYTES = 120_000_000;
export const PARTS = Math.ceil(VIDEO_BYTES / PART_BYTES);
/** How far into its part each mark stands. */
const MARK_AT = 1000;
/** Of every part but the first, which holds the lesson. */
export const marks = () => Array.from({ length: PARTS - 1 }, (_, index) => `part ${index + 2}`.padEnd(7));

/** A lesson that plays, made long by a box that players skip; a mark in it tells each part from the others. */
export function longVideo(folder: string): string {
  const path = join(folder, 'long lecture.mp4');
  copyFileSync(join(projectFolder(), 'src/main/seed/demo-files/module-1-periodontology.mp4'), path);
  const file = openSync(path, 'r+');
  const begin = fstatSync(file).size;
  const head = Buffer.alloc(8);
  head.writeUInt32BE(VIDEO_BYTES - begin, 0);
  head.write('free', 4);
  writeSync(file, head, 0, 8, begin);
  ftruncateSync(file, VIDEO_BYTES);
  for (const [index, mark] of marks().entries()) writeSync(file, mark, (index + 1) * PART_BYTES + MARK_AT);
  closeSync(file);
  return path;
}

/** What stands where the parts of the video have their marks, as the student is given it. */
export async function marksOf(page: Page, stream: string): Promise<string[]> {
  const found: string[] = [];
  for (const [index, { length }] of marks().entries()) {
    const first = (index + 1) * PART_BYTES + MARK_AT;
    const answer = await page.request.get(stream, { headers: { Range: `bytes=${first}-${first + length - 1}` } });
    found.push(await answer.text());
  }
  return found;
}
