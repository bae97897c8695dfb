import { MAX_MODULE_NUMBER } from '../../../src/wire/course-limits.ts';
import type { AdminContentReply } from '../../../src/wire/replies/admin-catalog.ts';
import type { AdminModule } from '../../api/admin-courses.ts';

/** Counts distinct stored files: an item may have captions, chapters and a poster, and two may share a file. */
export function filesIn(contents: readonly AdminContentReply[], documents: AdminModule['documents'] = []): Set<string> {
  const keys = [
    ...contents.flatMap((item) => [item.s3Key, item.captionsKey, item.chaptersKey, item.poster, item.smallPoster]),
    ...documents.map(({ s3Key }) => s3Key),
  ];
  return new Set(keys.filter((key): key is string => Boolean(key)));
}

/** Returns the number after the last, so that a new module comes last; the first gap if that exceeds the limit. */
export function nextFreeNumber(modules: readonly Pick<AdminModule, 'moduleNumber'>[]): number {
  const taken = new Set(modules.map(({ moduleNumber }) => moduleNumber));
  const after = Math.max(0, ...taken) + 1;
  if (after <= MAX_MODULE_NUMBER) return after;
  let gap = 1;
  while (taken.has(gap)) gap += 1;
  return gap;
}
