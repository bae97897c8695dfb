import type { EnrolByHand } from '../../../domain/enrolment/use-cases/enrol-by-hand.ts';
import type { MoveAccessEnd } from '../../../domain/enrolment/use-cases/move-access-end.ts';
import type { RevokeEnrolment } from '../../../domain/enrolment/use-cases/revoke-enrolment.ts';
import { dayInWords, dayOf } from '../../../domain/kernel/calendar.ts';
import { accessEndBody, enrolBody } from '../../../wire/admin-students.ts';
import { paths } from '../../../wire/paths.ts';
import { type MessageReply, messageSchema } from '../../../wire/replies/identity.ts';
import { type Call, inContext, type Route, route, WithStatus } from '../../route.ts';

export interface AdminEnrolmentUseCases {
  readonly enrolByHand: EnrolByHand;
  readonly moveAccessEnd: MoveAccessEnd;
  readonly revokeEnrolment: RevokeEnrolment;
}

/** An administrator gives a student a course, or takes it back. */
export function adminEnrolmentRoutes(useCases: AdminEnrolmentUseCases): Route[] {
  const enrol = async ({
    params: { studentId },
    body: { courseId, until },
    user,
  }: Call<{ path: typeof paths.studentEnrolments; body: typeof enrolBody }>) => {
    const { studentName, courseTitle, isNew } = await useCases.enrolByHand.run({
      actorId: user.userId,
      userId: studentId,
      courseId,
      ...(until !== undefined && { until }),
    });
    const message = `${studentName} ${isNew ? 'may now enter' : 'could already enter'} “${courseTitle}”.`;
    return new WithStatus(isNew ? 201 : 200, { message });
  };

  const moveEnd = async ({
    params: { studentId, courseId },
    body,
    user,
  }: Call<{ path: typeof paths.studentEnrolment; body: typeof accessEndBody }>): Promise<MessageReply> => {
    const about = { actorId: user.userId, userId: studentId, courseId };
    const { studentName, endsAt } = await useCases.moveAccessEnd.run({ ...about, ...body });
    return { message: `${studentName} may enter the course until ${dayInWords(dayOf(endsAt))}.` };
  };

  const revoke = async ({
    params: { studentId, courseId },
    user,
  }: Call<{ path: typeof paths.studentEnrolment }>): Promise<MessageReply> => {
    const { studentName } = await useCases.revokeEnrolment.run({ actorId: user.userId, userId: studentId, courseId });
    return { message: `${studentName} may no longer enter the course.` };
  };

  return inContext('enrolment', [
    route({
      method: 'post',
      path: paths.studentEnrolments,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Let a student into a course; 200 when they could enter already',
      body: enrolBody,
      cache: 'no-store',
      reply: messageSchema,
      status: [201, 200],
      handle: enrol,
    }),
    route({
      method: 'put',
      path: paths.studentEnrolment,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Set the last day on which a student may enter a course',
      body: accessEndBody,
      cache: 'no-store',
      reply: messageSchema,
      handle: moveEnd,
    }),
    route({
      method: 'delete',
      path: paths.studentEnrolment,
      rule: 'admin',
      roles: ['office'],
      grave: true,
      summary: 'Take a course away from a student',
      cache: 'no-store',
      reply: messageSchema,
      handle: revoke,
    }),
  ]);
}
