import type { Knex } from 'knex';
import { beginningOf } from '../../../domain/kernel/beginning-of.ts';
import type { ThreadId, ThreadMessageId, UserId } from '../../../domain/kernel/ids.ts';
import type { ThreadKind } from '../../../domain/support/literals.ts';
import type { ShownIn, Threads, WholeThread } from '../../../domain/support/threads/ports.ts';
import type { Thread, ThreadMessage } from '../../../domain/support/threads/thread.ts';
import { type Millis, toMillis } from '../times.ts';
import { inTransaction } from '../transaction.ts';
import {
  MESSAGES,
  type MessageRow,
  type NamedRow,
  namedThreads,
  type StoredThreadRow,
  searched,
  THREAD_COLUMNS,
  THREADS,
  type ThreadRow,
  toNamed,
  withMessages,
  withWords,
  wordsFound,
} from './thread-rows.ts';

const MAX_OPENING = 120;

/** First message of a thread, in its listing. */
const OPENING = `(select text from thread_messages where thread_id = threads.id and number = 1) as opening`;

export class KnexThreads implements Threads {
  constructor(private readonly db: Knex) {}

  async add(thread: Thread, message: ThreadMessage, asker: string): Promise<void> {
    const folded = { folded_asker: searched(asker), folded_text: searched(thread.title, message.text) };
    await inTransaction(this.db, async (trx) => {
      await trx('threads').insert({ ...THREADS.toRow(thread), ...folded });
      await trx('thread_messages').insert(MESSAGES.toRow(message));
    });
  }

  async find(id: ThreadId): Promise<WholeThread | undefined> {
    const [found] = await withMessages(this.db, await this.rows().where({ id }).select(THREAD_COLUMNS));
    return found;
  }

  async findMessage(id: ThreadMessageId): Promise<ThreadMessage | undefined> {
    const row = await this.db<MessageRow>('thread_messages').where({ id }).first();
    return row && MESSAGES.toNoun(row);
  }

  async findRequested(userId: UserId, requestId: string): Promise<ThreadId | undefined> {
    return (await this.rows().where({ user_id: userId, request_id: requestId }).first('id'))?.id;
  }

  save(thread: Thread, message?: ThreadMessage): Promise<boolean> {
    const { id, revision } = thread;
    return inTransaction(this.db, async (trx) => {
      const count = await trx('threads')
        .where({ id, revision })
        .update(THREADS.toRow({ ...thread, revision: revision + 1 }));
      if (count === 0) return false;
      if (message) {
        await trx('thread_messages').insert(MESSAGES.toRow(message));
        const folded_text = trx.raw(`folded_text || ' ' || ?`, [searched(message.text)]);
        await trx('threads').where({ id }).update({ folded_text });
      }
      return true;
    });
  }

  async countOf(userId: UserId, since: Date): Promise<{ waiting: number; begun: number }> {
    const row = (await this.rows()
      .where({ user_id: userId })
      .first(
        this.db.raw(`count(case when state = 'open' then 1 end) as waiting`),
        this.db.raw('count(case when created_at > ? then 1 end) as begun', [toMillis(since)]),
      )) as { waiting: number | string; begun: number | string };
    return { waiting: Number(row.waiting), begun: Number(row.begun) };
  }

  async listOf(userId: UserId, { limit, before, in: where }: Parameters<Threads['listOf']>[1]): Promise<WholeThread[]> {
    const page = this.newest(limit).where({ user_id: userId });
    if (where) void page.where(placeOf(where));
    if (before !== undefined)
      void page.whereRaw('(created_at, id) < (select created_at, id from threads where id = ?)', [before]);
    return withMessages(this.db, await page);
  }

  async listShown(reader: UserId, { in: where, limit }: Parameters<Threads['listShown']>[1]): Promise<WholeThread[]> {
    const page = this.newest(limit)
      .where({ is_shown: true })
      .where(placeOf(where))
      .whereRaw('(user_id is null or user_id <> ?)', [reader]);
    return withMessages(this.db, await page);
  }

