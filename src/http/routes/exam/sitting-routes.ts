import type { ArrivalNotes } from '../../../domain/exam/arrival-notes.ts';
import type { GetSectionQuestions } from '../../../domain/exam/queries/get-section-questions.ts';
import type { GetSitting } from '../../../domain/exam/queries/get-sitting.ts';
import type { ListScoredSittings } from '../../../domain/exam/queries/list-scored-sittings.ts';
import type { EndSitting } from '../../../domain/exam/use-cases/end-sitting.ts';
import type { RevealAnswer } from '../../../domain/exam/use-cases/reveal-answer.ts';
import type { SaveAnswers } from '../../../domain/exam/use-cases/save-answers.ts';
import type { StartSection } from '../../../domain/exam/use-cases/start-section.ts';
import type { SubmitSection } from '../../../domain/exam/use-cases/submit-section.ts';
import type { TakeOver } from '../../../domain/exam/use-cases/take-over.ts';
import type { Clock } from '../../../domain/kernel/clock.ts';
import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import { paths } from '../../../wire/paths.ts';
import {
  revealSchema,
  savedAnswersSchema,
  sectionQuestionsSchema,
  sittingSchema,
  sittingsSchema,
} from '../../../wire/replies/sittings.ts';
import { answersBody, revealBody, sittingsQuery, writerBody } from '../../../wire/sittings.ts';
import { deviceOf } from '../../auth/device.ts';
import { revealReply, scoredSittingReply, sectionQuestionsReply, sittingReply } from '../../replies/sitting-replies.ts';
import { type Call, inContext, type Route, route, WithStatus } from '../../route.ts';
import { sentSheet } from '../../saves.ts';

export interface SittingUseCases {
  readonly getSitting: GetSitting;
  readonly listScoredSittings: ListScoredSittings;
  readonly getSectionQuestions: GetSectionQuestions;
  readonly takeOver: TakeOver;
  readonly startSection: StartSection;
  readonly arrivalNotes: ArrivalNotes;
  readonly saveAnswers: SaveAnswers;
  readonly submitSection: SubmitSection;
  readonly endSitting: EndSitting;
  readonly revealAnswer: RevealAnswer;
}

type OneSitting = { path: typeof paths.sitting };
type OneSection = { path: typeof paths.sectionAnswers };

