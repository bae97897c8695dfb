import type { Knex } from 'knex';
import { afterAll, beforeAll, describe } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';

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
