import type { ContentReply } from '../../../src/wire/replies/catalog.ts';
import type { CourseProgressReply, ItemProgressReply } from '../../../src/wire/replies/enrolment.ts';
import type { CourseModule } from '../../api/courses.ts';
import { itemsOf } from '../../course/outline.ts';
import { isWatched } from './player/position-keeper.ts';

/** Progress per item of a course, by content id. */
export type ProgressByItem = ReadonlyMap<string, ItemProgressReply>;

export const progressByItem = (reply: CourseProgressReply | undefined): ProgressByItem =>
  new Map(reply?.items.map((item) => [item.contentId, item]));

export const isDone = (progress: ProgressByItem, content: Pick<ContentReply, 'id'>): boolean =>
  progress.get(content.id)?.completed === true;

export interface Tally {
  done: number;
  total: number;
}

export const tallyOf = (module: CourseModule, progress: ProgressByItem): Tally => {
  const items = itemsOf(module.days);
  return { done: items.filter((item) => isDone(progress, item)).length, total: items.length };
};

export const sumOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((sum, { done, total }) => ({ done: sum.done + done, total: sum.total + total }), {
    done: 0,
    total: 0,
  });

/** Returns the filled share of a module's tooth, 0 to 1. */
export const shareOf = ({ done, total }: Tally): number => (total > 0 ? done / total : 0);

const WORTH_RESUMING_SECONDS = 3;

/**
 * Returns the resume position in seconds; 0 at the end, whether reached by playing or seeking, and near the beginning.
 * A completed video that is watched again resumes like any other.
 */
export function resumeSecond(progress: ProgressByItem, contentId: string): number {
  const known = progress.get(contentId);
  if (!known || known.position < WORTH_RESUMING_SECONDS) return 0;
  return isWatched(known.position, known.duration) ? 0 : known.position;
}
