import { describe, expect, it } from 'vitest';
import { askForEmail, confirmed } from '../../../src/domain/identity/email-change.ts';
import { mixesAlphabets } from '../../../src/domain/identity/newcomer.ts';
import type { User } from '../../../src/domain/identity/user.ts';
import { after, DAY_MS, HOUR_MS } from '../../../src/domain/kernel/clock.ts';
import type { TeamRole } from '../../../src/domain/kernel/literals.ts';
import { inParallel } from '../../contracts/in-parallel.ts';
import { ADA, identityWorld } from './identity-world.ts';

const GRACE = { name: 'Grace Hopper', email: 'grace@example.com', password: 'nanoseconds of copper' };

/** A school of two owners. */
async function school() {
  const world = identityWorld();
  const owner = await world.addUser({ name: 'Olive Owner', email: 'olive@example.com', role: 'admin' });
  const other = await world.addUser({ name: 'Oscar Owner', email: 'oscar@example.com', role: 'admin' });
  const { stores, invite, sendInvitation, takeJobs, mails, acceptInvitation } = world;
  const run = (email = GRACE.email, roles: readonly TeamRole[] = ['author'], actor: User = owner) =>
    invite.run({ actorId: actor.id, email, roles });
  const open = async () => (await stores.invitations.listOpen())[0]!;
  /** Works the jobs that mail a link, and answers the token of the newest mail. */
  const token = async (): Promise<string> => {
    for (const { name, payload } of await takeJobs())
      if (name === 'identity/send-invitation') await sendInvitation.run(payload as { invitationId: string });
    const mail = (await mails()).findLast(({ kind }) => kind === 'invitation');
    return /invitation\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const accept = (link: string, more: Partial<typeof GRACE> = {}) =>
    acceptInvitation.run({ token: link, name: GRACE.name, password: GRACE.password, ...more });
  return { ...world, owner, other, run, open, token, accept };
}

describe('an invitation', () => {
  it('makes an account of the team with its roles, for the name and password of who reads the mail', async () => {
    const { owner, run, token, accept, getInvitation, mails, signInAda, stores, takeJobs, clock } = await school();
    expect(await run(' GRACE@Example.com', ['author', 'office'])).toEqual({ email: GRACE.email });
    expect(await stores.auditLog.all()).toMatchObject([
      { kind: 'invited', actorId: owner.id, userId: null, reason: 'office, author' },
    ]);
    const link = await token();
    expect((await mails()).map(({ to, subject }) => [to, subject])).toEqual([
      [GRACE.email, 'Olive Owner invites you to the team of Cusp'],
    ]);
    expect(await getInvitation.run({ token: link })).toMatchObject({
      invitation: { email: GRACE.email, roles: ['office', 'author'] },
      invitedBy: 'Olive Owner',
    });
    const grace = await accept(link);
    expect(await stores.users.find(grace.id)).toMatchObject({
      name: GRACE.name,
      email: GRACE.email,
      role: 'admin',
      roles: ['office', 'author'],
      agreedToTermsAt: clock.now(),
      disabledAt: null,
    });
    // The mail with the link is forgotten.
    expect((await takeJobs()).map(({ name }) => name)).toContain('operations/forget-secret-mails');
    const { session } = await signInAda({ email: GRACE.email, password: GRACE.password });
    expect(session.userId).toBe(grace.id);
  });

  it('works once, of forty tries at the same time too', async () => {
    const { run, token, accept, stores } = await school();
    await run();
    const link = await token();
    const outcomes = await inParallel(40, () =>
      accept(link).then(
        () => 'joined',
        (error: { code: string }) => error.code,
      ),
    );
    expect(outcomes.filter((one) => one === 'joined')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(
      new Set(['joined', ...outcomes.filter((one) => /invitation-used|address-taken/.test(one))]),
    );
    expect(await stores.users.count()).toBe(3);
    await expect(accept(link)).rejects.toMatchObject({ code: 'identity/invitation-used' });
  });

  it('is open for seven days, and says that it has expired', async () => {
    const { run, token, accept, getInvitation, clock } = await school();
    await run();
    const link = await token();
    clock.advance(7 * DAY_MS - 1);
    expect(await getInvitation.run({ token: link })).toBeDefined();
    clock.advance(1);
    const message = 'This invitation has expired. Please ask Olive Owner for a new one.';
    const expired = { kind: 'invalid', code: 'identity/invitation-expired', message };
    await expect(getInvitation.run({ token: link })).rejects.toMatchObject(expired);
    await expect(accept(link)).rejects.toMatchObject(expired);
    await expect(accept('made-up')).rejects.toMatchObject({ code: 'identity/invitation-dead' });
  });

  it('sent again has a new link and seven days more, and the older link is dead', async () => {
    const { owner, other, run, open, token, accept, invite, clock } = await school();
    await run();
    const first = await token();
    clock.advance(6 * DAY_MS);
    const { id } = await open();
    expect(await invite.again({ actorId: other.id, invitationId: id })).toEqual({ email: GRACE.email });
    await expect(accept(first)).rejects.toMatchObject({ code: 'identity/invitation-dead' });
    expect(await open()).toMatchObject({ invitedBy: owner.id, expiresAt: after(clock.now(), 7 * DAY_MS) });
    const second = await token();
    expect(second).not.toBe(first);
    await accept(second);
    await expect(invite.again({ actorId: owner.id, invitationId: id })).rejects.toMatchObject({
      kind: 'not-found',
      code: 'identity/no-such-invitation',
    });
  });

  it('that expired is sent again, or made anew by another owner', async () => {
    const { owner, run, open, token, accept, invite, clock, other } = await school();
    await run();
    clock.advance(8 * DAY_MS);
    // Its job was late: no mail has a link that is dead already.
    expect(await token()).toBe('');
    await run(GRACE.email, ['teacher'], other);
    expect(await open()).toMatchObject({ invitedBy: other.id, roles: ['teacher'] });
    clock.advance(8 * DAY_MS);
    await invite.again({ actorId: owner.id, invitationId: (await open()).id });
    expect((await accept(await token())).roles).toEqual(['teacher']);
  });

  it('is withdrawn: its link and its mail open nothing', async () => {
    const { owner, run, open, token, accept, withdrawInvitation, sendInvitation, mails, takeJobs } = await school();
    await run();
    const link = await token();
    const { id } = await open();
    await takeJobs();
    const withdraw = () => withdrawInvitation.run({ actorId: owner.id, invitationId: id });
    expect(await withdraw()).toEqual({ email: GRACE.email });
    await expect(accept(link)).rejects.toMatchObject({ code: 'identity/invitation-dead' });
    await expect(withdraw()).rejects.toMatchObject({ code: 'identity/no-such-invitation' });
    expect((await takeJobs()).map(({ name }) => name)).toEqual(['operations/forget-secret-mails']);
    await sendInvitation.run({ invitationId: id });
    expect(await mails()).toHaveLength(1);
    await run();
  });

  it('ends with the owner who gave it: one who is disabled or no owner any more brings nobody in', async () => {
    const { owner, other, run, token, accept, disablePerson, changeRoles, enablePerson } = await school();
    await run(GRACE.email, ['owner'], other);
    const first = await token();
    await disablePerson.run({ actorId: owner.id, userId: other.id, reason: 'Not herself' });
    await expect(accept(first)).rejects.toMatchObject({ code: 'identity/invitation-dead' });
    await enablePerson.run({ actorId: owner.id, userId: other.id });
    await run(GRACE.email, ['owner'], other);
    const second = await token();
    await changeRoles.run({ actorId: owner.id, userId: other.id, roles: ['office'] });
    await expect(accept(second)).rejects.toMatchObject({ code: 'identity/invitation-dead' });
    await expect(run('x@example.com', ['owner'], other)).rejects.toMatchObject({ code: 'identity/role-needed' });
  });

  it('is refused a weak password, and stays open', async () => {
    const { run, token, accept } = await school();
    await run();
    const link = await token();
    const weak = { kind: 'invalid', code: 'identity/weak-password' };
    await expect(accept(link, { password: 'fourteen chars' })).rejects.toMatchObject(weak);
    await expect(accept(link, { password: 'Grace Hopper 2026!' })).rejects.toMatchObject(weak);
    await accept(link);
  });

  it('is forgotten thirty days after its end', async () => {
    const { run, open, clock, purgeOldInvitations, stores } = await school();
    await run();
    const { id } = await open();
    clock.advance(37 * DAY_MS);
    await purgeOldInvitations.run();
    expect(await stores.invitations.find(id)).toBeDefined();
    clock.advance(HOUR_MS);
    await purgeOldInvitations.run();
    expect(await stores.invitations.find(id)).toBeUndefined();
  });
});

describe('an address that cannot be invited', () => {
  it.each([
    ['the own one', ' OLIVE@example.com', 'invalid', 'identity/own-address'],
    ['an owner’s', 'oscar@Example.com', 'conflict', 'identity/in-team-already'],
    ['a student’s', 'ADA@example.com', 'conflict', 'identity/address-of-student'],
    ['one with a letter of another alphabet', 'gr\u0430ce@example.com', 'invalid', 'identity/mixed-alphabets'],
    ['one of wide letters', '\uff47race@example.com', 'invalid', 'identity/mixed-alphabets'],
  ])('is %s', async (_name, email, kind, code) => {
    const { register, run, stores, takeJobs } = await school();
    await register.run(ADA);
    await takeJobs();
    const sentence = expect.any(String);
    await expect(run(email)).rejects.toMatchObject({ kind, code, fields: { email: sentence } });
    expect([await stores.invitations.listOpen(), await takeJobs()]).toEqual([[], []]);
  });

  it('is one that is invited already, in whatever letters, by whatever owner', async () => {
    const { run, other, stores } = await school();
    await run();
    const again = run(' GRACE@EXAMPLE.com', ['owner'], other);
    await expect(again).rejects.toMatchObject({ kind: 'conflict', code: 'identity/invited-already' });
    expect(await stores.invitations.listOpen()).toMatchObject([{ roles: ['author'] }]);
  });

  it('is one that its former owner can still have back', async () => {
    const { register, run, clock, stores } = await school();
    const ada = await register.run(ADA);
    const asked = { id: 'change', userId: ada.id, newEmail: 'new@example.com', sessionId: 'laptop' };
    const change = askForEmail(asked, clock.now());
    await stores.emailChanges.ask(change);
    await stores.emailChanges.confirm(
      confirmed(change, { email: ADA.email, emailConfirmedAt: clock.now() }, clock.now()),
    );
    await stores.users.setEmail(ada.id, 'new@example.com', clock.now());
    await expect(run(ADA.email)).rejects.toMatchObject({ kind: 'conflict', code: 'identity/address-held' });
    clock.advance(7 * DAY_MS);
    await run(ADA.email);
  });

  it('is one that became somebody’s meanwhile: nothing is opened, sent again or accepted', async () => {
    const { owner, register, run, open, token, accept, getInvitation, invite, stores } = await school();
    await run(ADA.email);
    const link = await token();
    await register.run(ADA);
    const taken = { kind: 'conflict', code: 'identity/invited-address-taken' };
    await expect(getInvitation.run({ token: link })).rejects.toMatchObject(taken);
    await expect(accept(link)).rejects.toMatchObject(taken);
    const again = invite.again({ actorId: owner.id, invitationId: (await open()).id });
    await expect(again).rejects.toMatchObject({ code: 'identity/address-of-student' });
    expect(await stores.users.findByEmail(ADA.email)).toMatchObject({ role: 'student', roles: [] });
  });

  it.each([
    ['grace@example.com', false],
    ['zoë.müller@example.com', false],
    ['иван@почта.рф', false],
    ['иван@example.com', true],
    ['12345@example.com', false],
  ])('mixes alphabets: %s, %s', (email, isMixed) => {
    expect(mixesAlphabets(email)).toBe(isMixed);
  });
});

it('the team is listed with what matters of each, and with the invitations that are open', async () => {
  const { owner, other, run, open, listTeam, signInAda, stores, clock } = await school();
  await run();
  await signInAda({ email: owner.email });
  await stores.twoFactors.begin(other.id, 'sealed');
  await stores.twoFactors.confirm(other.id, { digests: ['digest'], mark: 'key' }, clock.now());
  const none = { deviceCount: 0, lastSeenAt: null };
  expect(await listTeam.run()).toEqual({
    people: [
      { user: owner, deviceCount: 1, lastSeenAt: clock.now(), hasTwoFactor: false },
      { user: other, ...none, hasTwoFactor: true },
    ],
    invitations: [{ invitation: await open(), invitedBy: 'Olive Owner', isExpired: false }],
  });
  clock.advance(7 * DAY_MS);
  expect((await listTeam.run()).invitations).toMatchObject([{ isExpired: true }]);
});
