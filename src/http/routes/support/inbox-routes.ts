import type { GetInboxThread } from '../../../domain/support/queries/get-inbox-thread.ts';
import type { ListCannedAnswers } from '../../../domain/support/queries/list-canned-answers.ts';
import type { ListInbox } from '../../../domain/support/queries/list-inbox.ts';
import type { AddCannedAnswer } from '../../../domain/support/use-cases/add-canned-answer.ts';
import type { AnswerThread } from '../../../domain/support/use-cases/answer-thread.ts';
import type { MoveThread, ThreadMove } from '../../../domain/support/use-cases/move-thread.ts';
import type { RemoveCannedAnswer } from '../../../domain/support/use-cases/remove-canned-answer.ts';
import {
  answerBody,
  assignmentBody,
  cannedAnswerBody,
  inboxQuery,
  revisionBody,
  shownBody,
} from '../../../wire/mentor.ts';
import { paths } from '../../../wire/paths.ts';
import { cannedAnswersSchema, inboxSchema, inboxThreadSchema } from '../../../wire/replies/mentor.ts';
import { cannedAnswersReply, inboxReply, inboxThreadReply } from '../../replies/mentor-replies.ts';
import { type Call, inContext, type Route, route, type SignedIn } from '../../route.ts';

export interface InboxUseCases {
  readonly listInbox: ListInbox;
  readonly getInboxThread: GetInboxThread;
  readonly answerThread: AnswerThread;
  readonly moveThread: MoveThread;
  readonly listCannedAnswers: ListCannedAnswers;
  readonly addCannedAnswer: AddCannedAnswer;
  readonly removeCannedAnswer: RemoveCannedAnswer;
}

interface AtRevision {
  readonly params: { readonly threadId: string };
  readonly user: SignedIn;
  readonly body: { readonly revision: number };
}

const ROLES = ['office', 'teacher'] as const;

/** The team's inbox: each sees the kinds of threads that their roles answer. */
export function inboxRoutes(useCases: InboxUseCases): Route[] {
  const list = async ({ user: viewer, query }: Call<{ query: typeof inboxQuery }>) => {
    const { about: kind, assigned, search = '', ...filter } = query;
    return inboxReply(await useCases.listInbox.run({ viewer, kind, isMine: assigned === 'me', search, ...filter }));
  };

  const read = async ({ threadId }: { threadId: string }, { roles }: SignedIn) =>
    inboxThreadReply(await useCases.getInboxThread.run({ threadId, roles }));

  const answer = async ({
    params,
    user,
    body: { text, revision },
  }: Call<{ path: typeof paths.threadAnswer; body: typeof answerBody }>) => {
    await useCases.answerThread.run({ ...params, revision, roles: user.roles, by: user.userId, text });
    return read(params, user);
  };

  const moved = async ({ params, user, body: { revision } }: AtRevision, move: ThreadMove) => {
    await useCases.moveThread.run({ ...params, revision, roles: user.roles, move });
    return read(params, user);
  };

  return inContext('support', [
    route({
      method: 'get',
      path: paths.inbox,
      rule: 'admin',
      roles: ROLES,
      summary: 'Messages to the school that one’s roles answer, 25 at a time',
      cache: 'no-store',
      query: inboxQuery,
      reply: inboxSchema,
      handle: list,
    }),
    route({
      method: 'get',
      path: paths.inboxThread,
      rule: 'admin',
      roles: ROLES,
      summary: 'A message to the school with all that was written since',
      cache: 'no-store',
      reply: inboxThreadSchema,
      refusals: [404],
      handle: ({ params, user }: Call<{ path: typeof paths.inboxThread }>) => read(params, user),
    }),
    route({
      method: 'post',
      path: paths.threadAnswer,
      rule: 'admin',
      roles: ROLES,
      grave: 'no: it only adds',
      summary: 'Answer a message: its sender gets the answer by email as well',
      body: answerBody,
      reply: inboxThreadSchema,
      current: read,
      refusals: [404, 409],
      handle: answer,
    }),
    route({
      method: 'put',
      path: paths.threadAssignment,
      rule: 'admin',
      roles: ROLES,
      grave: 'no: the same call sets it back',
      summary: 'Assign a message to a person of the team, or to nobody',
      body: assignmentBody,
      reply: inboxThreadSchema,
      current: read,
      refusals: [404, 409],
      handle: (call: Call<{ path: typeof paths.threadAssignment; body: typeof assignmentBody }>) =>
        moved(call, { to: 'assigned', assignedTo: call.body.assignedTo }),
    }),
    route({
      method: 'post',
      path: paths.threadClosure,
      rule: 'admin',
      roles: ROLES,
      grave: 'no: it only adds',
      summary: 'Close a conversation',
      body: revisionBody,
      reply: inboxThreadSchema,
      current: read,
      refusals: [404, 409],
      handle: (call: Call<{ path: typeof paths.threadClosure; body: typeof revisionBody }>) =>
        moved(call, { to: 'closed' }),
    }),
    route({
      method: 'post',
      path: paths.threadReopening,
      rule: 'admin',
      roles: ROLES,
      grave: 'no: it only adds',
      summary: 'Open a conversation again',
      body: revisionBody,
      reply: inboxThreadSchema,
      current: read,
      refusals: [404, 409],
      handle: (call: Call<{ path: typeof paths.threadReopening; body: typeof revisionBody }>) =>
        moved(call, { to: 'open' }),
    }),
    route({
      method: 'put',
      path: paths.threadShowing,
      rule: 'admin',
      roles: ROLES,
      grave: 'no: the same call sets it back',
      summary: 'Show an answered message to the students of its course without a name, or hide it again',
      body: shownBody,
      reply: inboxThreadSchema,
      current: read,
      refusals: [404, 409],
      handle: (call: Call<{ path: typeof paths.threadShowing; body: typeof shownBody }>) =>
        moved(call, { to: call.body.isShown ? 'shown' : 'hidden' }),
    }),
    route({
      method: 'get',
      path: paths.cannedAnswers,
      rule: 'admin',
      roles: ROLES,
      summary: 'Answers that the team keeps to use again, by title',
      cache: 'no-store',
      reply: cannedAnswersSchema,
      handle: async () => cannedAnswersReply(await useCases.listCannedAnswers.run()),
    }),
    route({
      method: 'post',
      path: paths.cannedAnswers,
      rule: 'admin',
      roles: ROLES,
      grave: 'no: it only adds',
      summary: 'Keep an answer to use it again',
      body: cannedAnswerBody,
      reply: cannedAnswersSchema,
      status: 201,
      refusals: [409],
      handle: async ({ body }: Call<{ body: typeof cannedAnswerBody }>) =>
        cannedAnswersReply(await useCases.addCannedAnswer.run(body)),
    }),
    route({
      method: 'delete',
      path: paths.cannedAnswer,
      rule: 'admin',
      roles: ROLES,
      grave: true,
      summary: 'Remove an answer that the team kept',
      reply: cannedAnswersSchema,
      refusals: [404],
      handle: async ({ params }: Call<{ path: typeof paths.cannedAnswer }>) =>
        cannedAnswersReply(await useCases.removeCannedAnswer.run(params)),
    }),
  ]);
}
