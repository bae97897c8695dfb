import type { GetAnswerTime } from '../../../domain/support/queries/get-answer-time.ts';
import type { GetThread } from '../../../domain/support/queries/get-thread.ts';
import type { ListThreads } from '../../../domain/support/queries/list-threads.ts';
import type { SuggestThreads } from '../../../domain/support/queries/suggest-threads.ts';
import type { AskMentor } from '../../../domain/support/use-cases/ask-mentor.ts';
import type { FollowUpThread } from '../../../domain/support/use-cases/follow-up-thread.ts';
import { askBody, followUpBody, suggestionsQuery, threadsQuery } from '../../../wire/mentor.ts';
import { paths } from '../../../wire/paths.ts';
import { answerTimeSchema, suggestionsSchema, threadSchema, threadsSchema } from '../../../wire/replies/mentor.ts';
import { suggestionsReply, threadReply, threadsReply } from '../../replies/mentor-replies.ts';
import { type Call, inContext, type Route, route } from '../../route.ts';

export interface MentorUseCases {
  readonly askMentor: AskMentor;
  readonly followUpThread: FollowUpThread;
  readonly listThreads: ListThreads;
  readonly getThread: GetThread;
  readonly suggestThreads: SuggestThreads;
  readonly getAnswerTime: GetAnswerTime;
}

/** Messages of students to the mentor, and those of others that a course is shown. */
export function mentorRoutes(useCases: MentorUseCases): Route[] {
  const ask = async ({ user: viewer, body }: Call<{ body: typeof askBody }>) => {
    const { idempotencyKey: requestId, about, text } = body;
    return threadReply(await useCases.askMentor.run({ viewer, requestId, about, text }), viewer.userId);
  };

  const followUp = async ({
    user: { userId },
    params: { threadId },
    body: { idempotencyKey: requestId, text },
  }: Call<{ path: typeof paths.threadMessages; body: typeof followUpBody }>) =>
    threadReply(await useCases.followUpThread.run({ userId, threadId, requestId, text }), userId);

  const list = async ({ user: viewer, query }: Call<{ query: typeof threadsQuery }>) =>
    threadsReply(await useCases.listThreads.run({ viewer, ...query }), viewer.userId);

  const one = async ({ user: { userId }, params: { threadId } }: Call<{ path: typeof paths.mentorThread }>) =>
    threadReply(await useCases.getThread.run({ userId, threadId }), userId);

  const suggest = async ({ user: viewer, query: { q, ...place } }: Call<{ query: typeof suggestionsQuery }>) =>
    suggestionsReply(await useCases.suggestThreads.run({ viewer, typed: q, ...place }), viewer.userId);

  const answerTime = async () => ({ medianMinutes: await useCases.getAnswerTime.run() });

  return inContext('support', [
    route({
      method: 'get',
      path: paths.mentorThreads,
      rule: 'signed-in',
      summary: 'One’s own messages, newest first; with an item or a question, those shown to its course as well',
      cache: 'no-store',
      query: threadsQuery,
      reply: threadsSchema,
      refusals: [403, 404],
      handle: list,
    }),
    route({
      method: 'post',
      path: paths.mentorThreads,
      rule: 'signed-in',
      limit: 'report',
      summary: 'Ask the mentor about an item, a page, a released question, an order or nothing of these',
      body: askBody,
      reply: threadSchema,
      status: 201,
      refusals: [404, 409],
      handle: ask,
    }),
    route({
      method: 'get',
      path: paths.mentorThread,
      rule: 'signed-in',
      summary: 'One of one’s own messages, with what was answered',
      cache: 'no-store',
      reply: threadSchema,
      refusals: [404],
      handle: one,
    }),
    route({
      method: 'post',
      path: paths.threadMessages,
      rule: 'signed-in',
      limit: 'report',
      summary: 'Write once more in a conversation that is not closed, which then waits for the team again',
      body: followUpBody,
      reply: threadSchema,
      refusals: [404, 409],
      handle: followUp,
    }),
    route({
      method: 'get',
      path: paths.mentorSuggestions,
      rule: 'signed-in',
      limit: 'search',
      summary: 'Answered messages that the course is shown, by the words that a student types',
      cache: 'no-store',
      query: suggestionsQuery,
      reply: suggestionsSchema,
      refusals: [403, 404],
      handle: suggest,
    }),
    route({
      method: 'get',
      path: paths.answerTime,
      rule: 'signed-in',
      summary: 'Median time to a first answer in the last 90 days, from ten answers on',
      cache: 'no-store',
      reply: answerTimeSchema,
      handle: answerTime,
    }),
  ]);
}
