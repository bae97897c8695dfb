import type {
  CannedAnswerId,
  ContentId,
  CourseId,
  OrderId,
  QuestionId,
  SittingId,
  ThreadId,
  ThreadMessageId,
  UserId,
} from '../../kernel/ids.ts';
import type { TeamRole } from '../../kernel/literals.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { ThreadKind, ThreadState } from '../literals.ts';
import type { Subject, Thread, ThreadMessage } from './thread.ts';

/** A thread with its messages, the oldest first. */
export interface WholeThread {
  readonly thread: Thread;
  readonly messages: readonly ThreadMessage[];
}

export interface Asker {
  readonly name: string;
  readonly email: string;
  readonly isStudent: boolean;
}

/** As the team reads it: with the names of today, and of an enquirer what they wrote. */
export interface NamedThread {
  readonly thread: Thread;
  readonly asker: Asker;
  /** Empty where nobody is assigned. */
  readonly assigneeName: string;
}

export interface InboxFilter {
  readonly kinds: readonly ThreadKind[];
  readonly state?: ThreadState | undefined;
  readonly assignedTo?: UserId | undefined;
  /** Folded words, all of which its messages or its asker have. */
  readonly words: readonly string[];
}

/** Part of a course whose shown threads are looked for. */
export type ShownIn = { readonly contentId: ContentId } | { readonly questionId: QuestionId };

/** Contract: tests/contracts/threads.test.ts. */
export interface Threads {
  /** @param asker folded, for the search of the team. */
  add(thread: Thread, message: ThreadMessage, asker: string): Promise<void>;
  find(id: ThreadId): Promise<WholeThread | undefined>;
  findMessage(id: ThreadMessageId): Promise<ThreadMessage | undefined>;
  findRequested(userId: UserId, requestId: string): Promise<ThreadId | undefined>;
  /**
   * Stores the next revision, with a new message where there is one. False, and nothing is changed, where another
   * revision than `thread.revision` is stored.
   */
  save(thread: Thread, message?: ThreadMessage): Promise<boolean>;
  /** Threads of a person that wait for the team, and those they began since this time; in one statement. */
  countOf(userId: UserId, since: Date): Promise<{ waiting: number; begun: number }>;
  /** Newest first, in two statements; `before` is the last one seen. */
  listOf(userId: UserId, page: ThreadPage & { readonly in?: ShownIn | undefined }): Promise<WholeThread[]>;
  /** Threads of others that are shown, newest first, in two statements. */
  listShown(reader: UserId, page: { readonly in: ShownIn; readonly limit: number }): Promise<WholeThread[]>;
  /**
   * Shown ones with at least half of these words, of the question or of the course: those with the most words first,
   * then those of the content, then the newest.
   */
  suggest(
    where: { readonly courseId: CourseId; readonly contentId: ContentId } | { readonly questionId: QuestionId },
    words: readonly string[],
    limit: number,
  ): Promise<WholeThread[]>;
  /** Lists a page: where the state is `open`, the longest wait first; else the latest change first. One statement. */
  inbox(filter: InboxFilter, page: ThreadPage): Promise<(NamedThread & { readonly opening: string })[]>;
  /** Counts threads of these kinds that have waited since before this time. */
  countWaiting(kinds: readonly ThreadKind[], before: Date): Promise<number>;
  findNamed(id: ThreadId): Promise<(NamedThread & { readonly messages: readonly NamedMessage[] }) | undefined>;
  /** Milliseconds to the first answers since then, without enquiries and orders, in any order; at most this many. */
  answerTimes(since: Date, limit: number): Promise<number[]>;
  /** Removes those that nothing happened to since then, at most this many, and returns how many. */
  purge(before: Date, limit: number): Promise<number>;
}

export interface ThreadPage {
  readonly limit: number;
  readonly before?: ThreadId | undefined;
}

/** Name empty: an account that is gone. */
export type NamedMessage = ThreadMessage & { readonly name: string };

export interface CannedAnswer {
  readonly id: CannedAnswerId;
  readonly title: string;
  readonly text: string;
}

/** Contract: tests/contracts/threads.test.ts. */
export interface CannedAnswers {
  /** By title. */
  list(): Promise<CannedAnswer[]>;
  add(answer: CannedAnswer): Promise<void>;
  /** False where it was not there. */
  remove(id: CannedAnswerId): Promise<boolean>;
}

/** Answered by identity, inside a unit of work. */
export interface HeldAccounts {
  /** Keeps other messages of this person waiting until the transaction ends. */
  hold(userId: UserId): Promise<unknown>;
}

/** An item as its asker opens it. */
export interface AskedItem extends Pick<Subject, 'title'> {
  readonly courseId: CourseId;
  readonly form: 'video' | 'paper' | 'test';
  /** Length of a video; null where it is unknown. */
  readonly lengthSeconds: number | null;
  /** Pages of a paper; null where they are unknown, as of one that is no PDF. */
  readonly pageCount: number | null;
}

/** Answered by catalog, exam, questions, readiness and enrolment. */
export interface AskedSubjects {
  /** Finds a content or a document; rejects as the item itself does for whom it is not open. */
  item(viewer: Viewer, id: string): Promise<AskedItem>;
  /** A question whose answer this person may read; `sittingId` is theirs and has it, or is null. */
  question(
    userId: UserId,
    questionId: QuestionId,
    sittingId: SittingId | null,
  ): Promise<Pick<Subject, 'title' | 'isPrivate'> | undefined>;
  /** An order of theirs. */
  order(userId: UserId, orderId: OrderId): Promise<Pick<Subject, 'title' | 'courseId'> | undefined>;
}

/** Answered by exam. */
export interface RunningExams {
  /** Whether a section of a mock exam runs for this person now. */
  isRunning(userId: UserId): Promise<boolean>;
}

export interface Answerer {
  readonly id: UserId;
  readonly name: string;
  readonly roles: readonly TeamRole[];
}

/** Answered by identity. */
export interface Answerers {
  /** People of the team who may sign in, by name. */
  list(): Promise<Answerer[]>;
}
