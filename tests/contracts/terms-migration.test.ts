import { expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { migrateDatabase } from '../../src/adapters/knex/migrate.ts';
import { addAda, describeBeforeStep } from './before-step.ts';
import { aUser, friday } from './samples.ts';

describeBeforeStep('0060', 'accounts of before one could be made for somebody', (opened) => {
  it('keep when they agreed to the terms, and new ones may have agreed to nothing', async () => {
    const db = opened();
    await addAda(db, friday);
    await db('reset_links').insert({ user_id: 'ada', token_digest: 'digest', expires_at: friday.getTime() });

    await migrateDatabase(db);

    const users = new KnexUserRepository(db);
    expect((await users.find('ada'))?.agreedToTermsAt).toEqual(friday);
    expect(await db('reset_links').pluck('user_id')).toEqual(['ada']);
    await users.add(aUser({ id: 'bob', email: 'bob@example.org', agreedToTermsAt: null }));
    expect((await users.find('bob'))?.agreedToTermsAt).toBeNull();
  });
});
