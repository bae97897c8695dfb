import { dayOf, daysFromTo } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { People } from '../../kernel/people.ts';
import type { Site } from '../../kernel/site.ts';
import { type AccessNotice, dueEnds } from '../access-notice.ts';
import type { Enrolment } from '../enrolment.ts';
import { accessEndedMail, accessEndingMail } from '../mails.ts';
import type { CoursesForSale, EnrolmentRepository } from '../ports.ts';

/**
 * Job: tells a student that their access to a course is about to end, or has ended. Nothing is written when that is no
 * longer true: extended, revoked, or the course is gone. The mail's key holds the end, so a repeated job writes one
 * mail.
 */
export class SendAccessNotice {
  constructor(
    private readonly enrolments: Pick<EnrolmentRepository, 'unrevokedOf'>,
    private readonly students: Pick<People, 'find'>,
    private readonly courses: Pick<CoursesForSale, 'find'>,
    private readonly mailer: Mailer,
    private readonly site: Site,
    private readonly clock: Clock,
  ) {}

  async run({ userId, courseId, notice }: { userId: UserId; courseId: CourseId; notice: AccessNotice }): Promise<void> {
    const enrolment = (await this.enrolments.unrevokedOf(userId)).find((one) => one.courseId === courseId);
    const student = await this.students.find(userId);
    const course = await this.courses.find(courseId);
    if (!enrolment || !student || !course || !this.isTrue(notice, enrolment)) return;
    const { endsAt } = enrolment;
    const access = { key: `${userId}:${courseId}:${dayOf(endsAt)}`, courseId, courseTitle: course.title, endsAt };
    const daysLeft = daysFromTo(dayOf(this.clock.now()), dayOf(endsAt));
    await this.mailer.send(
      notice === 'ending'
        ? accessEndingMail({ ...access, daysLeft }, student, this.site)
        : accessEndedMail(access, student, this.site),
    );
  }

  private isTrue(notice: AccessNotice, { endsAt }: Enrolment): boolean {
    const now = this.clock.now();
    return notice === 'ended' ? endsAt < now : endsAt >= now && endsAt <= dueEnds(notice, now).to;
  }
}
