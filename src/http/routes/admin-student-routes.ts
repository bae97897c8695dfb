import type { RequestHandler } from 'express';
import type { ExportStudents } from '../../domain/reporting/queries/export-students.ts';
import type { GetStudent } from '../../domain/reporting/queries/get-student.ts';
import type { ListStudents } from '../../domain/reporting/queries/list-students.ts';
import { studentsQuery } from '../../wire/admin-students.ts';
import { paths } from '../../wire/paths.ts';
import { keptByNobody } from '../no-store.ts';
import { studentReply, studentsReply } from '../replies/admin-student-replies.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';
import { exportStudents } from './student-export.ts';

export interface AdminStudentUseCases {
  readonly listStudents: ListStudents;
  readonly exportStudents: ExportStudents;
  readonly getStudent: GetStudent;
}

export function adminStudentRoutes(useCases: AdminStudentUseCases): Route[] {
  const list: RequestHandler = async (req, res) => {
    const query = await parse(studentsQuery, req.query);
    res.json(studentsReply(await useCases.listStudents.run(query), query.limit));
  };

  const read: RequestHandler = async (req, res) => {
    res.json(studentReply(await useCases.getStudent.run({ userId: String(req.params['studentId']) })));
  };

  const routes: Omit<Route, 'rule'>[] = [
    { method: 'get', path: paths.students, handle: list },
    // Before the student whose id it would otherwise be.
    { method: 'get', path: paths.studentsExport, handle: exportStudents(useCases.exportStudents) },
    { method: 'get', path: paths.student, handle: read },
  ];
  return routes.map((route) => ({ ...route, rule: 'admin', handle: keptByNobody(route.handle) }));
}
