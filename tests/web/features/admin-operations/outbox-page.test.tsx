import { within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailParts } from '../../../../web/features/admin-operations/mail-text.ts';
import { OutboxPage } from '../../../../web/features/admin-operations/outbox-page.tsx';
import { PasswordGate } from '../../../../web/features/identity/password-gate.tsx';
import { PASSWORD_GATE } from '../../../../web/text/copy/password-gate.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const OUTBOX = 'GET /admin/outbox';
const mail = (id: string, text: string | null = 'Hello') => ({
  id,
  to: 'amara@example.com',
  subject: `Mail ${id}`,
  text,
  kind: 'receipt',
  state: 'sent',
  tries: 1,
  reason: null as string | null,
  writtenAt: '2026-11-20T10:00:00.000Z',
  sentAt: '2026-11-20T10:00:00.000Z',
});
const rest = { service: 'smtp', counts: { waiting: 0, sent: 3, failed: 0 }, nextBefore: null };
beforeEach(() => signIn(student([], { role: 'admin' })));

describe('/admin/outbox', () => {
  it('lists the mails, newest first, and fetches the older ones', async () => {
    server.on(OUTBOX, (_seen, query) =>
      query.get('before') === '2'
        ? { body: { ...rest, mails: [mail('1')] } }
        : { body: { ...rest, mails: [mail('3'), mail('2')], nextBefore: '2' } },
    );
    const page = show(<OutboxPage />);
    await page.findByText('Mail 3');
    await page.user.click(page.getByRole('button', { name: 'Older emails' }));
    expect(await page.findByText('Mail 1')).toBeTruthy();
    const rows = within(page.getByRole('list', { name: 'Emails' })).getAllByRole('button');
    expect(rows.map((one) => one.textContent)).toEqual(['Mail 3', 'Mail 2', 'Mail 1']);
    expect(page.queryByRole('button', { name: 'Older emails' })).toBeNull();
  });

  it('says that there is none, and whether mails leave at all', async () => {
    server.on(OUTBOX, { body: { ...rest, service: 'outbox', mails: [] } });
    const page = show(<OutboxPage />);
    expect(await page.findByText('No emails yet')).toBeTruthy();
    expect(page.getByText(/does not send emails/)).toBeTruthy();
    server.on(OUTBOX, { body: { ...rest, mails: [] } });
    expect(await show(<OutboxPage />).findByText(/sent by your email server/)).toBeTruthy();
  });

  it('shows why a mail has failed, and delivers it after all', async () => {
    const failed = { ...mail('1'), state: 'failed', tries: 3, reason: '550 No such mailbox', sentAt: null };
    const seen: string[] = [];
    server.on(OUTBOX, (_seen, query) => {
      seen.push(query.get('state') ?? 'all');
      return { body: { ...rest, counts: { waiting: 0, sent: 3, failed: 1 }, mails: [failed] } };
    });
    server.on('POST /admin/outbox/1/retry', { status: 204 });
    const page = show(<OutboxPage />);
    await page.user.click(await page.findByRole('tab', { name: /Failed/ }));
    await page.user.click(await page.findByRole('button', { name: 'Mail 1' }));
    expect(await page.findByText(/550 No such mailbox/)).toBeTruthy();
    expect(page.getByText('3 tries')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Retry' }));
    expect(await page.findByText('We are sending the email again.')).toBeTruthy();
    expect(page.queryByRole('dialog')).toBeNull();
    expect(seen).toEqual(expect.arrayContaining(['all', 'failed']));
  });

  it('finds emails by the address, and says when there are none', async () => {
    server.on(OUTBOX, (_seen, query) => ({
      body: { ...rest, mails: query.get('search') === 'amara' ? [mail('2')] : [] },
    }));
    const page = show(<OutboxPage />, '/admin/outbox?search=amara');
    expect(await page.findByText('Mail 2')).toBeTruthy();
    await page.user.clear(page.getByLabelText('Email address'));
    await page.user.type(page.getByLabelText('Email address'), 'bob{Enter}');
    expect(await page.findByText('No emails to “bob”')).toBeTruthy();
    await page.user.click(page.getByRole('button', { name: 'Show all emails' }));
    expect(await page.findByText('No emails yet')).toBeTruthy();
  });

  it('opens one beside the list: its text, and its HTML in a frame that may do nothing', async () => {
    server.on(OUTBOX, { body: { ...rest, mails: [mail('2'), mail('1', null)] } });
    server.on('GET /admin/outbox/2/page', {});
    const page = show(<OutboxPage />);
    await page.user.click(await page.findByRole('button', { name: 'Mail 2' }));
    const sheet = within(await page.findByRole('dialog', { name: 'Mail 2' }));
    expect(sheet.getByText('Hello')).toBeTruthy();
    await page.user.click(sheet.getByRole('tab', { name: 'HTML' }));
    const frame = await sheet.findByTitle('HTML: Mail 2');
    expect(frame.getAttribute('sandbox')).toBe('');
    expect(frame.getAttribute('src')).toBe('/api/admin/outbox/2/page');
  });

  it('shows nothing of an email that is hidden', async () => {
    server.on(OUTBOX, { body: { ...rest, mails: [mail('1', null)] } });
    const page = show(<OutboxPage />);
    await page.user.click(await page.findByRole('button', { name: 'Mail 1' }));
    expect(await page.findByText(/private, or was deleted/)).toBeTruthy();
    expect(within(page.getByRole('dialog')).queryByRole('tab')).toBeNull();
  });

  it('asks for the password before it shows the HTML, and says why it shows none', async () => {
    let isConfirmed = false;
    const needed = 'Please confirm your password to continue.';
    server.on(OUTBOX, { body: { ...rest, mails: [mail('2')] } });
    server.on('GET /admin/outbox/2/page', () =>
      isConfirmed ? {} : { status: 403, body: { message: needed, code: 'identity/confirm-password' } },
    );
    server.on('POST /auth/confirm-password', () => {
      isConfirmed = true;
      return { body: { message: 'Your password has been confirmed.' } };
    });
    const page = show(
      <>
        <OutboxPage />
        <PasswordGate />
      </>,
    );
    await page.user.click(await page.findByRole('button', { name: 'Mail 2' }));
    await page.user.click(await page.findByRole('tab', { name: 'HTML' }));
    await page.user.click(await page.findByRole('button', { name: PASSWORD_GATE.cancel }));
    expect(await page.findByText(needed)).toBeTruthy();
    expect(page.queryByTitle('HTML: Mail 2')).toBeNull();
    await page.user.click(page.getByRole('button', { name: 'Try again' }));
    await page.user.type(await page.findByLabelText(PASSWORD_GATE.password), 'right');
    await page.user.click(page.getByRole('button', { name: PASSWORD_GATE.confirm }));
    expect(await page.findByTitle('HTML: Mail 2')).toBeTruthy();
  });
});

describe('links in a mail', () => {
  const origin = 'http://localhost:3000';

  it('are paths of this site, without the full stop behind them', () => {
    expect(mailParts(`Open ${origin}/reset-password/abc?x=1. Thanks`, origin)).toEqual([
      { text: 'Open ' },
      { text: `${origin}/reset-password/abc?x=1`, path: '/reset-password/abc?x=1' },
      { text: '. Thanks' },
    ]);
  });

  it.each([
    'http://elsewhere.example/a',
    'http://localhost:3000.elsewhere.example/',
    'http://localhost:3000@elsewhere.example/',
    'javascript:alert(1)',
    'http://localhost:3001/a',
  ])('do not lead to %s', (text) => {
    expect(mailParts(text, origin)).toEqual([{ text }]);
  });

  it('lose no letter', () => {
    const text = `a ${origin}/x b http://elsewhere.example c\n${origin}/y`;
    expect(
      mailParts(text, origin)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
