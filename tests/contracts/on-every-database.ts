import type { Knex } from 'knex';
import { afterAll, beforeAll, describe } from 'vitest';
import { databases, emptyTables, type OpenedDatabase } from '../support/database.ts';

/** Runs the tests on each kind of database. One is opened for the whole file; `open` empties it for a test. */
export function onEveryDatabase(tests: (name: string, open: () => Promise<Knex>) => void): void {
  describe.each(databases)('$name', (database) => {
    let opened: OpenedDatabase | undefined;

    beforeAll(async () => {
      opened = await database.open();
    });
    afterAll(() => opened?.close());

    tests(database.name, async () => {
      if (!opened) throw new Error(`The ${database.name} database did not open.`);
      await emptyTables(opened.db);
      return opened.db;
    });
  });
}
