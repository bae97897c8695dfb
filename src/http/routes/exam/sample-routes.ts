import { sizeOf } from '../../../domain/exam/mock-exam.ts';
import type { ExplainSample } from '../../../domain/exam/queries/explain-sample.ts';
import type { GetFreeMock } from '../../../domain/exam/queries/get-free-mock.ts';
import type { GetSample } from '../../../domain/exam/queries/get-sample.ts';
import type { RichTextReader } from '../../../domain/kernel/rich-text.ts';
import { paths } from '../../../wire/paths.ts';
import { type FreeMockReply, freeMockSchema, revealSchema, sampleSchema } from '../../../wire/replies/sittings.ts';
import { sampleAnswerBody } from '../../../wire/sittings.ts';
import { revealReply, sectionQuestionsReply } from '../../replies/sitting-replies.ts';
import { inContext, type PublicCall, type Route, route } from '../../route.ts';

interface SampleQueries {
  readonly getFreeMock: GetFreeMock;
  readonly getSample: GetSample;
  readonly explainSample: ExplainSample;
}

/** Routes of what anybody may try: five questions, and the way to a free mock exam. */
export function sampleRoutes(
  { getFreeMock, getSample, explainSample }: SampleQueries,
  richText: RichTextReader,
): Route[] {
  const read = async () => {
    const { vignettes, isDemo } = await getSample.run();
    return { ...sectionQuestionsReply(vignettes, richText), isDemo };
  };
  const answer = async ({ body: { question, option } }: PublicCall<{ body: typeof sampleAnswerBody }>) =>
    revealReply(await explainSample.run({ questionId: question, optionId: option }), richText);

  const freeMock = async (): Promise<FreeMockReply> => {
    const found = await getFreeMock.run();
    return { mock: found ? { title: found.title, ...sizeOf(found) } : null };
  };

  return inContext('exam', [
    route({
      method: 'get',
      path: paths.sample,
      rule: 'public',
      summary: 'Five questions that anybody may try, without their answers',
      cache: 'no-store',
      reply: sampleSchema,
      handle: read,
    }),
    route({
      method: 'post',
      path: paths.sampleAnswers,
      rule: 'public',
      limit: 'sample',
      summary: 'The answer to one of these questions, explained; nothing is stored',
      body: sampleAnswerBody,
      reply: revealSchema,
      refusals: [404],
      handle: answer,
    }),
    route({
      method: 'get',
      path: paths.freeMock,
      rule: 'public',
      summary: 'The mock exam that every confirmed account may sit once, where there is one',
      cache: 'no-store',
      reply: freeMockSchema,
      handle: freeMock,
    }),
  ]);
}
