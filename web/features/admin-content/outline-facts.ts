import type { AdminContentReply, AdminWeekReply } from '../../../src/wire/admin-catalog.ts';

const MAX_WEEK_NUMBER = 999;

/** Each stored file once: an item may bring captions and chapters, and two may share a file. */
export function filesIn(
  contents: readonly AdminContentReply[],
  documents: AdminWeekReply['documents'] = [],
): Set<string> {
  const keys = [
    ...contents.flatMap((item) => [item.s3Key, item.captionsKey, item.chaptersKey]),
    ...documents.map(({ s3Key }) => s3Key),
  ];
  return new Set(keys.filter((key): key is string => Boolean(key)));
}

/** After the last number, so that a new module comes last; the first gap when there is no number after it. */
export function nextFreeNumber(weeks: readonly Pick<AdminWeekReply, 'weekNumber'>[]): number {
  const taken = new Set(weeks.map(({ weekNumber }) => weekNumber));
  const after = Math.max(0, ...taken) + 1;
  if (after <= MAX_WEEK_NUMBER) return after;
  let gap = 1;
  while (taken.has(gap)) gap += 1;
  return gap;
}
