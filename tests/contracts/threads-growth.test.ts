import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexThreads } from '../../src/adapters/knex/support/threads.ts';
import type { ThreadKind } from '../../src/domain/support/literals.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser } from './samples.ts';

const PATIENCE_MS = 120_000;
/** As many as a large school has in twenty years; one in fifty waits. */
const MANY = 100_000;

const COLUMNS =
  'id, user_id, request_id, kind, title, course_id, content_id, is_private, state, is_shown, waiting_since, created_at, ' +
  'updated_at, revision, folded_asker, folded_text';

/** Adds threads from one number to another, in two statements. */
async function grow(db: Knex, from: number, to: number): Promise<void> {
  const numbers = `with recursive numbers(n) as (select ${from} union all select n + 1 from numbers where n < ${to})`;
  await db.raw(
    `insert into threads (${COLUMNS}) ${numbers}
     select 't-' || n, 'ada', 'r-' || n, 'item', 'Caries', 'course', 'video', ?, case when n % 50 = 0 then 'open' else
       'answered' end, ?, case when n % 50 = 0 then n end, n, n, 1, 'ada', 'why is it so ' || n from numbers`,
    [false, false],
  );
  await db.raw(
    `insert into thread_messages (id, thread_id, number, "by", request_id, text, at) ${numbers}
     select 'm-' || n, 't-' || n, 1, 'asker', 'r-' || n, 'Why is it so?', n from numbers`,
  );
}

/** What the call asks of the database, and how the database goes about it. */
async function asked(db: Knex, isSqlite: boolean, call: () => Promise<unknown>) {
  const statements: { sql: string; bindings: readonly Knex.RawBinding[] }[] = [];
  const note = (query: (typeof statements)[number]) => void statements.push(query);
  db.on('query', note);
  await call();
  db.removeListener('query', note);
  const [first] = statements;
  // The driver numbers its placeholders, and `raw` takes question marks.
  const sql = (first?.sql ?? '').replaceAll(/\$\d+/g, '?');
  const explained = await db.raw(`explain ${isSqlite ? 'query plan ' : ''}${sql}`, [...(first?.bindings ?? [])]);
  return { count: statements.length, plan: JSON.stringify(isSqlite ? explained : explained.rows) };
}

onEveryDatabase((name, open) => {
  it(
    `${name} turns pages of the inbox with as many statements for 100,000 threads as for ten, by an index`,
    async () => {
      const db = await open();
      await new KnexUserRepository(db).add(aUser());
      const threads = new KnexThreads(db);
      const isSqlite = name === 'SQLite';
      const kinds: ThreadKind[] = ['item', 'page', 'question', 'nothing'];
      const waiting = { kinds, state: 'open', words: [] } as const;
      const calls = {
        open: () => threads.inbox(waiting, { limit: 26 }),
        next: () => threads.inbox(waiting, { limit: 26, before: 't-50' }),
        search: () => threads.inbox({ ...waiting, words: ['why', '100'] }, { limit: 26 }),
        all: () => threads.inbox({ kinds, words: [] }, { limit: 26 }),
        own: () => threads.listOf('ada', { limit: 26 }),
        toDo: () => threads.countWaiting(kinds, new Date(60_000)),
      };
      const all = async () => {
        const found: Record<string, { count: number; plan: string }> = {};
        for (const [call, run] of Object.entries(calls)) found[call] = await asked(db, isSqlite, run);
        return found;
      };
      const counts = (found: Awaited<ReturnType<typeof all>>) => Object.values(found).map(({ count }) => count);
      await grow(db, 1, 10);
      const few = await all();
      await grow(db, 11, MANY);
      await db.raw('analyze');
      const many = await all();
      expect(counts(many)).toEqual([1, 1, 1, 1, 2, 1]);
      expect(counts(many)).toEqual(counts(few));
      for (const call of ['open', 'next', 'toDo'])
        expect(many[call]?.plan, call).toContain('threads_state_waiting_since_id_index');
      expect(many.all?.plan).toContain('threads_updated_at_id_index');
      expect(many.own?.plan).toMatch(/threads_user_id_created_at_id_index|threads_updated_at_id_index/);
      // A sort reads all that waits before it shows one page.
      for (const call of ['open', 'next', 'all']) expect(many[call]?.plan, call).not.toMatch(/Sort Key|TEMP B-TREE/);
      expect(await threads.inbox(waiting, { limit: 26 })).toHaveLength(26);
    },
    PATIENCE_MS,
  );
});
