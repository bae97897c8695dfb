import type { Knex } from 'knex';
import { afterAll, beforeAll, describe } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { monday } from './samples.ts';

const KINDS = [
  { name: 'SQLite', open: async () => ({ db: openDatabase({ file: ':memory:' }), drop: async () => undefined }) },
  {
    name: 'Postgres',
    open: async () => {
      const { url, drop } = await freshPostgres();
      return { db: openDatabase({ url }), drop };
    },
  },
];

/** Ada's account in the columns that every step has: the repository writes those of now. */
export const addAda = (db: Knex, agreedAt = monday) =>
  db('users').insert({
    ...{ id: 'ada', name: 'Ada Lovelace', email: 'ada@example.org', phone: '', directory_key: 'ada lovelace' },
    ...{ password_hash: 'a hash', role: 'student' },
    ...{ agreed_to_terms_at: agreedAt.getTime(), created_at: monday.getTime() },
  });

/** Runs the tests on a database of each kind as it was before a step of the migrations. */
export function describeBeforeStep(step: string, what: string, tests: (opened: () => Knex) => void): void {
  const before: typeof migrations = {
    ...migrations,
    getMigrations: async (loaded) => (await migrations.getMigrations(loaded)).filter(({ name }) => name < step),
  };

  describe.each(KINDS)(`${what}, on $name`, ({ open }) => {
    let db: Knex;
    let drop: () => Promise<unknown>;

    beforeAll(async () => {
      ({ db, drop } = await open());
      await db.migrate.latest({ migrationSource: before });
    });
    afterAll(async () => {
      await db.destroy();
      await drop();
    });

    tests(() => db);
  });
}
