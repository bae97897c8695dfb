import { expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { addAda, describeBeforeStep } from './before-step.ts';
import { aUser, monday } from './samples.ts';

describeBeforeStep('0051', 'accounts of before addresses were confirmed', (opened) => {
  it('count as confirmed, and new ones do not', async () => {
    const db = opened();
    await addAda(db);

    await migrateDatabase(db);

    const users = new KnexUserRepository(db);
    expect((await users.find('ada'))?.emailConfirmedAt).toEqual(monday);
    await users.add(aUser({ id: 'bob', email: 'bob@example.org' }));
    expect((await users.find('bob'))?.emailConfirmedAt).toBeNull();
  });
});
