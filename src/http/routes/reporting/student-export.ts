import { dayOf } from '../../../domain/kernel/calendar.ts';
import type { ExportStudents } from '../../../domain/reporting/queries/export-students.ts';
import type { StudentsFilter } from '../../../domain/reporting/student-directory.ts';
import type { exportQuery } from '../../../wire/admin-students.ts';
import type { Call } from '../../route.ts';
import { sendCsv } from '../../send-csv.ts';

const HEAD = ['Name', 'Email', 'Phone', 'Joined', 'Purchased courses', 'Access until', 'Items done', 'Last visit'];

export const filterOf = ({ search, course, ends }: Call<{ query: typeof exportQuery }>['query']): StudentsFilter => ({
  search,
  courseId: course || null,
  endsSoon: ends === 'soon',
});

/** GET /admin/students/export.csv */
export const exportStudents =
  (useCase: ExportStudents) =>
  ({ query, user, res }: Call<{ query: typeof exportQuery }>): Promise<void> =>
    sendCsv(res, {
      name: 'students',
      head: HEAD,
      pages: useCase.run({ actorId: user.userId, ...filterOf(query) }),
      lineOf: ({ name, email, phone, joinedAt, lastSeenAt, courses }) => [
        name,
        email,
        phone,
        dayOf(joinedAt),
        courses.map(({ title }) => title).join('; '),
        courses.map(({ endsAt }) => dayOf(endsAt)).join('; '),
        courses.map(({ doneCount, itemCount }) => `${doneCount} of ${itemCount}`).join('; '),
        lastSeenAt === null ? '' : dayOf(lastSeenAt),
      ],
    });
