import type { CourseId, UserId } from '../../kernel/ids.ts';
import type { Mailer } from '../../kernel/mail.ts';
import type { People } from '../../kernel/people.ts';
import type { Site } from '../../kernel/site.ts';
import { enrolledByHandMail } from '../mails.ts';
import type { CoursesForSale, EnrolmentRepository } from '../ports.ts';

/**
 * Job: tells a student that an administrator has granted access to a course; nothing if it was revoked meanwhile. One
 * mail per start of access.
 */
export class SendEnrolledByHand {
  constructor(
    private readonly enrolments: Pick<EnrolmentRepository, 'find'>,
    private readonly students: Pick<People, 'find'>,
    private readonly courses: CoursesForSale,
    private readonly mailer: Mailer,
    private readonly site: Site,
  ) {}

  async run({ userId, courseId }: { userId: UserId; courseId: CourseId }): Promise<void> {
    const [enrolment, student, course] = await Promise.all([
      this.enrolments.find(userId, courseId),
      this.students.find(userId),
      this.courses.find(courseId),
    ]);
    if (!enrolment || !student || !course) return;
    const key = `${userId}:${courseId}:${enrolment.since.getTime()}`;
    const access = {
      key,
      courseId,
      courseTitle: course.title,
      endsAt: enrolment.endsAt,
      mustChoose: !student.emailConfirmedAt,
    };
    await this.mailer.send(enrolledByHandMail(access, student, this.site));
  }
}
