import type { GetExamReadiness } from '../../../domain/readiness/queries/get-exam-readiness.ts';
import type { GetReadinessHistory } from '../../../domain/readiness/queries/get-readiness-history.ts';
import type { ListMissedLessons } from '../../../domain/readiness/queries/list-missed-lessons.ts';
import type { ReadStudentReadiness } from '../../../domain/readiness/queries/read-student-readiness.ts';
import { paths } from '../../../wire/paths.ts';
import {
  examReadinessSchema,
  missedLessonsSchema,
  readinessHistorySchema,
  studentReadinessSchema,
} from '../../../wire/replies/readiness.ts';
import {
  examReadinessReply,
  missedLessonReply,
  readinessHistoryReply,
  studentReadinessReply,
} from '../../replies/readiness-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface ReadinessUseCases {
  readonly getExamReadiness: GetExamReadiness;
  readonly listMissedLessons: ListMissedLessons;
  readonly getReadinessHistory: GetReadinessHistory;
  readonly readStudentReadiness: ReadStudentReadiness;
}

/** How the exam would go: one’s own, and a student’s for teachers, which is noted in the audit log. */
export function readinessRoutes(useCases: ReadinessUseCases): Route[] {
  const own = async ({ user: { userId } }: Call) => examReadinessReply(await useCases.getExamReadiness.run({ userId }));

  const missed = async ({ user: viewer }: Call) => ({
    lessons: (await useCases.listMissedLessons.run({ viewer })).map(missedLessonReply),
  });

  const history = async ({ user: { userId } }: Call) =>
    readinessHistoryReply(await useCases.getReadinessHistory.run({ userId }));

  const ofStudent = async ({ params: { studentId }, user }: Call<{ path: typeof paths.studentReadiness }>) =>
    studentReadinessReply(await useCases.readStudentReadiness.run({ actorId: user.userId, studentId }));

  return inContext('readiness', [
    route({
      method: 'get',
      path: paths.examReadiness,
      rule: 'signed-in',
      summary: 'How sure it is that one would pass each cluster of the exam, worked out anew at each reading',
      cache: 'no-store',
      reply: examReadinessSchema,
      handle: own,
    }),
    route({
      method: 'get',
      path: paths.missedLessons,
      rule: 'signed-in',
      summary: 'Lessons that teach what one got wrong',
      cache: 'no-store',
      reply: missedLessonsSchema,
      handle: missed,
    }),
    route({
      method: 'get',
      path: paths.readinessHistory,
      rule: 'signed-in',
      summary: 'The last estimate of each day, oldest first',
      cache: 'no-store',
      reply: readinessHistorySchema,
      handle: history,
    }),
    route({
      method: 'get',
      path: paths.studentReadiness,
      rule: 'admin',
      roles: ['teacher'],
      isNoted: true,
      summary: 'How sure it is that a student would pass, as the student sees it',
      cache: 'no-store',
      reply: studentReadinessSchema,
      refusals: [404],
      handle: ofStudent,
    }),
  ]);
}
