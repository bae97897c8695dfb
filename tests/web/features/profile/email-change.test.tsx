import { beforeEach, describe, expect, it } from 'vitest';
import { Account } from '../../../../web/features/profile/account.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { expectSaid } from '../support/said.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const ASK = 'POST /auth/email-change';

beforeEach(() => {
  signIn(student(['a']));
  server.on('GET /auth/me', { body: { user: student(['a']) } });
  server.on('GET /auth/email-change', { body: { waiting: null } });
});

async function open() {
  const page = show(<Account />);
  await page.user.click(await page.findByRole('button', { name: 'Change email address' }));
  const fill = async (email: string) => {
    await page.user.type(page.getByLabelText('New email address'), email);
    await page.user.type(page.getByLabelText('Current password'), 'my password');
    await page.user.click(page.getByRole('button', { name: 'Send link' }));
  };
  return { ...page, fill };
}

describe('changing the e-mail on the profile', () => {
  it.each([
    [false, /Your email address changes to new@example\.com/],
    [true, /Our school has asked to correct your email address to new@example\.com/],
  ])('tells of an address that waits for its link', async (isCorrection, words) => {
    const waiting = { email: 'new@example.com', expiresAt: '2026-03-02T09:00:00.000Z', isCorrection };
    server.on('GET /auth/email-change', { body: { waiting } });
    const page = await open();
    expect(page.queryByText(words)).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Cancel' }));
    expect(await page.findByText(words)).toBeTruthy();
    expect(page.getByText(/The link works until .*If you do not open it, nothing changes/)).toBeTruthy();
  });

  it('opens a form of its own, with the cursor in it, which can be left', async () => {
    const page = await open();
    expect(document.activeElement).toBe(page.getByLabelText('New email address'));
    expect(page.queryByRole('button', { name: 'Change email address' })).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Cancel' }));
    expect(page.queryByLabelText('New email address')).toBeNull();
    expect(document.activeElement).toBe(page.getByRole('button', { name: 'Change email address' }));
  });

  it('says where the link was sent, and shows the old address until it is opened', async () => {
    server.on(ASK, { body: { message: 'We have sent a link to new@example.com.' } });
    const page = await open();
    await page.fill('new@example.com');
    await expectSaid('We have sent a link to new@example.com.', 'status');
    expect(server.seen(ASK)[0]?.body).toEqual({ email: 'new@example.com', currentPassword: 'my password' });
    expect(page.getByText('amara@example.com')).toBeTruthy();
    expect(page.queryByLabelText('Current password')).toBeNull();
  });

  it('has the refusals at their fields, and sends no half address', async () => {
    const page = await open();
    await page.fill('new@');
    expect(await page.findByText('Please enter a full email address, like name@example.com.')).toBeTruthy();
    expect(server.seen(ASK)).toEqual([]);
    const sentence = 'An account with this email already exists.';
    server.on(ASK, {
      status: 409,
      body: { code: 'identity/email-taken', message: sentence, fields: { email: sentence } },
    });
    await page.user.type(page.getByLabelText('New email address'), 'example.com');
    await page.user.click(page.getByRole('button', { name: 'Send link' }));
    expect(await page.findByText(sentence)).toBeTruthy();
    expect((page.getByLabelText('New email address') as HTMLInputElement).value).toBe('new@example.com');
  });
});
