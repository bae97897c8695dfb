import type { GetExtraTime } from '../../../domain/exam/queries/get-extra-time.ts';
import type { ListStudentSittings } from '../../../domain/exam/queries/list-student-sittings.ts';
import type { ExtendSection } from '../../../domain/exam/use-cases/extend-section.ts';
import type { RemoveExtraTime } from '../../../domain/exam/use-cases/remove-extra-time.ts';
import type { SetExtraTime } from '../../../domain/exam/use-cases/set-extra-time.ts';
import { momentInWords } from '../../../domain/kernel/calendar.ts';
import { extensionBody, extraTimeBody } from '../../../wire/admin-students.ts';
import { paths } from '../../../wire/paths.ts';
import { extraTimeSchema, studentSittingsSchema } from '../../../wire/replies/extra-time.ts';
import { messageSchema } from '../../../wire/replies/identity.ts';
import { sittingsQuery } from '../../../wire/sittings.ts';
import { extraTimeReply, studentSittingReply } from '../../replies/extra-time-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface StudentExamUseCases {
  readonly getExtraTime: GetExtraTime;
  readonly setExtraTime: SetExtraTime;
  readonly removeExtraTime: RemoveExtraTime;
  readonly extendSection: ExtendSection;
  readonly listStudentSittings: ListStudentSittings;
}

type OfStudent = { path: typeof paths.studentExtraTime };

/** Extra time and sittings of one student. More time cannot be taken back from a section that runs: it is grave. */
export function studentExamRoutes(useCases: StudentExamUseCases): Route[] {
  const read = async ({ params: { studentId } }: Call<OfStudent>) =>
    extraTimeReply(await useCases.getExtraTime.run({ userId: studentId }));

  const set = async ({
    params: { studentId },
    body: { percent, reason, until },
    user,
  }: Call<OfStudent & { body: typeof extraTimeBody }>) => {
    const given = { percent, reason, until: until === '' ? null : until };
    const { studentName, moved } = await useCases.setExtraTime.run({
      ...given,
      actorId: user.userId,
      userId: studentId,
    });
    const ends = moved.map((deadlineAt) => ` The section that is running now ends at ${momentInWords(deadlineAt)}.`);
    return { message: `${studentName} has ${percent}% extra time.${ends.join('')}` };
  };

  const remove = async ({ params: { studentId }, user }: Call<OfStudent>) => {
    const { studentName } = await useCases.removeExtraTime.run({ actorId: user.userId, userId: studentId });
    return { message: `${studentName} has no extra time. Tests that have started keep theirs.` };
  };

  const list = async ({
    params: { studentId },
    query: { before },
  }: Call<{ path: typeof paths.studentSittings; query: typeof sittingsQuery }>) => {
    const { sittings, nextBefore } = await useCases.listStudentSittings.run({ userId: studentId, before });
    return { sittings: sittings.map(studentSittingReply), nextBefore };
  };

  const extend = async ({
    params: { sittingId },
    body,
    user,
  }: Call<{ path: typeof paths.sittingExtension; body: typeof extensionBody }>) => {
    const { number, deadlineAt } = await useCases.extendSection.run({ ...body, actorId: user.userId, sittingId });
    return { message: `Section ${number} now ends at ${momentInWords(deadlineAt)}.` };
  };

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.studentExtraTime,
      rule: 'admin',
      roles: ['office', 'teacher'],
      summary: 'Extra time of a student in mock exams',
      cache: 'no-store',
      reply: extraTimeSchema,
      refusals: [404],
      handle: read,
    }),
    route({
      method: 'put',
      path: paths.studentExtraTime,
      rule: 'admin',
      roles: ['office', 'teacher'],
      grave: true,
      summary: 'Give a student extra time; a section that runs ends later, never earlier',
      body: extraTimeBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404],
      handle: set,
    }),
    route({
      method: 'delete',
      path: paths.studentExtraTime,
      rule: 'admin',
      roles: ['office', 'teacher'],
      grave: true,
      summary: 'Remove a student’s extra time; what has started keeps it',
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404],
      handle: remove,
    }),
    route({
      method: 'get',
      path: paths.studentSittings,
      rule: 'admin',
      roles: ['office', 'teacher'],
      summary: 'Sittings of a student, newest first',
      query: sittingsQuery,
      cache: 'no-store',
      reply: studentSittingsSchema,
      refusals: [404],
      handle: list,
    }),
    route({
      method: 'post',
      path: paths.sittingExtension,
      rule: 'admin',
      roles: ['office', 'teacher'],
      grave: true,
      summary: 'Give the section that runs some minutes more',
      body: extensionBody,
      cache: 'no-store',
      reply: messageSchema,
      refusals: [404, 409],
      status: 200,
      handle: extend,
    }),
  ]);
}
