import type { InboxThread } from '../../domain/support/queries/get-inbox-thread.ts';
import type { Inbox } from '../../domain/support/queries/list-inbox.ts';
import type { ListedThreads } from '../../domain/support/queries/list-threads.ts';
import type { CannedAnswer, NamedThread, WholeThread } from '../../domain/support/threads/ports.ts';
import { mayShow, type Subject, type ThreadMessage } from '../../domain/support/threads/thread.ts';
import type {
  CannedAnswersReply,
  InboxReply,
  InboxThreadReply,
  SuggestionsReply,
  ThreadReply,
  ThreadsReply,
} from '../../wire/replies/mentor.ts';

const aboutReply = ({ kind, title, courseId, contentId, at, page, questionId, sittingId, orderId }: Subject) => ({
  ...{ kind, title, courseId, contentId, at, page, questionId, sittingId, orderId },
});

const messageReply = ({ id, by, text, at }: ThreadMessage) => ({ id, by, text, at: at.toISOString() });

/** As its asker reads it; as everybody else does, without the sitting, and with no name in either. */
export function threadReply({ thread, messages }: WholeThread, reader: string): ThreadReply {
  const isOwn = thread.userId === reader;
  const { id, state, isShown, createdAt, updatedAt } = thread;
  return {
    ...{ id, state, isShown, isOwn, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() },
    about: { ...aboutReply(thread), ...(!isOwn && { sittingId: null }) },
    messages: messages.map(messageReply),
  };
}

export const threadsReply = ({ threads, nextBefore }: ListedThreads, reader: string): ThreadsReply => ({
  threads: threads.map((one) => threadReply(one, reader)),
  nextBefore,
});

export const suggestionsReply = (threads: readonly WholeThread[], reader: string): SuggestionsReply => ({
  threads: threads.map((one) => threadReply(one, reader)),
});

const inboxFields = ({ thread, asker, assigneeName }: NamedThread) => ({
  id: thread.id,
  about: aboutReply(thread),
  state: thread.state,
  isShown: thread.isShown,
  createdAt: thread.createdAt.toISOString(),
  updatedAt: thread.updatedAt.toISOString(),
  from: { name: asker.name, email: asker.email, studentId: asker.isStudent ? thread.userId : null },
  assignedTo: thread.assignedTo === null ? null : { id: thread.assignedTo, name: assigneeName },
  mayShow: mayShow(thread),
  waitingSince: thread.waitingSince?.toISOString() ?? null,
  revision: thread.revision,
});

export const inboxReply = ({ threads, nextBefore }: Inbox): InboxReply => ({
  threads: threads.map(({ opening, ...named }) => ({ ...inboxFields(named), opening })),
  nextBefore,
});

export const inboxThreadReply = ({ messages, answerers, ...named }: InboxThread): InboxThreadReply => ({
  ...inboxFields(named),
  messages: messages.map((message) => ({ ...messageReply(message), name: message.name })),
  answerers: answerers.map(({ id, name }) => ({ id, name })),
});

export const cannedAnswersReply = (answers: readonly CannedAnswer[]): CannedAnswersReply => ({
  answers: answers.map(({ id, title, text }) => ({ id, title, text })),
});
