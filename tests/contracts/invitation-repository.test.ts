import { describe, expect, it } from 'vitest';
import { KnexInvitationRepository } from '../../src/adapters/knex/identity/invitation-repository.ts';
import { KnexUserRepository } from '../../src/adapters/knex/identity/user-repository.ts';
import { type Invitation, newInvitation } from '../../src/domain/identity/invitation.ts';
import type { InvitationRepository, UserRepository } from '../../src/domain/identity/ports.ts';
import { inParallel } from './in-parallel.ts';
import { onEveryDatabase } from './on-every-database.ts';
import { aUser, monday, ODD_TEXT, tuesday } from './samples.ts';

const anInvitation = (facts: Partial<Invitation> = {}): Invitation => ({
  ...newInvitation(
    { id: 'invitation', email: 'grace@example.org', roles: ['office', 'author'], invitedBy: 'ada' },
    monday,
  ),
  ...facts,
});
const END = anInvitation().expiresAt;

/** What every InvitationRepository promises. `open` hands over an empty one and the users it belongs to. */
function invitationRepositoryContract(
  adapter: string,
  open: () => Promise<{ invitations: InvitationRepository; users: UserRepository }>,
): void {
  const withOwners = async (...all: readonly Invitation[]): Promise<InvitationRepository> => {
    const { users, invitations } = await open();
    await users.add(aUser({ role: 'admin' }));
    await users.add(aUser({ id: 'bob', email: 'bob@example.org', role: 'admin' }));
    for (const invitation of all) await invitations.add(invitation);
    return invitations;
  };

  describe(`InvitationRepository on ${adapter}`, () => {
    it('gives an invitation back as it was, to the millisecond and the last character', async () => {
      const invitation = anInvitation({ email: ODD_TEXT });
      const invitations = await withOwners(invitation);
      expect(await invitations.find('invitation')).toEqual(invitation);
      expect(await invitations.find('another')).toBeUndefined();
    });

    it('lists the open ones, newest first, expired ones too', async () => {
      const invitations = await withOwners(
        anInvitation(),
        anInvitation({ id: 'newer', email: 'new@example.org', invitedAt: tuesday }),
        anInvitation({ id: 'expired', email: 'old@example.org', expiresAt: monday }),
        anInvitation({ id: 'accepted', email: 'done@example.org' }),
      );
      await invitations.accept('accepted', tuesday);
      expect((await invitations.listOpen()).map(({ id }) => id)).toEqual(['newer', 'expired', 'invitation']);
    });

    it('refuses a second one to an address while the first is open, and replaces it once it has expired', async () => {
      const invitations = await withOwners(anInvitation());
      await invitations.setLink('invitation', 'link');
      const second = (invitedAt: Date) => anInvitation({ id: 'second', invitedBy: 'bob', invitedAt });
      await expect(invitations.add(second(new Date(END.getTime() - 1)))).rejects.toMatchObject({
        kind: 'conflict',
        code: 'identity/invited-already',
      });
      expect(await invitations.findByLink('link')).toEqual(anInvitation());
      await invitations.add(second(END));
      expect(await invitations.findByLink('link')).toBeUndefined();
      expect((await invitations.listOpen()).map(({ id }) => id)).toEqual(['second']);
    });

    it('keeps one of forty to the same address that come at once, and leaves room once it is accepted', async () => {
      const invitations = await withOwners();
      const outcomes = await inParallel(40, (index) =>
        invitations.add(anInvitation({ id: `try-${index}`, invitedBy: index % 2 === 0 ? 'ada' : 'bob' })).then(
          () => 'added',
          (error: { code: string }) => error.code,
        ),
      );
      expect(outcomes.filter((one) => one === 'added')).toHaveLength(1);
      expect(outcomes.filter((one) => one === 'identity/invited-already')).toHaveLength(39);
      const [open] = await invitations.listOpen();
      await invitations.accept(open!.id, tuesday);
      await invitations.add(anInvitation({ id: 'next' }));
    });

    it('is accepted by one of forty who try at once, and stays known by its link', async () => {
      const invitations = await withOwners(anInvitation());
      await invitations.setLink('invitation', 'link');
      const answers = await inParallel(40, () => invitations.accept('invitation', tuesday));
      expect(answers.filter(Boolean)).toHaveLength(1);
      expect(await invitations.findByLink('link')).toEqual(anInvitation({ acceptedAt: tuesday }));
      expect(await invitations.withdraw('invitation')).toBe(false);
    });

    it('is withdrawn once, alone or with all of its owner', async () => {
      const invitations = await withOwners(
        anInvitation(),
        anInvitation({ id: 'second', email: 'second@example.org' }),
        anInvitation({ id: 'of-bob', email: 'of-bob@example.org', invitedBy: 'bob' }),
        anInvitation({ id: 'accepted', email: 'done@example.org' }),
      );
      await invitations.accept('accepted', tuesday);
      expect([await invitations.withdraw('invitation'), await invitations.withdraw('invitation')]).toEqual([
        true,
        false,
      ]);
      await invitations.withdrawAllBy('ada');
      expect((await invitations.listOpen()).map(({ id }) => id)).toEqual(['of-bob']);
      expect(await invitations.find('accepted')).toBeDefined();
    });
  });
}

onEveryDatabase((name, open) =>
  invitationRepositoryContract(name, async () => {
    const db = await open();
    return { users: new KnexUserRepository(db), invitations: new KnexInvitationRepository(db) };
  }),
);
