import { describe, expect, it } from 'vitest';
import type { User } from '../../../src/domain/identity/user.ts';
import type { TeamRole } from '../../../src/domain/kernel/literals.ts';
import { ADA, identityWorld } from './identity-world.ts';

/** A school with these people in its team, each under the words of their roles. */
async function team(...all: (readonly TeamRole[])[]) {
  const world = identityWorld();
  const people: User[] = [];
  for (const [index, roles] of all.entries()) {
    const email = `${roles.join('-')}-${index}@example.com`;
    people.push(await world.addUser({ name: `The ${roles.join(' and ')}`, email, role: 'admin', roles }));
  }
  const rolesOf = async (id: string) => (await world.stores.users.find(id))?.roles;
  const session = async (email: string) => (await world.signInAda({ email })).session.id;
  const isIn = async (sessionId: string) => (await world.getSession.run(sessionId)) !== undefined;
  return { ...world, people, rolesOf, session, isIn };
}

const ROLE_NEEDED = { kind: 'forbidden', code: 'identity/role-needed' };
const LAST_OWNER = {
  kind: 'conflict',
  code: 'identity/last-owner',
  message: 'Nobody else is an owner. Make someone else an owner first.',
};

describe('changing somebody’s roles', () => {
  it('gives them in the order in which they are shown, ends their sessions and is noted', async () => {
    const { people, changeRoles, rolesOf, session, isIn, stores } = await team(['owner'], ['author']);
    const [owner, author] = people as [User, User];
    const open = await session(author.email);
    const done = await changeRoles.run({ actorId: owner.id, userId: author.id, roles: ['author', 'office', 'author'] });
    expect(done).toEqual({ name: author.name });
    expect(await rolesOf(author.id)).toEqual(['office', 'author']);
    expect(await isIn(open)).toBe(false);
    expect((await stores.sessions.findWithUser(open))?.session.endReason).toBe('roles-changed');
    expect(await stores.auditLog.all()).toMatchObject([
      { kind: 'roles-changed', actorId: owner.id, userId: author.id, reason: 'author → office, author' },
    ]);
  });

  it('to what they are changes nothing, and signs nobody out', async () => {
    const { people, changeRoles, session, isIn, stores } = await team(['owner'], ['office', 'teacher']);
    const open = await session(people[1]!.email);
    await changeRoles.run({ actorId: people[0]!.id, userId: people[1]!.id, roles: ['teacher', 'office'] });
    expect(await isIn(open)).toBe(true);
    expect(await stores.auditLog.all()).toEqual([]);
  });

  it('is for owners, for accounts that are there, and not for students', async () => {
    const { people, changeRoles, register, disablePerson } = await team(['owner'], ['office'], ['owner']);
    const [owner, office, other] = people.map(({ id }) => id) as [string, string, string];
    const ada = await register.run(ADA);
    const change = (actorId: string, userId: string) => changeRoles.run({ actorId, userId, roles: ['teacher'] });
    await expect(change(office, office)).rejects.toMatchObject(ROLE_NEEDED);
    await expect(change(owner, 'x')).rejects.toMatchObject({ code: 'identity/no-such-person' });
    await expect(change(owner, ada.id)).rejects.toMatchObject({ kind: 'conflict', code: 'identity/not-in-team' });
    await disablePerson.run({ actorId: owner, userId: other, reason: 'Left' });
    await expect(change(other, office)).rejects.toMatchObject(ROLE_NEEDED);
  });

  it('leaves an enabled owner, also when it is one’s own', async () => {
    const { people, changeRoles, rolesOf, disablePerson } = await team(['owner'], ['owner'], ['office']);
    const [owner, other, office] = people.map(({ id }) => id) as [string, string, string];
    const demote = (userId: string) => changeRoles.run({ actorId: owner, userId, roles: ['teacher'] });
    await disablePerson.run({ actorId: owner, userId: other, reason: 'Left' });
    await expect(demote(owner)).rejects.toMatchObject(LAST_OWNER);
    await changeRoles.run({ actorId: owner, userId: office, roles: ['owner', 'office'] });
    await demote(owner);
    expect(await rolesOf(owner)).toEqual(['teacher']);
    await expect(demote(office)).rejects.toMatchObject(ROLE_NEEDED);
  });
});

describe('an account of the team', () => {
  it('is disabled, enabled and signed out by owners alone, and by no other role', async () => {
    const { people, disablePerson, enablePerson, endSessionsOf, session, isIn } = await team(['owner'], ['office']);
    const [owner, office] = people as [User, User];
    const [officeSession, ownerSession] = [await session(office.email), await session(owner.email)];
    const asked = { actorId: office.id, userId: owner.id };
    await expect(disablePerson.run({ ...asked, reason: 'Mine now' })).rejects.toMatchObject(ROLE_NEEDED);
    await expect(enablePerson.run(asked)).rejects.toMatchObject(ROLE_NEEDED);
    await expect(endSessionsOf.run({ ...asked, sessionId: officeSession })).rejects.toMatchObject(ROLE_NEEDED);
    expect(await isIn(ownerSession)).toBe(true);
    await disablePerson.run({ actorId: owner.id, userId: office.id, reason: 'Left' });
    expect(await isIn(officeSession)).toBe(false);
    await enablePerson.run({ actorId: owner.id, userId: office.id });
    await endSessionsOf.run({ actorId: owner.id, sessionId: ownerSession, userId: office.id });
  });

  it('may sign its own devices out, and office still has the students', async () => {
    const { people, register, disablePerson, enablePerson, endSessionsOf, session, isIn } = await team(['office']);
    const office = people[0]!;
    const [here, there] = [await session(office.email), await session(office.email)];
    await endSessionsOf.run({ actorId: office.id, sessionId: here, userId: office.id });
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const ada = await register.run(ADA);
    const asked = { actorId: office.id, userId: ada.id };
    await disablePerson.run({ ...asked, reason: 'Shares the account' });
    await enablePerson.run(asked);
    await endSessionsOf.run({ ...asked, sessionId: here });
  });
});
