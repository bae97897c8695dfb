import type { Knex } from 'knex';
import { folded } from '../../../domain/kernel/fold-text.ts';
import type { NamedThread, WholeThread } from '../../../domain/support/threads/ports.ts';
import type { Thread, ThreadMessage } from '../../../domain/support/threads/thread.ts';
import { grouped } from '../catalog/grouped.ts';
import { columnsOf, flag, type RowOf, time, timeOrNull } from '../columns.ts';
import { likePattern } from '../like-pattern.ts';

export const THREADS = columnsOf<Thread>()({
  id: 'id',
  userId: 'user_id',
  contactId: 'contact_id',
  requestId: 'request_id',
  kind: 'kind',
  title: 'title',
  courseId: 'course_id',
  contentId: 'content_id',
  at: 'at',
  page: 'page',
  questionId: 'question_id',
  sittingId: 'sitting_id',
  orderId: 'order_id',
  isPrivate: flag('is_private'),
  state: 'state',
  assignedTo: 'assigned_to',
  isShown: flag('is_shown'),
  waitingSince: timeOrNull('waiting_since'),
  firstAnsweredAt: timeOrNull('first_answered_at'),
  createdAt: time('created_at'),
  updatedAt: time('updated_at'),
  revision: 'revision',
});

export type ThreadRow = RowOf<typeof THREADS>;
export type StoredThreadRow = ThreadRow & { folded_asker: string; folded_text: string };

export const MESSAGES = columnsOf<ThreadMessage>()({
  id: 'id',
  threadId: 'thread_id',
  number: 'number',
  by: 'by',
  authorId: 'author_id',
  requestId: 'request_id',
  text: 'text',
  at: time('at'),
});

export type MessageRow = RowOf<typeof MESSAGES>;

/** Columns of a thread without the folded texts, which no page shows. */
export const THREAD_COLUMNS = THREADS.names.map((name) => `threads.${name}`);

export type NamedRow = ThreadRow & {
  user_name: string | null;
  user_email: string | null;
  user_role: string | null;
  first_name: string | null;
  last_name: string | null;
  contact_email: string | null;
  assignee_name: string | null;
};

/** Threads with the names of their people, in one statement. */
export const namedThreads = (db: Knex): Knex.QueryBuilder<object, NamedRow[]> =>
  db('threads')
    .leftJoin('users', 'users.id', 'threads.user_id')
    .leftJoin('contact_messages', 'contact_messages.id', 'threads.contact_id')
    .leftJoin({ assignees: 'users' }, 'assignees.id', 'threads.assigned_to')
    .select(THREAD_COLUMNS)
    .select({
      user_name: 'users.name',
      user_email: 'users.email',
      user_role: 'users.role',
      first_name: 'contact_messages.first_name',
      last_name: 'contact_messages.last_name',
      contact_email: 'contact_messages.email',
      assignee_name: 'assignees.name',
    });

/** An enquiry has the name and the address that its form gave, which need not be those of its account. */
export const toNamed = (row: NamedRow): NamedThread => {
  const given = { name: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim(), email: row.contact_email ?? '' };
  const known = { name: row.user_name ?? '', email: row.user_email ?? '' };
  return {
    thread: THREADS.toNoun(row),
    asker: { ...(row.kind === 'enquiry' ? given : known), isStudent: row.user_role === 'student' },
    assigneeName: row.assignee_name ?? '',
  };
};

/** Text of the search for one more message. */
export const searched = (...texts: readonly string[]): string => folded(texts.join(' '));

/** Rows with each of these words somewhere in one of these columns. */
export function withWords(rows: Knex.QueryBuilder, words: readonly string[], columns: readonly string[]): void {
  const condition = columns.map((column) => `${column} like ? escape '!'`).join(' or ');
  for (const word of words)
    void rows.whereRaw(
      `(${condition})`,
      columns.map(() => `%${likePattern(word)}%`),
    );
}

/** How many of these words are somewhere in a column. */
export const wordsFound = (words: readonly string[], column: string) => ({
  sql: `(${words.map(() => `case when ${column} like ? escape '!' then 1 else 0 end`).join(' + ')})`,
  bindings: words.map((word) => `%${likePattern(word)}%`),
});

/** Adds the messages of all of them, in one statement. */
export async function withMessages(db: Knex, rows: readonly ThreadRow[]): Promise<WholeThread[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await db<MessageRow>('thread_messages').whereIn('thread_id', ids).orderBy(['thread_id', 'number']);
  const messages = grouped(found.map(MESSAGES.toNoun), ({ threadId }) => threadId);
  return rows.map((row) => ({ thread: THREADS.toNoun(row), messages: messages.get(row.id) ?? [] }));
}
