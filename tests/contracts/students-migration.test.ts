import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrations } from '../../migrations/index.ts';
import { openDatabase } from '../../src/adapters/knex/database.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { directoryKey } from '../../src/domain/kernel/fold-text.ts';
import { freshPostgres } from '../support/provision/fresh-postgres.ts';
import { ODD_TEXT } from './samples.ts';

const STEP = '0014-students';
const NAMES = ['Zoë Nguyễn', 'ŁUKASZ Đặng', 'İpek Işık', '牙医', ODD_TEXT];
const MANY = 1203;

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

describe.each(kinds)('people who were there before, on $name', ({ open }) => {
  let db: Knex;
  let drop: () => Promise<unknown>;

  beforeAll(async () => {
    ({ db, drop } = await open());
  });
  afterAll(async () => {
    await db.destroy();
    await drop();
  });

  it('are found and sorted like those who come later', async () => {
    await db.migrate.latest({ migrationSource: before });
    const rows = Array.from({ length: MANY }, (_, index) => ({
      id: `user-${index}`,
      name: NAMES[index % NAMES.length],
      email: `user-${index}@example.org`,
      phone: '',
      password_hash: '',
      role: 'student',
      agreed_to_terms_at: 1,
      created_at: 1,
    }));
    await db.batchInsert('users', rows, 200);
    await migrateDatabase(db);
    const users: { name: string; email: string; directory_key: string }[] = await db('users');
    expect(users).toHaveLength(MANY);
    for (const user of users) expect(user.directory_key).toBe(directoryKey(user));
  });
});
