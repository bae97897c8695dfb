import { describe, expect, it } from 'vitest';
import type { UserRepository } from '../../src/domain/identity/ports.ts';
import type { AuditEntry, AuditLog } from '../../src/domain/kernel/audit.ts';
import { aUser, friday, monday, tuesday } from './samples.ts';

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
export function adminActionsContract(
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
        { ...all[1], actorName: 'Boss' },
        { ...all[2], actorName: null },
        { ...all[0], actorName: 'Boss' },
      ]);
      expect(await actions.listAbout('nobody')).toEqual([]);
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