  async suggest(...[where, words, limit]: Parameters<Threads['suggest']>): Promise<WholeThread[]> {
    const { sql, bindings } = wordsFound(words, 'folded_text');
    const page: Knex.QueryBuilder<object, ThreadRow[]> = this.db('threads')
      .where({ is_shown: true })
      .whereRaw(`${sql} * 2 >= ?`, [...bindings, words.length])
      .orderByRaw(`${sql} desc`, bindings)
      .limit(limit)
      .select(THREAD_COLUMNS);
    if ('questionId' in where) void page.where({ question_id: where.questionId });
    else
      void page
        .where({ course_id: where.courseId })
        .orderByRaw('case when content_id = ? then 0 else 1 end', [where.contentId]);
    void page.orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ]);
    return withMessages(this.db, await page);
  }

  async inbox(...[filter, { limit, before }]: Parameters<Threads['inbox']>) {
    const { kinds, state, assignedTo, words } = filter;
    const page: Knex.QueryBuilder<object, OpeningRow[]> = namedThreads(this.db)
      .whereIn('threads.kind', kinds)
      .limit(limit)
      .select(this.db.raw(OPENING));
    if (state) void page.where('threads.state', state);
    if (assignedTo) void page.where('threads.assigned_to', assignedTo);
    withWords(page, words, ['threads.folded_text', 'threads.folded_asker']);
    const [column, order, sign] =
      state === 'open' ? (['waiting_since', 'asc', '>'] as const) : (['updated_at', 'desc', '<'] as const);
    void page.orderBy([
      { column: `threads.${column}`, order },
      { column: 'threads.id', order },
    ]);
    if (before !== undefined)
      // One that was answered meanwhile was where it began to wait, or later.
      void page.whereRaw(
        `(threads.${column}, threads.id) ${sign} (select coalesce(${column}, created_at), id from threads where id = ?)`,
        [before],
      );
    return (await page).map((row) => ({ ...toNamed(row), opening: openingOf(row.opening ?? '') }));
  }

  async countWaiting(kinds: readonly ThreadKind[], before: Date): Promise<number> {
    const row = await this.db('threads')
      .where({ state: 'open' })
      .where('waiting_since', '<', toMillis(before))
      .whereIn('kind', kinds)
      .first(this.db.raw('count(*) as total'));
    return Number(row.total);
  }

  async findNamed(id: ThreadId) {
    const [row] = await namedThreads(this.db).where('threads.id', id);
    if (!row) return undefined;
    const named = toNamed(row);
    const messages: (MessageRow & { name: string | null })[] = await this.db('thread_messages')
      .leftJoin('users', 'users.id', 'thread_messages.author_id')
      .where({ thread_id: id })
      .orderBy('number')
      .select('thread_messages.*', 'users.name');
    return {
      ...named,
      messages: messages.map((message) => ({
        ...MESSAGES.toNoun(message),
        name: message.name ?? (message.by === 'asker' ? named.asker.name : ''),
      })),
    };
  }

  async answerTimes(since: Date, limit: number): Promise<number[]> {
    const rows = (await this.rows()
      .where('first_answered_at', '>', toMillis(since))
      .whereNotIn('kind', ['enquiry', 'order'])
      .orderBy('first_answered_at', 'desc')
      .limit(limit)
      .select('first_answered_at', 'created_at')) as { first_answered_at: Millis; created_at: Millis }[];
    return rows.map(({ first_answered_at, created_at }) => Number(first_answered_at) - Number(created_at));
  }

  async purge(before: Date, limit: number): Promise<number> {
    const old = this.rows().where('updated_at', '<', toMillis(before)).limit(limit).select('id');
    return this.rows().whereIn('id', old).delete();
  }

  private newest(limit: number): Knex.QueryBuilder<object, ThreadRow[]> {
    return this.db('threads')
      .limit(limit)
      .orderBy([
        { column: 'created_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .select(THREAD_COLUMNS);
  }

  private rows() {
    return this.db<StoredThreadRow>('threads');
  }
}

type OpeningRow = NamedRow & { opening: string | null };

const placeOf = (where: ShownIn) =>
  'contentId' in where ? { content_id: where.contentId } : { question_id: where.questionId };

const openingOf = (text: string): string =>
  text.length > MAX_OPENING ? `${beginningOf(text, MAX_OPENING - 1)}…` : text;
