import type { RequestHandler } from 'express';
import type { EnrolByHand } from '../../domain/enrolment/use-cases/enrol-by-hand.ts';
import type { RevokeEnrolment } from '../../domain/enrolment/use-cases/revoke-enrolment.ts';
import { enrolBody } from '../../wire/admin-students.ts';
import type { MessageReply } from '../../wire/identity.ts';
import { paths } from '../../wire/paths.ts';
import { signedIn } from '../auth/signed-in.ts';
import { keptByNobody } from '../no-store.ts';
import type { Route } from '../route.ts';
import { parse } from '../validate.ts';

export interface AdminEnrolmentUseCases {
  readonly enrolByHand: EnrolByHand;
  readonly revokeEnrolment: RevokeEnrolment;
}

/** An administrator gives a student a course, or takes it back. */
export function adminEnrolmentRoutes(useCases: AdminEnrolmentUseCases): Route[] {
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

  return [
    { method: 'post', path: paths.studentEnrolments, rule: 'admin', handle: keptByNobody(enrol) },
    { method: 'delete', path: paths.studentEnrolment, rule: 'admin', handle: keptByNobody(revoke) },
  ];
}
