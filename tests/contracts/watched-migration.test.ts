import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { KnexProgressRepository } from '../../src/adapters/knex/learning/progress-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';

const STEP = '0017-watched';

const before: typeof migrations = {
  ...migrations,
  getMigrations: async (loaded) => (await migrations.getMigrations(loaded)).filter(({ name }) => name < STEP),
};

const kinds = [
  { name: 'SQLite', open: async () => ({ db: openDatabase({ file: ':memory:' }), drop: async () => undefined }) },
  {
    name: 'Postgres',
    open: async () => {
      const { url, drop } = await freshPostgres();
      return { db: openDatabase({ url }), drop };
    },
  },
];

describe.each(kinds)('what was watched before, on $name', ({ open }) => {
  let db: Knex;
  let drop: () => Promise<unknown>;

  beforeAll(async () => {
    ({ db, drop } = await open());
  });
  afterAll(async () => {
    await db.destroy();
    await drop();
  });

  it('stays done, and counts as played up to where somebody was', async () => {
    await db.migrate.latest({ migrationSource: before });
    const row = (
      content_id: string,
      position_seconds: number,
      completed_at: number | null,
      duration_seconds = 100,
    ) => ({
      user_id: 'ada',
      course_id: 'course',
      content_id,
      position_seconds,
      duration_seconds,
      completed_at,
      updated_at: 1,
    });
    await db('progress').insert([
      row('done', 97.5, 5),
      row('begun', 40.5, null),
      row('whole second', 12, null),
      row('opened', 0, null),
      row('paper', 0, 7, 0),
    ]);
    await migrateDatabase(db);
    const stored = await new KnexProgressRepository(db).listOfCourses('ada', ['course']);
    expect(Object.fromEntries(stored.map((one) => [one.contentId, [one.watched, one.completedAt?.getTime()]]))).toEqual(
      {
        done: [[], 5],
        begun: [[[0, 40.5]], undefined],
        'whole second': [[[0, 12]], undefined],
        opened: [[], undefined],
        paper: [[], 7],
      },
    );
  });
});
