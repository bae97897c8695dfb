import { type CalendarDay, dayOf } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { LearningMail, Outbox } from '../../kernel/jobs.ts';
import type { UnitOfWork } from '../../kernel/unit-of-work.ts';
import { awaySpan, BEGINNING, newsDay, startSpan, toldSpans } from '../learning-mail.ts';
import { inPages, leaveOnce } from '../leave-once.ts';
import type { ChosenMail } from '../literals.ts';
import type { KnownContents, LearningMarks, LiveDiscussions, ReaderDirectory } from '../ports.ts';

const AT_ONCE = 100;
const DISCUSSION_KINDS = ['discussion', 'discussion-soon'] as const;

/**
 * Scheduled task: adds a job for each mail about studies that is due. Its mark is set in the transaction of the job, so
 * that each mail is written once, also with several processes. The time before the first run is left out.
 */
export class FindLearningMails {
  constructor(
    private readonly work: UnitOfWork<{
      learningMarks: LearningMarks;
      outbox: Outbox;
    }>,
    private readonly marks: Pick<LearningMarks, 'find'>,
    private readonly directory: ReaderDirectory,
    private readonly contents: Pick<KnownContents, 'note' | 'coursesNewOn'>,
    private readonly live: Pick<LiveDiscussions, 'between'>,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    const beginning = (await this.marks.find(BEGINNING)) ?? (await this.begin(now));
    await this.courseStarts(startSpan(beginning, now));
    await this.absences(awaySpan(beginning, now));
    await this.discussions(now);
    await this.newMaterial(newsDay(now));
  }

  /** Notes what is in the courses on the first day: it is not new. */
  private async begin(now: Date): Promise<Date> {
    await this.contents.note(dayOf(now));
    await this.work.run(({ learningMarks }) => learningMarks.add([BEGINNING], now));
    return now;
  }

  private courseStarts({ from, to }: { from: Date; to: Date }): Promise<void> {
    return inPages(
      (last: { userId: UserId; courseId: CourseId } | undefined) =>
        this.directory.begunBetween(from, to, last, AT_ONCE),
      (begun) => this.leave(begun.map((one) => ({ kind: 'course-start', ...one }))),
    );
  }

  private absences({ from, to }: { from: Date; to: Date }): Promise<void> {
    return inPages(
      (last: { userId: UserId } | undefined) => this.directory.awayBetween(from, to, last?.userId, AT_ONCE),
      (away) => this.leave(away.map(({ userId, since }) => ({ kind: 'away', userId, since: since.toISOString() }))),
    );
  }

  private async discussions(now: Date): Promise<void> {
    for (const [kind, { from, to }] of DISCUSSION_KINDS.map((one) => [one, toldSpans(now)[one]] as const))
      for (const { courseId, startsAt } of await this.live.between(from, to))
        await this.toPeopleOf(
          [courseId],
          (userId) => ({ kind, userId, courseId, startsAt: startsAt.toISOString() }),
          kind,
        );
  }

  /** Once a day: material that is found later is announced on the next day. */
  private async newMaterial(day: CalendarDay | null): Promise<void> {
    if (day === null) return;
    const added = await this.work.run(({ learningMarks }) =>
      learningMarks.add([`new-material:${day}`], this.clock.now()),
    );
    if (added.length > 0) await this.contents.note(day);
    const courseIds = await this.contents.coursesNewOn(day);
    if (courseIds.length > 0)
      await this.toPeopleOf(courseIds, (userId) => ({ kind: 'new-material', userId, day }), 'new-material');
  }

  private toPeopleOf(
    courseIds: readonly CourseId[],
    mailTo: (userId: UserId) => LearningMail,
    wanted: ChosenMail,
  ): Promise<void> {
    return inPages(
      (last: UserId | undefined) => this.directory.after({ kind: 'courses', courseIds }, last, AT_ONCE, wanted),
      (userIds) => this.leave(userIds.map(mailTo)),
    );
  }

  private leave(mails: readonly LearningMail[]): Promise<void> {
    return leaveOnce(this.work, mails, this.clock.now());
  }
}
