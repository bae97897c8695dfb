import { expect, it } from 'vitest';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { directoryKey } from '../../src/domain/kernel/fold-text.ts';
import { describeBeforeStep } from './before-step.ts';
import { ODD_TEXT } from './samples.ts';

const NAMES = ['Zoë Nguyễn', 'ŁUKASZ Đặng', 'İpek Işık', '牙医', ODD_TEXT];
const MANY = 1203;

describeBeforeStep('0014-students', 'people who were there before', (opened) => {
  it('are found and sorted like those who come later', async () => {
    const db = opened();
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
