import { describe, expect, it } from 'vitest';
import { CopyPersonalData } from '../../../src/domain/identity/queries/copy-personal-data.ts';
import { ErasePerson } from '../../../src/domain/identity/use-cases/erase-person.ts';
import { anOrder, aUser } from '../../contracts/samples.ts';
import { ADA, identityWorld } from './identity-world.ts';

async function world() {
  const identity = identityWorld();
  const { stores, work, passwords, ids, clock, attempts } = identity;
  const ada = await identity.register.run(ADA);
  await stores.users.add(aUser({ id: 'boss', name: 'Boss', email: 'boss@example.org', role: 'admin' }));
  await stores.users.add(aUser({ id: 'bob', name: 'Bob', email: 'bob@example.org' }));
  const closed: string[] = [];
  const onClose = { run: async () => {} };
  const checkouts = {
    async closeOf(userId: string) {
      closed.push(userId);
      await onClose.run();
    },
  };
  const erase = new ErasePerson(work, stores.users, stores.personalData, checkouts, ids, clock);
  const copy = new CopyPersonalData(
    stores.users,
    stores.personalData,
    stores.auditLog,
    passwords,
    attempts,
    ids,
    clock,
  );
  const ask = { actorId: 'boss', userId: ada.id, email: ADA.email, reason: 'Asked for by mail.' };
  return { ...identity, ada, erase, copy, closed, onClose, ask };
}

const refused = (code: string) => expect.objectContaining({ code: `identity/${code}` });

describe('erasing a student', () => {
  it('ends everything of theirs, notes who did it, and frees the address', async () => {
    const { erase, ask, ada, stores, closed, clock, signInAda, register } = await world();
    const { session } = await signInAda();
    expect(await erase.run({ ...ask, email: ' ADA@example.com' })).toEqual({
      userId: ada.id,
      erasedBy: 'boss',
      erasedAt: clock.now(),
      reason: ask.reason,
      orders: 0,
      documents: 0,
    });
    expect(closed).toEqual([ada.id]);
    expect(await stores.sessions.findWithUser(session.id)).toBeUndefined();
    expect((await stores.auditLog.all()).at(-1)).toMatchObject({ actorId: 'boss', kind: 'erased', userId: ada.id });
    await expect(signInAda()).rejects.toMatchObject({ code: 'identity/wrong-credentials' });
    expect((await register.run(ADA)).id).not.toBe(ada.id);
  });

  it('done again answers the same, by many at once too', async () => {
    const { erase, ask, stores } = await world();
    const answers = await Promise.all([1, 2, 3].map(() => erase.run(ask)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await erase.run(ask)).toEqual(answers[0]);
    expect((await stores.auditLog.all()).filter(({ kind }) => kind === 'erased')).toHaveLength(1);
    await expect(erase.run({ ...ask, userId: 'nobody' })).rejects.toEqual(refused('no-such-person'));
  });

  it('leaves everything where it breaks, and goes on when it is asked for again', async () => {
    const { erase, ask, ada, stores, breakStores } = await world();
    breakStores({ auditLog: { add: () => Promise.reject(new Error('killed')) } });
    await expect(erase.run(ask)).rejects.toThrow('killed');
    expect(await stores.users.find(ada.id)).toBeDefined();
    expect(await stores.personalData.findErasure(ada.id)).toBeUndefined();
    breakStores({});
    expect(await erase.run(ask)).toMatchObject({ userId: ada.id });
  });

  it('is refused for oneself, the team, another address and a reason that tells who it was', async () => {
    const { erase, ask, ada, stores } = await world();
    await expect(erase.run({ ...ask, actorId: ada.id })).rejects.toEqual(refused('erase-own-account'));
    const boss = { ...ask, actorId: 'bob', userId: 'boss', email: 'boss@example.org' };
    await expect(erase.run(boss)).rejects.toEqual(refused('erase-team-account'));
    await expect(erase.run({ ...ask, email: 'bob@example.org' })).rejects.toEqual(refused('erase-other-email'));
    for (const reason of ['ADA BYRON asked.', `Mail of ${ADA.email}`])
      await expect(erase.run({ ...ask, reason })).rejects.toEqual(refused('erase-telling-reason'));
    expect(await stores.users.find(ada.id)).toBeDefined();
  });

  it('takes a reason in which a short name is part of another word', async () => {
    const { erase, ask, stores } = await world();
    await stores.users.add(aUser({ id: 'li', name: 'Li', email: 'li@example.org' }));
    const li = { ...ask, userId: 'li', email: 'li@example.org' };
    await expect(erase.run({ ...li, reason: 'Asked by Li.' })).rejects.toEqual(refused('erase-telling-reason'));
    expect(await erase.run({ ...li, reason: 'The client asked.' })).toMatchObject({ userId: 'li' });
  });

  it('waits for money that is on its way, also where it came while card pages were closed', async () => {
    const { erase, ask, ada, stores, onClose } = await world();
    await stores.orders.add(anOrder({ id: 'late', userId: ada.id, status: 'processing' }));
    await expect(erase.run(ask)).rejects.toEqual(refused('erase-open-money'));
    await stores.orders.markFailed('late');
    onClose.run = () => stores.orders.add(anOrder({ id: 'new', userId: ada.id, status: 'pending' }));
    await expect(erase.run(ask)).rejects.toEqual(refused('erase-open-money'));
    expect(await stores.users.find(ada.id)).toBeDefined();
    onClose.run = async () => void (await stores.orders.markCancelled('new'));
    expect(await erase.run(ask)).toMatchObject({ orders: 2 });
  });
});

describe('a copy of one’s data', () => {
  it('is the person’s own with their password, and the school’s of a student; both are noted', async () => {
    const { copy, ada, stores } = await world();
    const kinds = async (pieces: AsyncIterable<{ kind: string; rows: readonly object[] }>) => {
      const found: Record<string, number> = {};
      for await (const { kind, rows } of pieces) found[kind] = rows.length;
      return found;
    };
    expect(await kinds(await copy.own({ userId: ada.id, password: ADA.password }))).toMatchObject({ account: 1 });
    expect(await kinds(await copy.ofStudent({ actorId: 'boss', userId: ada.id }))).toMatchObject({ activityLog: 2 });
    expect((await stores.auditLog.all()).map(({ kind, actorId }) => [kind, actorId])).toEqual([
      ['data-copied', ada.id],
      ['data-copied', 'boss'],
    ]);
    await expect(copy.own({ userId: ada.id, password: 'wrong' })).rejects.toEqual(refused('wrong-password'));
    for (const userId of ['boss', 'nobody'])
      await expect(copy.ofStudent({ actorId: 'boss', userId })).rejects.toEqual(refused('no-such-person'));
  });
});
