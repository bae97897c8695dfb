import { describe, expect, it } from 'vitest';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { KnexAuditLog } from '../../src/adapters/knex/reporting/audit-log.ts';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import type { AuditEntry, AuditFilter, AuditLog } from '../../src/domain/kernel/audit.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, friday, monday, ODD_TEXT, tuesday } from './samples.ts';

const anAction = (facts: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'action',
  actorId: 'boss',
  kind: 'enrolled',
  userId: 'ada',
  courseId: 'course',
  at: monday,
  ...facts,
});

/** What every AuditLog promises. `open` hands over an empty one and the users that it names. */
function adminActionsContract(
  adapter: string,
  open: () => Promise<{ actions: AuditLog; users: UserRepository }>,
): void {
  describe(`AuditLog on ${adapter}`, () => {
    it('lists what was done about one person, newest first, with the name of who did it', async () => {
      const { actions, users } = await open();
      await users.add(aUser({ id: 'boss', name: 'Boss', role: 'admin' }));
      const all = [
        anAction({ id: 'a' }),
        anAction({ id: 'c', kind: 'revoked', at: friday, endsAt: tuesday, reason: 'Was ill' }),
        anAction({ id: 'b', at: tuesday, actorId: 'gone' }),
        anAction({ id: 'd', userId: 'bob' }),
        anAction({ id: 'e', kind: 'students-exported', userId: null, courseId: null }),
      ];
      for (const action of all) await actions.add(action);
      expect(await actions.listAbout('ada')).toEqual([
        { ...all[1], actorName: 'Boss', userName: null },
        { ...all[2], actorName: null, userName: null },
        { ...all[0], actorName: 'Boss', userName: null },
      ]);
      expect(await actions.listAbout('nobody')).toEqual([]);
    });

    it('gives an entry back whole, with the names of today', async () => {
      const { actions, users } = await open();
      await users.add(aUser({ id: 'boss', name: 'Boss', role: 'admin', email: 'boss@example.org' }));
      await users.add(aUser({ id: 'ada', name: 'Ada' }));
      const whole = anAction({
        reason: 'Was ill',
        endsAt: friday,
        account: 'k3y3dh4sh',
        detail: ODD_TEXT,
        path: 'DELETE /admin/courses/7f3a',
        requestId: 'b7a1',
        network: '203.0.113.0/24',
      });
      await actions.addAll([whole, anAction({ id: 'refusal', actorId: 'visitor', userId: null, courseId: null })]);
      await actions.addAll([]);
      expect(await actions.list({}, { limit: 10 })).toEqual([
        {
          ...anAction({ id: 'refusal', actorId: 'visitor', userId: null, courseId: null }),
          actorName: null,
          userName: null,
        },
        { ...whole, actorName: 'Boss', userName: 'Ada' },
      ]);
      expect(await actions.actors()).toEqual([{ id: 'boss', name: 'Boss' }]);
    });

    it('finds by actor, kind, account and time, together', async () => {
      const { actions } = await open();
      await actions.addAll([
        anAction({ id: 'a', actorId: 'ada', kind: 'signed-in', userId: null, account: 'old' }),
        anAction({ id: 'b', at: tuesday, kind: 'disabled' }),
        anAction({ id: 'c', at: tuesday, actorId: 'visitor', kind: 'sign-in-refused', userId: null, account: 'new' }),
        anAction({ id: 'd', at: friday, userId: 'bob', kind: 'disabled' }),
      ]);
      const found = async (filter: AuditFilter) => (await actions.list(filter, { limit: 10 })).map(({ id }) => id);
      expect(await found({ actorId: 'boss' })).toEqual(['d', 'b']);
      expect(await found({ kind: 'disabled', from: friday })).toEqual(['d']);
      expect(await found({ from: tuesday, until: friday })).toEqual(['c', 'b']);
      expect(await found({ account: { hashes: ['new', 'old'] } })).toEqual(['c', 'a']);
      expect(await found({ account: { hashes: ['new'], userId: 'ada' } })).toEqual(['c', 'b', 'a']);
      expect(await found({ account: { hashes: [] } })).toEqual([]);
    });

    it('reads on behind the last one seen, also among those of one moment', async () => {
      const { actions } = await open();
      await actions.addAll(['a', 'b', 'c', 'd'].map((id) => anAction({ id })));
      await actions.add(anAction({ id: 'newest', at: friday }));
      const page = async (before?: string) =>
        (await actions.list({ kind: 'enrolled' }, { limit: 2, before })).map(({ id }) => id);
      expect(await page()).toEqual(['newest', 'd']);
      expect(await page('d')).toEqual(['c', 'b']);
      expect(await page('b')).toEqual(['a']);
      expect(await page('gone')).toEqual([]);
    });

    it('forgets what was done before a day, whoever it was about', async () => {
      const { actions } = await open();
      await actions.add(anAction({ id: 'old' }));
      await actions.add(anAction({ id: 'edge', at: tuesday }));
      await actions.add(anAction({ id: 'new', at: friday }));
      await actions.add(anAction({ id: 'old, another', userId: 'bob' }));
      await actions.removeOlderThan(tuesday);
      expect((await actions.listAbout('ada')).map(({ id }) => id)).toEqual(['new', 'edge']);
      expect(await actions.listAbout('bob')).toEqual([]);
    });
  });
}

onEveryDatabase((name, open) =>
  adminActionsContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), actions: new KnexAuditLog(db) };
  }),
);
