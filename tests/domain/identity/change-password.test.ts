import { describe, expect, it } from 'vitest';
import { GetCurrentUser } from '../../../src/domain/identity/queries/get-current-user.ts';
import { friday, monday } from '../../contracts/samples.ts';
import { ADA, identityWorld } from './identity-world.ts';

async function signedIn() {
  const world = identityWorld();
  const ada = await world.register.run(ADA);
  // Of the welcome.
  await world.takeJobs();
  const { session } = await world.signInAda();
  const change = (currentPassword: string, password = 'battery staple') =>
    world.changePassword.run({ userId: ada.id, sessionId: session.id, currentPassword, password });
  return { ...world, ada, session, change };
}

describe('changing the password', () => {
  it('keeps this session, ends the others and tells the owner', async () => {
    const { change, signInAda, getSession, session, takeJobs } = await signedIn();
    const phone = await signInAda();
    await change(ADA.password);
    expect(await getSession.run(session.id)).toBeDefined();
    expect(await getSession.run(phone.session.id)).toBeUndefined();
    await expect(signInAda()).rejects.toMatchObject({ code: 'identity/wrong-credentials' });
    await expect(signInAda({ password: 'battery staple' })).resolves.toBeDefined();
    expect(await takeJobs()).toEqual([{ name: 'identity/send-password-changed', payload: { email: ADA.email } }]);
  });

  it('needs the current one', async () => {
    const { change, signInAda, takeJobs } = await signedIn();
    await expect(change('a guess')).rejects.toMatchObject({
      kind: 'invalid',
      code: 'identity/wrong-password',
      fields: { currentPassword: 'Your current password is not correct.' },
    });
    await expect(signInAda()).resolves.toBeDefined();
    expect(await takeJobs()).toEqual([]);
  });

  it('twice at once with the same current one succeeds once', async () => {
    const { change } = await signedIn();
    const results = await Promise.allSettled([
      change(ADA.password, 'the first new one'),
      change(ADA.password, 'the second new one'),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves no session to who signs in with the old one at the same moment', async () => {
    const { ada, session, change, signInAda, stores, clock } = await signedIn();
    let current = ADA.password;
    for (let round = 0; round < 20; round += 1) {
      const next = `battery staple ${round}`;
      const [signed] = await Promise.allSettled([signInAda({ password: current }), change(current, next)]);
      current = next;
      const alive = (await stores.sessions.listAlive(ada.id, clock.now())).map(({ id }) => id);
      expect(alive, `round ${round}, which signed in: ${signed.status}`).toEqual([session.id]);
    }
  });

  it('keeps the old one when the database refuses in the middle', async () => {
    const { change, breakStores, signInAda, getSession, session } = await signedIn();
    breakStores({ outbox: { add: () => Promise.reject(new Error('disk full')) } });
    await expect(change(ADA.password)).rejects.toThrow('disk full');
    await expect(signInAda()).resolves.toBeDefined();
    expect(await getSession.run(session.id)).toBeDefined();
  });
});

describe('the own account', () => {
  it('comes with the courses that its owner may enter', async () => {
    const { ada } = await signedIn();
    const purchases = ['course-1', 'ended', 'course-2'].map((courseId) => ({
      courseId,
      since: monday,
      endsAt: friday,
      isActive: courseId !== 'ended',
      canExtend: courseId === 'ended',
      priceCents: 49_900,
    }));
    const me = new GetCurrentUser({ of: async (userId) => (userId === ada.id ? purchases : []) });
    expect(await me.run(ada)).toEqual({ user: ada, purchasedCourses: ['course-1', 'course-2'], purchases });
  });
});