/** A sitting as its candidate goes through it. Another person's is answered as not found. */
export function sittingRoutes(useCases: SittingUseCases, richText: RichTextReader, clock: Clock): Route[] {
  const read = async (sittingId: string, userId: string) =>
    sittingReply(await useCases.getSitting.run({ userId, sittingId }), richText);

  const list = async ({ query: { before }, user: { userId } }: Call<{ query: typeof sittingsQuery }>) => {
    const { sittings, nextBefore } = await useCases.listScoredSittings.run({ userId, before });
    return { sittings: sittings.map(scoredSittingReply), nextBefore };
  };

  const takeOver = async ({ params: { sittingId }, user: { userId }, req }: Call<OneSitting>) => {
    await useCases.takeOver.run({ userId, sittingId, device: deviceOf(req) });
    return read(sittingId, userId);
  };

  const start = async ({
    params: { sittingId, number },
    body: { writer },
    user,
  }: Call<OneSection & { body: typeof writerBody }>) => {
    const { userId, role, roles } = user;
    await useCases.startSection.run({ viewer: { userId, role, roles }, sittingId, number: numberOf(number), writer });
    return read(sittingId, userId);
  };

  const questions = async ({ params: { sittingId, number }, user: { userId } }: Call<OneSection>) =>
    sectionQuestionsReply(
      await useCases.getSectionQuestions.run({ userId, sittingId, number: numberOf(number) }),
      richText,
    );

  /** The sheet, counted from when it first came: a note of that may come with it. */
  const sheetOf = ({
    params: { sittingId, number },
    body,
    user: { userId },
    req,
  }: Call<OneSection & { body: typeof answersBody }>) => {
    const sent = sentSheet(req, { sittingId, number: numberOf(number) }, body, clock);
    const receivedAt = useCases.arrivalNotes.firstReceived(userId, sent, body.arrivalNote);
    return { sheet: { ...sent, receivedAt }, at: sent.receivedAt };
  };

  const save = async (call: Call<OneSection & { body: typeof answersBody }>) => {
    const saved = await useCases.saveAnswers.run({ userId: call.user.userId, ...sheetOf(call) });
    return {
      sequence: saved.sequence,
      savedAt: saved.savedAt.toISOString(),
      now: clock.now().toISOString(),
      deadlineAt: saved.deadlineAt.toISOString(),
      state: saved.state,
    };
  };

  const submit = async (call: Call<OneSection & { body: typeof answersBody }>) => {
    await useCases.submitSection.run({ userId: call.user.userId, ...sheetOf(call) });
    return read(call.params.sittingId, call.user.userId);
  };

  const end = async ({
    params: { sittingId },
    body: { writer },
    user: { userId },
  }: Call<OneSitting & { body: typeof writerBody }>) => {
    const isLeft = await useCases.endSitting.run({ userId, sittingId, writer });
    return isLeft ? read(sittingId, userId) : new WithStatus(204, undefined);
  };

  const reveal = async ({
    params: { sittingId, questionId },
    body: { writer, option },
    user: { userId },
  }: Call<{ path: typeof paths.questionReveal; body: typeof revealBody }>) =>
    revealReply(await useCases.revealAnswer.run({ userId, sittingId, questionId, optionId: option, writer }), richText);

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.sittings,
      rule: 'signed-in',
      summary: 'Own practice tests and mock exams, newest first',
      cache: 'no-store',
      query: sittingsQuery,
      reply: sittingsSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.sitting,
      rule: 'owner',
      summary: 'A sitting as its candidate continues it',
      cache: 'no-store',
      reply: sittingSchema,
      refusals: [404],
      handle: ({ params: { sittingId }, user: { userId } }) => read(sittingId, userId),
    }),
    route({
      method: 'post',
      path: paths.sittingWriter,
      rule: 'owner',
      limit: 'exam-start',
      summary: 'Continue on this device, which alone may save from then on',
      reply: sittingSchema,
      refusals: [404, 409],
      handle: takeOver,
    }),
    route({
      method: 'post',
      path: paths.sectionStart,
      rule: 'owner',
      limit: 'exam-start',
      summary: 'Start the next section; again, it stays as it is',
      body: writerBody,
      reply: sittingSchema,
      refusals: [403, 404, 409],
      handle: start,
    }),
    route({
      method: 'get',
      path: paths.sectionQuestions,
      rule: 'owner',
      summary: 'Cases and questions of a section that has started, without what is right',
      cache: 'private, no-cache',
      reply: sectionQuestionsSchema,
      refusals: [404, 409],
      handle: questions,
    }),
    route({
      method: 'put',
      path: paths.sectionAnswers,
      rule: 'owner',
      limit: 'exam-save',
      summary: 'Save the whole answer sheet of a section; answered once it is stored',
      body: answersBody,
      reply: savedAnswersSchema,
      refusals: [404, 409],
      handle: save,
    }),
    route({
      method: 'post',
      path: paths.sectionSubmission,
      rule: 'owner',
      limit: 'exam-save',
      summary: 'Hand in a section with its last answers; again, it stays as it is',
      body: answersBody,
      reply: sittingSchema,
      refusals: [404, 409],
      handle: submit,
    }),
    route({
      method: 'post',
      path: paths.sittingEnd,
      rule: 'owner',
      limit: 'exam-start',
      summary: 'End a sitting before its last section; a practice test without an answer is discarded',
      body: writerBody,
      reply: sittingSchema,
      status: [200, 204],
      refusals: [404, 409],
      handle: end,
    }),
    route({
      method: 'post',
      path: paths.questionReveal,
      rule: 'owner',
      limit: 'exam-save',
      summary: 'Explain a question of a tutor test, whose answer is frozen by it',
      body: revealBody,
      reply: revealSchema,
      refusals: [404, 409],
      handle: reveal,
    }),
  ]);
}

/** Number of a section; 0, which no section has, where the text is no number. */
const numberOf = (text: string): number => (/^[1-9]\d?$/.test(text) ? Number(text) : 0);
