import type { LearningMail, Outbox } from '../kernel/jobs.ts';
import type { UnitOfWork } from '../kernel/unit-of-work.ts';
import { markOf } from './learning-mail.ts';
import type { LearningMarks } from './ports.ts';

/**
 * Leaves a job for each mail that has no mark yet, with its mark in the same transaction.
 *
 * @param told mails that need not be written any more: they are marked alone.
 */
export const leaveOnce = (
  work: UnitOfWork<{ learningMarks: LearningMarks; outbox: Outbox }>,
  mails: readonly LearningMail[],
  at: Date,
  told: readonly LearningMail[] = [],
): Promise<void> =>
  work.run(async ({ learningMarks, outbox }) => {
    const fresh = new Set(await learningMarks.add([...mails, ...told].map(markOf), at));
    for (const mail of mails) if (fresh.has(markOf(mail))) await outbox.add('news/send-learning-mail', mail);
  });

export async function inPages<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  use: (rows: Row[]) => Promise<void>,
): Promise<void> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last);
    if (rows.length === 0) return;
    await use(rows);
    last = rows.at(-1);
  }
}
