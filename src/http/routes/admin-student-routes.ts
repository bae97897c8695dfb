import type { RequestHandler } from 'express';
import type { EnrolByHand } from '../../domain/enrolment/use-cases/enrol-by-hand.ts';
import type { RevokeEnrolment } from '../../domain/enrolment/use-cases/revoke-enrolment.ts';
import { DomainError } from '../../domain/kernel/errors.ts';
import type { ExportStudents } from '../../domain/reporting/queries/export-students.ts';
import type { GetStudent } from '../../domain/reporting/queries/get-student.ts';
import type { ListStudents } from '../../domain/reporting/queries/list-students.ts';
import type { GetActivityLog } from '../../domain/support/queries/get-activity-log.ts';
import { enrolBody, studentsQuery } from '../../wire/admin-students.ts';
import type { MessageReply } from '../../wire/identity.ts';
import { paths } from '../../wire/paths.ts';
import { signedIn } from '../auth/signed-in.ts';
import { keptByNobody } from '../no-store.ts';
import { activityLogReply, studentReply, studentsReply } from '../replies/admin-student-replies.ts';
import type { Route } from '../route.ts';
import { parse, textParameter } from '../validate.ts';
import { exportStudents } from './student-export.ts';

export interface AdminStudentUseCases {
  readonly listStudents: ListStudents;
  readonly exportStudents: ExportStudents;
  readonly getStudent: GetStudent;
  readonly getActivityLog: GetActivityLog;
  readonly enrolByHand: EnrolByHand;
  readonly revokeEnrolment: RevokeEnrolment;
}

export function adminStudentRoutes(useCases: AdminStudentUseCases): Route[] {
  const list: RequestHandler = async (req, res) => {
    const wish = await parse(studentsQuery, req.query);
    res.json(studentsReply(await useCases.listStudents.run(wish), wish.limit));
  };

  const read: RequestHandler = async (req, res) => {
    res.json(studentReply(await useCases.getStudent.run({ userId: String(req.params['studentId']) })));
  };

  const getActivityLog: RequestHandler = async (req, res) => {
    const before = placeOf(textParameter(req.query['before'], 'before'));
    res.json(
      activityLogReply(
        await useCases.getActivityLog.run({ userId: String(req.params['studentId']), ...(before && { before }) }),
      ),
    );
  };

  const enrol: RequestHandler = async (req, res) => {
    const { courseId } = await parse(enrolBody, req.body);
    const userId = String(req.params['studentId']);
    const { studentName, courseTitle, isNew } = await useCases.enrolByHand.run({
      actorId: signedIn(req).userId,
      userId,
      courseId,
    });
    const reply: MessageReply = {
      message: `${studentName} ${isNew ? 'may now enter' : 'could already enter'} “${courseTitle}”.`,
    };
    res.status(isNew ? 201 : 200).json(reply);
  };

  const revoke: RequestHandler = async (req, res) => {
    const [userId, courseId] = [String(req.params['studentId']), String(req.params['courseId'])];
    const { studentName } = await useCases.revokeEnrolment.run({ actorId: signedIn(req).userId, userId, courseId });
    const reply: MessageReply = { message: `${studentName} may no longer enter the course.` };
    res.json(reply);
  };

  const routes: Omit<Route, 'rule'>[] = [
    { method: 'get', path: paths.students, handle: list },
    // Before the student whose id it would otherwise be.
    { method: 'get', path: paths.studentsExport, handle: exportStudents(useCases.exportStudents) },
    { method: 'get', path: paths.student, handle: read },
    { method: 'get', path: paths.studentActivity, handle: getActivityLog },
    { method: 'post', path: paths.studentEnrolments, handle: enrol },
    { method: 'delete', path: paths.studentEnrolment, handle: revoke },
  ];
  return routes.map((route) => ({ ...route, rule: 'admin', handle: keptByNobody(route.handle) }));
}

const PLACE = /^(\d{1,15})\.([\w-]{1,100})$/;

/** As `nextBefore` of the page before gave it. */
function placeOf(text: string | undefined): { at: Date; id: string } | undefined {
  if (text === undefined) return undefined;
  const [, millis, id] = PLACE.exec(text) ?? [];
  if (millis === undefined || id === undefined)
    throw new DomainError('malformed', 'request/parameter', 'The parameter before is not readable.');
  return { at: new Date(Number(millis)), id };
}
