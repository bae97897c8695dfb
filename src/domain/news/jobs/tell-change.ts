import type { Clock } from '../../kernel/clock.ts';
import type { UserId } from '../../kernel/ids.ts';
import type { DiscussionChange, Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { toldSpans } from '../learning-mail.ts';
import { inPages, leaveOnce } from '../leave-once.ts';
import type { LearningMarks, ReaderDirectory } from '../ports.ts';

const AT_ONCE = 100;

/**
 * Job: adds a job for the mail of a changed discussion to each of its people who wants it. A repeat adds none: the mark
 * of a mail names the sequence of the change.
 */
export class TellChange {
  constructor(
    private readonly work: UnitOfWork<{ learningMarks: LearningMarks; outbox: Outbox }>,
    private readonly directory: Pick<ReaderDirectory, 'after'>,
    private readonly clock: Clock,
  ) {}

  run(change: DiscussionChange): Promise<void> {
    const { courseId, startsAt, isCancelled } = change;
    const audience = { kind: 'courses', courseIds: [courseId] } as const;
    const now = this.clock.now();
    // The mail says when it begins: no reminder of tomorrow follows it minutes later.
    const remindsToo = !isCancelled && new Date(startsAt) <= toldSpans(now).discussion.to;
    return inPages(
      (last: UserId | undefined) => this.directory.after(audience, last, AT_ONCE, 'discussion'),
      (userIds) =>
        leaveOnce(
          this.work,
          userIds.map((userId) => ({ kind: 'discussion-changed', userId, ...change })),
          now,
          remindsToo ? userIds.map((userId) => ({ kind: 'discussion', userId, courseId, startsAt })) : [],
        ),
    );
  }
}
