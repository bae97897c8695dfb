import type {
  ContentId,
  CourseId,
  OrderId,
  QuestionId,
  SittingId,
  ThreadId,
  ThreadMessageId,
  UserId,
} from '../../kernel/ids.ts';
import { mayAs, type TeamRole } from '../../kernel/literals.ts';
import { type AuthorSide, THREAD_KINDS, type ThreadKind, type ThreadState } from '../literals.ts';
import { notToShow, threadClosed } from './errors.ts';

/** Subject of a thread, with its title as it was when it was asked: what is deleted later keeps its thread. */
export interface Subject {
  readonly kind: ThreadKind;
  readonly title: string;
  readonly courseId: CourseId | null;
  readonly contentId: ContentId | null;
  /** Second of a video. */
  readonly at: number | null;
  readonly page: number | null;
  readonly questionId: QuestionId | null;
  readonly sittingId: SittingId | null;
  readonly orderId: OrderId | null;
  /** Tells of a case of mock exams: no other student is ever shown it. */
  readonly isPrivate: boolean;
}

/** A message to the school and what follows it. */
export interface Thread extends Subject {
  readonly id: ThreadId;
  /** Null: an enquirer without a confirmed account. */
  readonly userId: UserId | null;
  /** Contact message that it began with, for an enquiry. */
  readonly contactId: string | null;
  /** Names the request that made it: sent again it makes no second one. */
  readonly requestId: string;
  readonly state: ThreadState;
  readonly assignedTo: UserId | null;
  /** Shown to the students of its course, without a name. */
  readonly isShown: boolean;
  /** Time of the first message that nobody has answered; null where nothing waits. */
  readonly waitingSince: Date | null;
  readonly firstAnsweredAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly revision: number;
}

export interface ThreadMessage {
  readonly id: ThreadMessageId;
  readonly threadId: ThreadId;
  /** From 1, in the order in which they were written. */
  readonly number: number;
  readonly by: AuthorSide;
  /** Null: an enquirer, or an account that is gone. */
  readonly authorId: UserId | null;
  readonly requestId: string;
  readonly text: string;
  readonly at: Date;
}

export const NO_SUBJECT: Subject = {
  kind: 'nothing',
  title: '',
  courseId: null,
  contentId: null,
  at: null,
  page: null,
  questionId: null,
  sittingId: null,
  orderId: null,
  isPrivate: false,
};

export const newThread = (
  from: Pick<Thread, 'id' | 'userId' | 'contactId' | 'requestId'>,
  subject: Subject,
  now: Date,
): Thread => ({
  ...from,
  ...subject,
  state: 'open',
  assignedTo: null,
  isShown: false,
  waitingSince: now,
  firstAnsweredAt: null,
  createdAt: now,
  updatedAt: now,
  revision: 1,
});

/** The message that begins a thread. */
export const firstMessage = (
  { id: threadId, requestId, createdAt: at }: Thread,
  message: Pick<ThreadMessage, 'id' | 'authorId' | 'text'>,
): ThreadMessage => ({ ...message, threadId, number: 1, by: 'asker', requestId, at });

/** Another message of its asker: an answered thread waits again, and is hidden until the team has read what is new. */
export const followedUp = (thread: Thread, now: Date): Thread => ({
  ...open(thread),
  state: 'open',
  isShown: false,
  waitingSince: thread.waitingSince ?? now,
  updatedAt: now,
});

export const answered = (thread: Thread, now: Date): Thread => ({
  ...open(thread),
  state: 'answered',
  waitingSince: null,
  firstAnsweredAt: thread.firstAnsweredAt ?? now,
  updatedAt: now,
});

export const closed = (thread: Thread, now: Date): Thread => ({
  ...thread,
  state: 'closed',
  waitingSince: null,
  updatedAt: now,
});

export const reopened = (thread: Thread, now: Date): Thread => ({
  ...thread,
  state: 'open',
  waitingSince: thread.waitingSince ?? now,
  updatedAt: now,
});

const SHOWN_KINDS: readonly ThreadKind[] = ['item', 'page', 'question'];

/** Whether other students may be shown it: never a mock case, an order, nor what is about nothing of a course. */
export const mayShow = ({ kind, isPrivate, firstAnsweredAt }: Thread): boolean =>
  SHOWN_KINDS.includes(kind) && !isPrivate && firstAnsweredAt !== null;

export function shown(thread: Thread, isShown: boolean): Thread {
  if (isShown && !mayShow(thread)) throw notToShow();
  return { ...thread, isShown };
}

function open(thread: Thread): Thread {
  if (thread.state === 'closed') throw threadClosed();
  return thread;
}

/** Roles that read and answer threads of a kind; owners do so with every one. */
const ROLES_OF: Readonly<Record<ThreadKind, readonly TeamRole[]>> = {
  item: ['teacher'],
  page: ['teacher'],
  question: ['teacher'],
  nothing: ['teacher'],
  order: ['office'],
  enquiry: ['office'],
};

export const mayAnswer = (roles: readonly TeamRole[], kind: ThreadKind): boolean => mayAs(roles, ROLES_OF[kind]);

export const kindsFor = (roles: readonly TeamRole[]): ThreadKind[] =>
  THREAD_KINDS.filter((kind) => mayAnswer(roles, kind));
