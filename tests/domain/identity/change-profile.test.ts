import { describe, expect, it } from 'vitest';
import { ADA, identityWorld } from './identity-world.ts';

describe('changing the profile', () => {
  it('keeps name and phone as they were meant, and nothing else changes', async () => {
    const { register, changeProfile, stores } = identityWorld();
    const ada = await register.run(ADA);
    const changed = await changeProfile.run(ada, {
      name: '  Ada Lovelace ',
      phone: ' \u202a+٦١ 411 １１１ 111\u202c ',
    });
    expect(changed).toEqual({ ...ada, name: 'Ada Lovelace', phone: '+61 411 111 111' });
    expect(await stores.users.find(ada.id)).toEqual(changed);
  });

  it('is seen by the next request of every session', async () => {
    const { register, changeProfile, signInAda, getSession } = identityWorld();
    const ada = await register.run(ADA);
    const { session } = await signInAda();
    await changeProfile.run(ada, { name: 'Ada Lovelace', phone: '' });
    expect((await getSession.run(session.id))?.user).toMatchObject({ name: 'Ada Lovelace', phone: '' });
  });
});
