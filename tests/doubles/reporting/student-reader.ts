import type { EnrolmentRepository } from '../../../src/domain/enrolment/ports.ts';
import type { User } from '../../../src/domain/identity/user.ts';
import { directoryKey, folded } from '../../../src/domain/kernel/fold-text.ts';
import type { CourseId } from '../../../src/domain/kernel/ids.ts';
import type { StudentReader } from '../../../src/domain/reporting/ports.ts';
import type { StudentSummary, StudentsPage } from '../../../src/domain/reporting/student-directory.ts';
import { sortedBy } from '../sorted-by.ts';

interface Sources {
  readonly users: { all(): User[] };
  readonly enrolments: Pick<EnrolmentRepository, 'coursesOf' | 'find'>;
  readonly courses: { find(id: CourseId): Promise<{ id: CourseId; title: string } | undefined> };
}

export class MemoryStudentReader implements StudentReader {
  constructor(private readonly sources: Sources) {}

  async count(search: string): Promise<number> {
    return (await this.byName(search)).length;
  }

  async page({ search, sort, order, offset, limit }: StudentsPage): Promise<StudentSummary[]> {
    const byName = await this.byName(search);
    if (sort === 'name') return (order === 'asc' ? byName : byName.toReversed()).slice(offset, offset + limit);
    const direction = order === 'asc' ? 1 : -1;
    // Sorting is stable: what is equal stays in order of name, whichever way.
    const sorted = byName.toSorted((a, b) => direction * compared(a, b, sort));
    return sorted.slice(offset, offset + limit);
  }

  async after(search: string, last: StudentSummary | undefined, limit: number): Promise<StudentSummary[]> {
    const key = last && directoryKey(last);
    const isBehind = (one: StudentSummary) =>
      !last || directoryKey(one) > key! || (directoryKey(one) === key && one.id > last.id);
    return (await this.byName(search)).filter(isBehind).slice(0, limit);
  }

  private async byName(search: string): Promise<StudentSummary[]> {
    const words = folded(search).split(' ');
    const found = this.sources.users
      .all()
      .filter((user) => user.role === 'student' && words.every((word) => directoryKey(user).includes(word)));
    return Promise.all(sortedBy(found, directoryKey, ({ id }) => id).map((user) => this.summary(user)));
  }

  private async summary({ id, name, email, phone, createdAt }: User): Promise<StudentSummary> {
    const courses = await Promise.all(
      (await this.sources.enrolments.coursesOf(id)).map(async (courseId) => ({
        course: await this.sources.courses.find(courseId),
        enrolment: await this.sources.enrolments.find(id, courseId),
      })),
    );
    const there = courses.flatMap(({ course, enrolment }) =>
      course && enrolment ? [{ id: course.id, title: course.title, endsAt: enrolment.endsAt }] : [],
    );
    return { id, name, email, phone, joinedAt: createdAt, courses: there };
  }
}

function compared(a: StudentSummary, b: StudentSummary, sort: 'email' | 'joined' | 'courses'): number {
  if (sort === 'joined') return a.joinedAt.getTime() - b.joinedAt.getTime();
  if (sort === 'courses') return a.courses.length - b.courses.length;
  return a.email < b.email ? -1 : Number(a.email > b.email);
}
