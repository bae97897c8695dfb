import type { FindFreeVignettes } from '../../../domain/exam/queries/find-free-vignettes.ts';
import type { GetMockExam } from '../../../domain/exam/queries/get-mock-exam.ts';
import type { ListMockExams } from '../../../domain/exam/queries/list-mock-exams.ts';
import type { ShowsAnswersEarlier } from '../../../domain/exam/queries/shows-answers-earlier.ts';
import type { CloseMockExam } from '../../../domain/exam/use-cases/close-mock-exam.ts';
import type { CreateMockExam } from '../../../domain/exam/use-cases/create-mock-exam.ts';
import type { DrawMockExam } from '../../../domain/exam/use-cases/draw-mock-exam.ts';
import type { EditMockExam } from '../../../domain/exam/use-cases/edit-mock-exam.ts';
import type { PublishMockExam } from '../../../domain/exam/use-cases/publish-mock-exam.ts';
import type { MockExamId } from '../../../domain/kernel/ids.ts';
import {
  drawMockExamBody,
  freeVignettesQuery,
  mockExamBody,
  newMockExamBody,
  publishMockExamBody,
} from '../../../wire/mock-exams.ts';
import { paths } from '../../../wire/paths.ts';
import {
  freeVignettesSchema,
  type MockExamReply,
  type MockExamsReply,
  mockExamSchema,
  mockExamsSchema,
} from '../../../wire/replies/mock-exams.ts';
import { bothIds } from '../../replies/both-ids.ts';
import { mockExamListing, mockExamReply } from '../../replies/mock-exam-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface MockExamUseCases {
  readonly listMockExams: ListMockExams;
  readonly getMockExam: GetMockExam;
  readonly findFreeVignettes: FindFreeVignettes;
  readonly showsAnswersEarlier: ShowsAnswersEarlier;
  readonly createMockExam: CreateMockExam;
  readonly editMockExam: EditMockExam;
  readonly drawMockExam: DrawMockExam;
  readonly publishMockExam: PublishMockExam;
  readonly closeMockExam: CloseMockExam;
}

type OneMockExam = { path: typeof paths.mockExam };

const dateOf = (time: string | null): Date | null => (time === null ? null : new Date(time));

/** Mock exams, for the administrators who make them. */
export function mockExamRoutes(useCases: MockExamUseCases): Route[] {
  const read = async (mockExamId: MockExamId): Promise<MockExamReply> =>
    mockExamReply(await useCases.getMockExam.run({ mockExamId }));
  const current = ({ mockExamId }: { mockExamId: MockExamId }) => read(mockExamId);

  const list = async (): Promise<MockExamsReply> => {
    const { rows, isConfirmed } = await useCases.listMockExams.run();
    return { mockExams: rows.map(mockExamListing), isConfirmed };
  };

  const findFree = async ({ query }: Call<{ query: typeof freeVignettesQuery }>) => {
    const { rows, hasMore } = await useCases.findFreeVignettes.run({ words: query.search });
    return {
      vignettes: rows.map(({ vignetteId, number, title }) => ({ ...bothIds(vignetteId), number, title })),
      hasMore,
    };
  };

  const create = async ({ body, user }: Call<{ body: typeof newMockExamBody }>) =>
    read(await useCases.createMockExam.run({ ...body, by: user.userId }));

  const edit = async ({ params: { mockExamId }, body }: Call<OneMockExam & { body: typeof mockExamBody }>) => {
    const { sections, releaseAt, ...facts } = body;
    await useCases.editMockExam.run({
      mockExamId,
      ...facts,
      releaseAt: dateOf(releaseAt),
      sections: sections.map((section) => ({
        ...section,
        vignettes: section.vignettes.map(({ vignette, isFixed }) => ({ vignetteId: vignette, isFixed })),
      })),
    });
    return read(mockExamId);
  };

  const draw = async ({ params: { mockExamId }, body }: Call<OneMockExam & { body: typeof drawMockExamBody }>) => {
    await useCases.drawMockExam.run({ mockExamId, ...body });
    return read(mockExamId);
  };

  const publish = async ({
    params: { mockExamId },
    body: { revision },
  }: Call<OneMockExam & { body: typeof publishMockExamBody }>) => {
    await useCases.publishMockExam.run({ mockExamId, revision });
    return read(mockExamId);
  };

  const close = async ({ params: { mockExamId } }: Call<OneMockExam>) => {
    await useCases.closeMockExam.run({ mockExamId });
    return read(mockExamId);
  };

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.mockExams,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'Mock exams, newest first',
      cache: 'no-store',
      reply: mockExamsSchema,
      handle: list,
    }),
    route({
      method: 'post',
      path: paths.mockExams,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: it only adds',
      limit: 'author',
      summary: 'Begin a mock exam with the sections of the blueprint',
      body: newMockExamBody,
      reply: mockExamSchema,
      status: 201,
      refusals: [409],
      handle: create,
    }),
    route({
      method: 'get',
      path: paths.freeVignettes,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'Approved vignettes that a mock exam can take, newest first',
      query: freeVignettesQuery,
      cache: 'no-store',
      reply: freeVignettesSchema,
      handle: findFree,
    }),
    route({
      method: 'get',
      path: paths.mockExam,
      rule: 'admin',
      roles: ['teacher'],
      summary: 'A mock exam against its blueprint',
      cache: 'no-store',
      reply: mockExamSchema,
      handle: ({ params }) => read(params.mockExamId),
    }),
    route({
      method: 'put',
      path: paths.mockExam,
      rule: 'admin',
      roles: ['teacher'],
      grave: ({ params, body }) => useCases.showsAnswersEarlier.run({ ...params, releaseAt: dateOf(body.releaseAt) }),
      limit: 'author',
      summary: 'Save a mock exam; of a published one title, courses and time of release',
      body: mockExamBody,
      reply: mockExamSchema,
      current,
      handle: edit,
    }),
    route({
      method: 'post',
      path: paths.mockExamDrawing,
      rule: 'admin',
      roles: ['teacher'],
      grave: 'no: the same call sets it back',
      limit: 'author',
      summary: 'Fill the free places of a draft from the question bank',
      body: drawMockExamBody,
      reply: mockExamSchema,
      current,
      handle: draw,
    }),
    route({
      method: 'post',
      path: paths.mockExamPublication,
      rule: 'admin',
      roles: ['teacher'],
      grave: true,
      limit: 'author',
      summary: 'Publish a draft: its vignettes stay as they are now',
      body: publishMockExamBody,
      reply: mockExamSchema,
      current,
      handle: publish,
    }),
    route({
      method: 'post',
      path: paths.mockExamClosure,
      rule: 'admin',
      roles: ['teacher'],
      grave: true,
      limit: 'author',
      summary: 'Close a mock exam: nobody can begin it any more',
      reply: mockExamSchema,
      current,
      handle: close,
    }),
  ]);
}
