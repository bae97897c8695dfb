import { lessons } from '../lessons/curriculum.ts';
import { keptMedia } from './kept.ts';
import { aboutLesson, makeLessonTexts } from './lesson-texts.ts';
import type { Made } from './made.ts';

/**
 * Rewrites captions and chapters beside existing videos. Refuses a lesson whose duration differs from its video: then
 * its words have changed, and the video must be made again.
 */
export async function makeTextsAlone(folder: string): Promise<Made[]> {
  const kept = keptMedia().filter(({ kind }) => kind !== 'captions' && kind !== 'chapters');
  const made: Made[] = [];
  for (const file of kept) {
    made.push(file);
    const lesson =
      file.kind === 'video'
        ? lessons.find(({ moduleNumber, day }) => moduleNumber === file.module && day === file.day)
        : undefined;
    if (!lesson) continue;
    if (aboutLesson(lesson).durationSeconds !== file.durationSeconds) {
      throw new Error(`${file.name} does not last as long as its lesson any more. Run the script without --texts.`);
    }
    made.push(...(await makeLessonTexts(lesson, folder)));
  }
  return made;
}
