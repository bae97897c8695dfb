import type { ReadStudentAnswers } from '../../../domain/exam/queries/read-student-answers.ts';
import type { ReadStudentResult } from '../../../domain/exam/queries/read-student-result.ts';
import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import { paths } from '../../../wire/paths.ts';
import { answersSchema, studentResultSchema } from '../../../wire/replies/results.ts';
import { answersQuery } from '../../../wire/results.ts';
import { answersReply, studentResultReply } from '../../replies/result-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface StudentResultUseCases {
  readonly readStudentResult: ReadStudentResult;
  readonly readStudentAnswers: ReadStudentAnswers;
}

/** Results of students as teachers read them: after the end, and noted in the audit log. */
export function studentResultRoutes(useCases: StudentResultUseCases, reader: RichTextReader): Route[] {
  const { readStudentResult, readStudentAnswers } = useCases;

  const result = async ({ params, user }: Call<{ path: typeof paths.studentResult }>) =>
    studentResultReply(await readStudentResult.run({ ...params, actorId: user.userId }));

  const answers = async ({
    params,
    query: { only, cluster, section },
    user: viewer,
  }: Call<{ path: typeof paths.studentAnswers; query: typeof answersQuery }>) =>
    answersReply(await readStudentAnswers.run({ ...params, viewer, only, cluster, section }), only, reader);

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.studentResult,
      rule: 'admin',
      roles: ['teacher'],
      isNoted: true,
      summary: 'The result of a student’s test that is over, as the student sees it',
      cache: 'no-store',
      reply: studentResultSchema,
      refusals: [404, 409],
      handle: result,
    }),
    route({
      method: 'get',
      path: paths.studentAnswers,
      rule: 'admin',
      roles: ['teacher'],
      isNoted: true,
      summary: 'A student’s answers in a test that is over, with right ones and reasons, a section at a time',
      cache: 'no-store',
      query: answersQuery,
      reply: answersSchema,
      refusals: [404, 409],
      handle: answers,
    }),
  ]);
}
