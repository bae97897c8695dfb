import type { CountPractice } from '../../../domain/exam/queries/count-practice.ts';
import type { GetExam } from '../../../domain/exam/queries/get-exam.ts';
import type { GetSitting } from '../../../domain/exam/queries/get-sitting.ts';
import type { StartPractice } from '../../../domain/exam/use-cases/start-practice.ts';
import type { StartSitting } from '../../../domain/exam/use-cases/start-sitting.ts';
import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import { paths } from '../../../wire/paths.ts';
import { examSchema, practiceSchema, sittingSchema } from '../../../wire/replies/sittings.ts';
import { practiceBody, practiceQuery, sittingBody } from '../../../wire/sittings.ts';
import { deviceOf } from '../../auth/device.ts';
import { examReply, practiceReply, sittingReply } from '../../replies/sitting-replies.ts';
import { type Call, inContext, type Route, route, type SignedIn, WithStatus } from '../../route.ts';

export interface ExamUseCases {
  readonly getExam: GetExam;
  readonly countPractice: CountPractice;
  readonly startPractice: StartPractice;
  readonly startSitting: StartSitting;
  readonly getSitting: GetSitting;
}

/** Mock exams and practice of a candidate, and how they begin. */
export function examRoutes(useCases: ExamUseCases, richText: RichTextReader): Route[] {
  const viewerOf = ({ userId, role, roles }: SignedIn) => ({ userId, role, roles });

  const made = async ({ sittingId, isNew }: { sittingId: string; isNew: boolean }, userId: string) => {
    const reply = sittingReply(await useCases.getSitting.run({ userId, sittingId }), richText);
    return isNew ? new WithStatus(201, reply) : reply;
  };

  const count = async ({ query, user }: Call<{ query: typeof practiceQuery }>) =>
    practiceReply(await useCases.countPractice.run({ ...query, viewer: viewerOf(user) }));

  const practise = async ({ body, user, req }: Call<{ body: typeof practiceBody }>) => {
    const { mode, extraTimePercent = 0, ...choice } = body;
    const device = deviceOf(req);
    return made(
      await useCases.startPractice.run({ ...choice, extraTimePercent, kind: mode, viewer: viewerOf(user), device }),
      user.userId,
    );
  };

  const sit = async ({ body, user, req }: Call<{ body: typeof sittingBody }>) =>
    made(await useCases.startSitting.run({ ...body, viewer: viewerOf(user), device: deviceOf(req) }), user.userId);

  /** The open sitting of this mock exam, or of practice, for who starts a second one. */
  const openOf = async (user: SignedIn, mockExamId: string | null) => {
    const { open } = await useCases.getExam.run(viewerOf(user));
    const sittingId = open.find(({ sitting }) => sitting.mockExamId === mockExamId)?.sitting.id ?? '';
    return sittingReply(await useCases.getSitting.run({ userId: user.userId, sittingId }), richText);
  };

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.exam,
      rule: 'signed-in',
      summary: 'Mock exams and practice that the caller may start or continue',
      cache: 'no-store',
      reply: examSchema,
      handle: async ({ user }) => examReply(await useCases.getExam.run(viewerOf(user))),
    }),
    route({
      method: 'get',
      path: paths.practice,
      rule: 'owner',
      summary: 'How many cases fit a choice of practice',
      cache: 'no-store',
      query: practiceQuery,
      reply: practiceSchema,
      refusals: [403],
      handle: count,
    }),
    route({
      method: 'post',
      path: paths.practice,
      rule: 'owner',
      limit: 'exam-start',
      summary: 'Start a practice test; the same request makes it once',
      body: practiceBody,
      reply: sittingSchema,
      status: [200, 201],
      refusals: [403, 409],
      current: (_params, user) => openOf(user, null),
      handle: practise,
    }),
    route({
      method: 'post',
      path: paths.sittings,
      rule: 'owner',
      limit: 'exam-start',
      summary: 'Start a mock exam; the same request makes it once',
      body: sittingBody,
      reply: sittingSchema,
      status: [200, 201],
      refusals: [403, 404, 409],
      current: (_params, user, { mockExamId }) => openOf(user, mockExamId),
      handle: sit,
    }),
  ]);
}
