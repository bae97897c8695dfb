import type { SchoolName } from '../../../domain/enrolment/order.ts';
import { mayAs } from '../../../domain/kernel/literals.ts';
import type { ExportStudents } from '../../../domain/reporting/queries/export-students.ts';
import type { GetStudent } from '../../../domain/reporting/queries/get-student.ts';
import type { ListStudents } from '../../../domain/reporting/queries/list-students.ts';
import { exportQuery, studentsQuery } from '../../../wire/admin-students.ts';
import { paths } from '../../../wire/paths.ts';
import { studentSchema, studentsSchema } from '../../../wire/replies/reporting.ts';
import { studentReply, studentsReply } from '../../replies/admin-student-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';
import { exportStudents, filterOf } from './student-export.ts';

export interface AdminStudentUseCases {
  readonly listStudents: ListStudents;
  readonly exportStudents: ExportStudents;
  readonly getStudent: GetStudent;
}

export function adminStudentRoutes(useCases: AdminStudentUseCases, settings: SchoolName): Route[] {
  const list = async ({ query }: Call<{ query: typeof studentsQuery }>) => {
    const { sort, order, page, limit } = query;
    return studentsReply(await useCases.listStudents.run({ ...filterOf(query), sort, order, page, limit }), limit);
  };

  /** Orders are for the office: a teacher sees a student's progress, and not what they paid. */
  const read = async ({ params: { studentId }, user: { roles } }: Call<{ path: typeof paths.student }>) => {
    const reply = studentReply(await useCases.getStudent.run({ userId: studentId }), settings.brandName);
    return mayAs(roles, ['office']) ? reply : { ...reply, orders: [] };
  };

  return inContext('reporting', [
    route({
      method: 'get',
      path: paths.students,
      rule: 'admin',
      roles: ['office', 'teacher'],
      summary: 'Students, searched, sorted and in pages',
      query: studentsQuery,
      cache: 'no-store',
      reply: studentsSchema,
      handle: list,
    }),
    // Before the student whose id it would otherwise be.
    route({
      method: 'get',
      path: paths.studentsExport,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'The same students as a table for a spreadsheet',
      query: exportQuery,
      cache: 'no-store',
      media: ['text/csv'],
      isCompressed: true,
      respond: exportStudents(useCases.exportStudents),
    }),
    route({
      method: 'get',
      path: paths.student,
      rule: 'admin',
      roles: ['office', 'teacher'],
      summary: 'A student’s courses, orders and changes of access',
      cache: 'no-store',
      reply: studentSchema,
      handle: read,
    }),
  ]);
}
