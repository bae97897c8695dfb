import { boolean, integer, list, nullable, object, oneOf, type Reply, string, time } from '../json-schema.ts';
import { AUTHOR_SIDES, THREAD_KINDS, THREAD_STATES } from '../literals.ts';

const aboutSchema = object(
  {
    kind: oneOf(THREAD_KINDS),
    title: string('Of the item, the question or the order when it was asked; empty without a subject.'),
    courseId: nullable(string()),
    contentId: nullable(string()),
    at: nullable(integer('Second of a video.')),
    page: nullable(integer()),
    questionId: nullable(string()),
    sittingId: nullable(string('Where the question was answered; null for others than its asker and the team.')),
    orderId: nullable(string()),
  },
  'ThreadAbout',
);

const messageFields = {
  id: string(),
  by: oneOf(AUTHOR_SIDES),
  text: string('Plain text of several lines.'),
  at: time(),
};

const threadFields = {
  id: string(),
  about: aboutSchema,
  state: oneOf(THREAD_STATES),
  isShown: boolean('Shown to the students of the course, without a name.'),
  createdAt: time(),
  updatedAt: time('Of its last message, or of the last change of its state.'),
};

export const threadSchema = object(
  {
    ...threadFields,
    isOwn: boolean('False: somebody else’s, shown without a name.'),
    messages: list(object(messageFields, 'ThreadMessage'), 'The oldest first.'),
  },
  'Thread',
);

export const threadsSchema = object(
  {
    threads: list(threadSchema, 'The newest first.'),
    nextBefore: nullable(string()),
  },
  'Threads',
);

export const suggestionsSchema = object(
  { threads: list(threadSchema, 'At most five that were answered and are shown to the course.') },
  'Suggestions',
);

export const answerTimeSchema = object(
  {
    medianMinutes: nullable(integer('Of the first answers of the last 90 days.'), 'Null with fewer than ten of them.'),
  },
  'AnswerTime',
);

const personSchema = object({ id: string(), name: string() }, 'InboxPerson');

const inboxFields = {
  ...threadFields,
  from: object(
    {
      name: string(),
      email: string(),
      studentId: nullable(string(), 'Null: an enquirer without a confirmed account.'),
    },
    'InboxAsker',
  ),
  assignedTo: nullable(personSchema, 'Null: nobody.'),
  mayShow: boolean('Whether it may be shown to the course.'),
  waitingSince: nullable(time('When the first message came that is not answered.'), 'Null: nothing waits.'),
  revision: integer(),
};

export const inboxThreadSchema = object(
  {
    ...inboxFields,
    messages: list(
      object({ ...messageFields, name: string('Of its author; empty where the account is gone.') }, 'InboxMessage'),
      'The oldest first.',
    ),
    answerers: list(personSchema, 'People who may answer it, by name.'),
  },
  'InboxThread',
);

export const inboxSchema = object(
  {
    threads: list(
      object({ ...inboxFields, opening: string('Beginning of its first message.') }, 'InboxListing'),
      'With the state open: what waits longest first. Else: the latest change first.',
    ),
    nextBefore: nullable(string()),
  },
  'Inbox',
);

export const cannedAnswersSchema = object(
  { answers: list(object({ id: string(), title: string(), text: string() }, 'CannedAnswer'), 'By title.') },
  'CannedAnswers',
);

export type ThreadReply = Reply<typeof threadSchema>;
export type ThreadsReply = Reply<typeof threadsSchema>;
export type SuggestionsReply = Reply<typeof suggestionsSchema>;
export type AnswerTimeReply = Reply<typeof answerTimeSchema>;
export type InboxThreadReply = Reply<typeof inboxThreadSchema>;
export type InboxReply = Reply<typeof inboxSchema>;
export type CannedAnswersReply = Reply<typeof cannedAnswersSchema>;
