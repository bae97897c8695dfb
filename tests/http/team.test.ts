import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { href, paths } from '../../src/wire/paths.ts';
import type { InvitedReply, TeamReply } from '../../src/wire/replies/people.ts';
import { openSchool, type Person, type School, signIn } from '../support/school.ts';
import { problem } from './support/problem.ts';

const GRACE = 'grace@example.org';
const TEAM_PASSWORD = 'nanoseconds of copper';

let school: School;
let [owner, other, office, ada]: Person[] = [];
beforeAll(async () => {
  school = await openSchool();
  [owner, other, office] = [await school.admin(), await school.admin('other'), await school.member('office')];
  ada = await school.student('ada');
});
afterAll(() => school.close());

const post = (path: string, body?: object, as?: Person) =>
  school.ask('POST', `/api${path}`, { ...(as && { as }), body: body ?? {} });
const invite = (email: string, roles: readonly string[] = ['author'], as = owner) =>
  post(paths.invitations, { email, roles }, as);
const team = async () => (await school.ask('GET', `/api${paths.team}`, { as: owner! })).json as TeamReply;
const setRoles = (userId: string, roles: readonly unknown[], as = owner) =>
  school.ask('PUT', `/api${href(paths.personRoles, { userId })}`, { as: as!, body: { roles } });
/** The token in the newest mail to the address. */
async function mailed(to: string): Promise<string> {
  await school.drainJobs();
  const mail = (await school.db('mails').where({ to, kind: 'invitation' }).orderBy('sent_at', 'desc').first()) as
    | { words: string }
    | undefined;
  return /invitation\/([\w-]+)/.exec(mail?.words ?? '')?.[1] ?? '';
}

describe('an invitation', () => {
  it('goes from an owner to a mail, and from its link to an account with its roles alone', async () => {
    const sent = await invite(' Grace@Example.org', ['author']);
    expect(sent).toMatchObject({
      status: 201,
      json: { message: `We have sent an invitation to ${GRACE}. Its link works for 7 days.` },
    });
    expect((await team()).invitations).toMatchObject([
      { email: GRACE, roles: ['author'], invitedBy: 'Boss', isExpired: false },
    ]);
    const token = await mailed(GRACE);
    const seen = await post(paths.invitation, { token });
    expect(seen.status).toBe(200);
    expect(seen.headers['cache-control']).toBe('no-store');
    expect(seen.json as InvitedReply).toEqual({
      email: GRACE,
      roles: ['author'],
      invitedBy: 'Boss',
      expiresAt: expect.any(String),
    });
    const accept = (more: object = {}) =>
      post(paths.acceptInvitation, { token, name: 'Grace Hopper', password: TEAM_PASSWORD, ...more });
    expect(await accept({ password: 'fourteen chars' })).toMatchObject(problem(422, 'request/invalid', ['password']));
    expect(await accept()).toMatchObject({
      status: 201,
      json: { message: `You are in the team now. Please sign in with ${GRACE}.` },
    });
    expect(await accept()).toMatchObject(problem(422, 'identity/invitation-used'));

    const grace = await signIn(school.ask, GRACE, TEAM_PASSWORD);
    const status = async (path: string) => (await school.ask('GET', `/api${path}`, { as: grace })).status;
    expect([await status('/admin/vignettes'), await status('/admin/orders'), await status(paths.team)]).toEqual([
      200, 403, 403,
    ]);
    expect(await team()).toMatchObject({ invitations: [] });
    // What is no act of the team is noted a moment after its answer.
    const noted = async (kind: string) => (await school.db('admin_actions').where({ kind })).length;
    await expect.poll(() => Promise.all(['invited', 'joined-team'].map(noted))).toEqual([1, 1]);
    // One entry for one act.
    expect(await school.db('admin_actions').where({ path: 'POST /admin/invitations' })).toHaveLength(1);
  });

  it('is sent again by another owner, and withdrawn once', async () => {
    await invite('again@example.org');
    const { id } = (await team()).invitations[0]!;
    expect((await post(href(paths.resendInvitation, { invitationId: id }), {}, other)).status).toBe(200);
    const withdraw = () =>
      school.ask('DELETE', `/api${href(paths.invitationOf, { invitationId: id })}`, { as: owner! });
    expect((await withdraw()).status).toBe(200);
    expect(await withdraw()).toMatchObject(problem(404, 'identity/no-such-invitation'));
  });

  it.each([
    ['no address', { email: '' }, 422, 'request/invalid', 'email'],
    ['a student’s', { email: 'ADA@example.org' }, 409, 'identity/address-of-student', 'email'],
    ['no role', { roles: [] }, 422, 'request/invalid', 'roles'],
    ['a role that is none', { roles: ['admin'] }, 422, 'request/invalid', undefined],
    ['too many', { roles: ['author', 'author', 'author', 'author', 'author'] }, 422, 'request/invalid', 'roles'],
  ])('is refused for %s', async (_name, body, status, code, field) => {
    const { email, roles } = { email: 'new@example.org', roles: ['author'], ...body };
    const answer = await invite(email, roles);
    expect(answer).toMatchObject({ status, json: { code } });
    if (field !== undefined) expect(answer).toMatchObject({ json: { fields: { [field]: expect.any(String) } } });
    expect((await team()).invitations).toEqual([]);
  });
});

describe('roles', () => {
  it('are changed by an owner, end that person’s sessions, and count from the next sign-in', async () => {
    const author = await school.member('author');
    expect(await setRoles(author.id, ['office', 'author'])).toMatchObject({ status: 200 });
    expect(await school.ask('GET', '/api/auth/me', { as: author })).toMatchObject({ status: 401 });
    const again = await signIn(school.ask, author.email);
    const orders = () => school.ask('GET', '/api/admin/orders', { as: again });
    expect((await orders()).status).toBe(200);
    await setRoles(author.id, ['author']);
    expect((await orders()).status).toBe(401);
  });

  it('are refused where they are none or a student’s, and to office', async () => {
    expect(await setRoles(office!.id, [])).toMatchObject(problem(422, 'request/invalid', ['roles']));
    expect((await setRoles(office!.id, ['boss'])).status).toBe(422);
    expect(await setRoles(ada!.id, ['office'])).toMatchObject(problem(409, 'identity/not-in-team'));
    expect(await setRoles(owner!.id, ['office'], office)).toMatchObject(problem(403, 'identity/role-needed'));
  });

  it('keep office off the accounts of the team', async () => {
    for (const act of ['disable', 'enable', 'end-sessions'])
      for (const { id } of [owner!, other!])
        expect(await post(`/admin/people/${id}/${act}`, { reason: 'Mine now' }, office), act).toMatchObject(
          problem(403, 'identity/role-needed'),
        );
    expect((await post(`/admin/people/${ada!.id}/end-sessions`, {}, office)).status).toBe(200);
  });
});
