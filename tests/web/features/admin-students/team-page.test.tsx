import { waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InvitationReply, TeamMemberReply } from '../../../../src/wire/replies/people.ts';
import { TeamPage } from '../../../../web/features/admin-students/team-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
beforeEach(() => signIn(student([], { role: 'admin' })));

const member = (change: Partial<TeamMemberReply> = {}): TeamMemberReply => ({
  _id: 'olive',
  id: 'olive',
  name: 'Olive Owner',
  email: 'olive@example.com',
  roles: ['owner'],
  since: '2026-01-02T09:00:00.000Z',
  deviceCount: 1,
  lastSeenAt: '2026-03-02T09:00:00.000Z',
  hasTwoFactor: true,
  disabledAt: null,
  isYou: true,
  ...change,
});
const grace = member({
  _id: 'grace',
  id: 'grace',
  name: 'Grace Hopper',
  email: 'grace@example.com',
  roles: ['office', 'author'],
  deviceCount: 0,
  lastSeenAt: null,
  hasTwoFactor: false,
  isYou: false,
});
const invitation = (change: Partial<InvitationReply> = {}): InvitationReply => ({
  _id: 'invitation',
  id: 'invitation',
  email: 'new@example.com',
  roles: ['teacher'],
  invitedBy: 'Olive Owner',
  invitedAt: '2026-03-02T09:00:00.000Z',
  expiresAt: '2026-03-09T09:00:00.000Z',
  isExpired: false,
  ...change,
});

const open = (people: TeamMemberReply[] = [member(), grace], invitations: InvitationReply[] = []) => {
  server.on('GET /admin/team', { body: { people, invitations } });
  return show(<TeamPage />);
};

describe('the team', () => {
  it('shows each with roles, last seen and two-factor, and explains the roles', async () => {
    const page = open();
    const [own, other] = (await page.findAllByRole('heading', { level: 2 })).map((one) => one.closest('li'));
    expect(own?.textContent).toMatch(/Olive Owner.*You.*Owner.*Last seen.*Two-factor sign-in is on/);
    expect(within(own!).queryByRole('button', { name: 'Disable account' })).toBeNull();
    expect(other?.textContent).toMatch(/Grace Hopper.*Office.*Author.*Not signed in lately.*No two-factor sign-in/);
    expect(page.queryByRole('heading', { name: 'Open invitations' })).toBeNull();
    expect(page.getByText('Looks after students, orders, refunds and emails.')).toBeTruthy();
  });

  it('gives somebody other roles, in their order', async () => {
    const page = open();
    server.on('PUT /admin/people/grace/roles', { body: { message: 'The roles of Grace Hopper are saved.' } });
    await page.findByText('Grace Hopper');
    await page.user.click(page.getAllByRole('button', { name: 'Change roles' })[1]!);
    const dialog = await page.findByRole('dialog', { name: 'Roles of Grace Hopper' });
    const box = (name: string) => within(dialog).getByRole('checkbox', { name });
    expect([box('Office'), box('Author'), box('Teacher')].map((one) => (one as HTMLInputElement).checked)).toEqual([
      true,
      true,
      false,
    ]);
    await page.user.click(box('Teacher'));
    await page.user.click(box('Office'));
    await page.user.click(within(dialog).getByRole('button', { name: 'Save roles' }));
    await expectSaid('The roles of Grace Hopper are saved.', 'toast');
    expect(server.seen('PUT /admin/people/grace/roles')[0]?.body).toEqual({ roles: ['teacher', 'author'] });
  });

  it('asks for a role', async () => {
    const page = open();
    await page.findByText('Grace Hopper');
    await page.user.click(page.getAllByRole('button', { name: 'Change roles' })[0]!);
    const dialog = await page.findByRole('dialog');
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'Owner' }));
    await page.user.click(within(dialog).getByRole('button', { name: 'Save roles' }));
    expect(await within(dialog).findByText('Please choose at least one role.')).toBeTruthy();
    expect(server.seen('PUT /admin/people/olive/roles')).toEqual([]);
  });
});

describe('an invitation', () => {
  it('is sent to an address with roles, and a refusal stands at its field', async () => {
    const page = open();
    await page.user.click(page.getByRole('button', { name: 'Invite someone' }));
    const dialog = await page.findByRole('dialog', { name: 'Invite someone' });
    const email = await within(dialog).findByRole('textbox', { name: 'Email' });
    await page.user.type(email, 'ada@example.com');
    await page.user.click(within(dialog).getByRole('checkbox', { name: 'Author' }));
    const message = 'A student has this email address. Please invite the person at another one.';
    const fields = { email: message };
    server.on('POST /admin/invitations', {
      status: 409,
      body: { code: 'identity/address-of-student', message, fields },
    });
    const send = within(dialog).getByRole('button', { name: 'Send invitation' });
    await page.user.click(send);
    expect(await within(dialog).findByText(message)).toBeTruthy();
    server.on('POST /admin/invitations', { status: 201, body: { message: 'We have sent an invitation.' } });
    await page.user.clear(email);
    await page.user.type(email, 'new@example.com');
    await page.user.click(send);
    await expectSaid('We have sent an invitation.', 'toast');
    expect(server.seen('POST /admin/invitations').at(-1)?.body).toEqual({
      email: 'new@example.com',
      roles: ['author'],
    });
  });

  it('is shown until it is accepted, and sent again', async () => {
    const page = open([member()], [invitation(), invitation({ id: 'old', email: 'old@example.com', isExpired: true })]);
    const heading = await page.findByRole('heading', { name: 'Open invitations' });
    const rows = within(heading.closest('section')!).getAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/new@example\.com.*Teacher.*Invited by Olive Owner.*Open until/);
    expect(rows[1]?.textContent).toMatch(/old@example\.com.*Expired/);
    server.on('POST /admin/invitations/invitation/resend', { body: { message: 'Sent again.' } });
    await page.user.click(page.getByRole('button', { name: 'Send again new@example.com' }));
    await expectSaid('Sent again.', 'toast');
  });

  it('is withdrawn after a question', async () => {
    const page = open([member()], [invitation()]);
    server.on('DELETE /admin/invitations/invitation', { body: { message: 'It is withdrawn.' } });
    await page.user.click(await page.findByRole('button', { name: 'Withdraw new@example.com' }));
    expect(server.seen('DELETE /admin/invitations/invitation')).toEqual([]);
    const asked = await page.findByRole('alertdialog', { name: 'Withdraw this invitation?' });
    const button = within(asked).getByRole<HTMLButtonElement>('button', { name: 'Withdraw' });
    // A double click must not withdraw.
    await waitFor(() => expect(button.disabled).toBe(false), { timeout: 3000 });
    await page.user.click(button);
    await expectSaid('It is withdrawn.', 'toast');
  });
});
