import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { slideSize } from '../drawing/slide-style.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { encode } from './encoder.ts';
import { framesOf, framesPerSecond } from './frames.ts';
import { aboutLesson, stemOf } from './lesson-texts.ts';
import type { Made } from './made.ts';
import { musicFor } from './music.ts';
import { timelineOf } from './timeline.ts';

/** Makes the video of one lesson. */
export async function makeVideo(lesson: Lesson, browser: Browser, folder: string): Promise<Made> {
  const beats = timelineOf(lesson, framesPerSecond);
  const name = `${stemOf(lesson)}.mp4`;
  const aside = await mkdtemp(join(tmpdir(), 'lesson-'));
  const page = await browser.newPage({ viewport: slideSize });
  try {
    const soundPath = join(aside, 'music.pcm');
    await writeFile(soundPath, musicFor(lesson.moduleNumber, beats));
    await encode(framesOf(beats, page), soundPath, join(folder, name));
  } finally {
    await rm(aside, { recursive: true });
    await page.close();
  }
  return { ...aboutLesson(lesson), name, kind: 'video' };
}
