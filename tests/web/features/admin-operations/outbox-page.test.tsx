import { beforeEach, describe, expect, it } from 'vitest';
import { mailParts } from '../../../../web/features/admin-operations/mail-text.ts';
import { OutboxPage } from '../../../../web/features/admin-operations/outbox-page.tsx';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const OUTBOX = 'GET /admin/outbox';
const mail = (id: string, text = 'Hello') => ({
  id,
  to: 'amara@example.com',
  subject: `Mail ${id}`,
  text,
  sentAt: '2026-11-20T10:00:00.000Z',
});
beforeEach(() => signIn(student([], { role: 'admin' })));

describe('/admin/outbox', () => {
  it('lists the mails, newest first, and fetches the older ones', async () => {
    server.on(OUTBOX, (_seen, query) =>
      query.get('before') === '2'
        ? { body: { mails: [mail('1')], nextBefore: null } }
        : { body: { mails: [mail('3'), mail('2')], nextBefore: '2' } },
    );
    const page = show(<OutboxPage />);
    await page.findByText('Mail 3');
    await page.user.click(page.getByRole('button', { name: 'Older mails' }));
    expect(await page.findByText('Mail 1')).toBeTruthy();
    expect(page.getAllByRole('article').map((one) => one.querySelector('h2')?.textContent)).toEqual([
      'Mail 3',
      'Mail 2',
      'Mail 1',
    ]);
    expect(page.queryByRole('button', { name: 'Older mails' })).toBeNull();
  });

  it('keeps what is shown when the older ones do not come', async () => {
    server.on(OUTBOX, (_seen, query) =>
      query.get('before') ? 'no network' : { body: { mails: [mail('3')], nextBefore: '3' } },
    );
    const page = show(<OutboxPage />);
    await page.user.click(await page.findByRole('button', { name: 'Older mails' }));
    expect(await page.findByText('The older mails could not be loaded.')).toBeTruthy();
    expect(page.getByText('Mail 3')).toBeTruthy();
  });

  it('says that there is none, or no outbox here', async () => {
    server.on(OUTBOX, { body: { mails: [], nextBefore: null } });
    expect(await show(<OutboxPage />).findByText('No mails yet')).toBeTruthy();
    server.on(OUTBOX, { status: 404, body: { message: 'There is nothing at this address.' } });
    expect(await show(<OutboxPage />).findByText('No outbox here')).toBeTruthy();
  });

  it('offers another try', async () => {
    server.on(OUTBOX, 'no network');
    expect(await show(<OutboxPage />).findByRole('button', { name: 'Retry' })).toBeTruthy();
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
