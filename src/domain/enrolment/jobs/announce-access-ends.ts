import type { Clock } from '../../kernel/clock.ts';
import type { Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { type AccessNotice, dueEnds } from '../access-notice.ts';
import type { Enrolment } from '../enrolment.ts';
import type { EnrolmentRepository } from '../ports.ts';

const AT_ONCE = 100;

/**
 * Scheduled task: enqueues a mail for each access that ends in 14 days, and for each that has ended. The notice is
 * recorded with its end date in the same transaction: a new end, by an extension or by hand, is announced anew.
 */
export class AnnounceAccessEnds {
  constructor(
    private readonly enrolments: Pick<EnrolmentRepository, 'listUnannounced'>,
    private readonly work: UnitOfWork<{ enrolments: EnrolmentRepository; outbox: Outbox }>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (const notice of ['ending', 'ended'] as const) {
      const ends = dueEnds(notice, this.clock.now());
      for (;;) {
        const due = await this.enrolments.listUnannounced(notice, ends, AT_ONCE);
        for (const enrolment of due) await this.announce(notice, enrolment);
        if (due.length < AT_ONCE) break;
      }
    }
  }

  private announce(notice: AccessNotice, { userId, courseId, endsAt }: Enrolment): Promise<void> {
    return this.work.run(async ({ enrolments, outbox }) => {
      if (await enrolments.markAnnounced(notice, userId, courseId, endsAt))
        await outbox.add('enrolment/send-access-notice', { userId, courseId, notice });
    });
  }
}
