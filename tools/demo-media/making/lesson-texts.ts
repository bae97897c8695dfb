import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lesson } from '../lessons/lesson.ts';
import { framesPerSecond } from './frames.ts';
import type { Made } from './made.ts';
import { type Beat, timelineOf } from './timeline.ts';
import { type Cue, webVtt } from './webvtt.ts';

export const stemOf = ({ moduleNumber, slug }: Lesson): string => `module-${moduleNumber}-${slug}`;

export function aboutLesson(lesson: Lesson): Pick<Made, 'title' | 'module' | 'day' | 'durationSeconds'> {
  const seconds = timelineOf(lesson, framesPerSecond).reduce((sum, beat) => sum + beat.durationSeconds, 0);
  return {
    title: lesson.title,
    module: lesson.moduleNumber,
    ...(lesson.day && { day: lesson.day }),
    durationSeconds: Number(seconds.toFixed(2)),
  };
}

/** Writes captions and chapters (one per slide) of a lesson's video. */
export async function makeLessonTexts(lesson: Lesson, folder: string): Promise<Made[]> {
  const beats = timelineOf(lesson, framesPerSecond);
  const about = aboutLesson(lesson);
  const captions = { ...about, name: `${stemOf(lesson)}.vtt`, kind: 'captions' } as const;
  const chapters = { ...about, name: `${stemOf(lesson)}-chapters.vtt`, kind: 'chapters' } as const;
  await writeFile(
    join(folder, captions.name),
    webVtt(beats.map(({ caption, durationSeconds }) => ({ text: caption, durationSeconds }))),
  );
  await writeFile(join(folder, chapters.name), webVtt(chaptersOf(beats)));
  return [captions, chapters];
}

function chaptersOf(beats: readonly Beat[]): Cue[] {
  const starts = beats.flatMap((beat, index) => (beat.opensSlide ? [index] : []));
  return starts.map((start, nth) => {
    const own = beats.slice(start, starts[nth + 1]);
    return {
      text: beats[start]?.heading ?? '',
      durationSeconds: own.reduce((sum, beat) => sum + beat.durationSeconds, 0),
    };
  });
}
