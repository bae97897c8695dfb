import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { slideSize } from '../drawing/slide-style.ts';
import type { Lesson } from '../lessons/lesson.ts';
import { captionsOf } from './captions.ts';
import { encode } from './encoder.ts';
import { framesOf, framesPerSecond } from './frames.ts';
import type { Made } from './made.ts';
import { musicFor } from './music.ts';
import { timelineOf } from './timeline.ts';

/** Makes the video of one lesson and its captions. */
export async function makeVideo(lesson: Lesson, browser: Browser, folder: string): Promise<Made[]> {
  const beats = timelineOf(lesson, framesPerSecond);
  const durationSeconds = beats.reduce((sum, beat) => sum + beat.durationSeconds, 0);
  const stem = `module-${lesson.moduleNumber}-${lesson.slug}`;
  const aside = await mkdtemp(join(tmpdir(), 'lesson-'));
  const page = await browser.newPage({ viewport: slideSize });
  try {
    const soundPath = join(aside, 'music.pcm');
    await writeFile(soundPath, musicFor(lesson.moduleNumber, beats));
    await encode(framesOf(beats, page), soundPath, join(folder, `${stem}.mp4`));
  } finally {
    await rm(aside, { recursive: true });
    await page.close();
  }
  await writeFile(join(folder, `${stem}.vtt`), captionsOf(beats));
  const about = { title: lesson.title, module: lesson.moduleNumber, durationSeconds: Number(durationSeconds.toFixed(2)) };
  return [
    { ...about, name: `${stem}.mp4`, kind: 'video' },
    { ...about, name: `${stem}.vtt`, kind: 'captions' },
  ];
}
