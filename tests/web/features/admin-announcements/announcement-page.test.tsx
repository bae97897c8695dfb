import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnnouncementReply } from '../../../../src/wire/replies/news.ts';
import { AnnouncementPage } from '../../../../web/features/admin-announcements/announcement-page.tsx';
import { AnnouncementsPage } from '../../../../web/features/admin-announcements/announcements-page.tsx';
import { PasswordGate } from '../../../../web/features/identity/password-gate.tsx';
import { ANNOUNCEMENT, ANNOUNCEMENT_LIST } from '../../../../web/text/copy/admin-announcements.ts';
import { PASSWORD_GATE } from '../../../../web/text/copy/password-gate.ts';
import { fakeServer, NOT_FOUND } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const ONE = 'GET /admin/announcements/a1';
const SEND = 'POST /admin/announcements/a1/send';

const announcement = (facts: Partial<AnnouncementReply> = {}): AnnouncementReply => ({
  ...{ _id: 'a1', id: 'a1', audience: 'all', courseIds: [], search: '', course: '', ends: '' },
  ...{ subject: 'On Saturday', body: 'Bring **two** cases.', onSite: true, byMail: true },
  ...{ state: 'draft', revision: 3, people: null, leavesAt: null, leftAt: null },
  createdAt: '2026-03-02T09:00:00.000Z',
  blocks: [{ kind: 'paragraph', inlines: [{ text: 'Bring two cases.', isStrong: false, isEm: false }] }],
  readers: { people: 38, mails: 35 },
  ...facts,
});

const open = (id = 'a1') =>
  show(
    <>
      <Routes>
        <Route path="/admin/announcements/:announcementId" element={<AnnouncementPage />} />
        <Route path="/admin/announcements" element={<p>The list</p>} />
      </Routes>
      <PasswordGate />
    </>,
    `/admin/announcements/${id}`,
  );
const button = (name: string, within_: ReturnType<typeof within> = screen) => within_.findByRole('button', { name });

beforeEach(() => {
  signIn(student([], { role: 'admin', roles: ['office'] }));
  server.on('GET /admin/courses', { body: [] });
});

describe('the list', () => {
  it('loads, says that there is none, and that it did not load', async () => {
    server.on('GET /admin/announcements', 'never');
    const loading = show(<AnnouncementsPage />);
    expect(await loading.findByText(ANNOUNCEMENT_LIST.loading)).toBeTruthy();
    loading.unmount();
    server.on('GET /admin/announcements', { body: { announcements: [], nextBefore: null } });
    const none = show(<AnnouncementsPage />);
    expect(await none.findByText(ANNOUNCEMENT_LIST.none)).toBeTruthy();
    none.unmount();
    server.on('GET /admin/announcements', { status: 404, body: { message: 'Nothing.' } });
    const failed = show(<AnnouncementsPage />);
    expect(await failed.findByText(ANNOUNCEMENT_LIST.failed)).toBeTruthy();
    expect(await failed.findByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});

describe('the editor', () => {
  it('loads, says that there is no such announcement, and tries again where it failed', async () => {
    server.on(ONE, 'never');
    const loading = open();
    expect(await screen.findByText(ANNOUNCEMENT.loading)).toBeTruthy();
    loading.unmount();
    server.on(ONE, NOT_FOUND);
    const unknown = open();
    expect(await screen.findByText(ANNOUNCEMENT.unknown)).toBeTruthy();
    unknown.unmount();
    server.on(ONE, 'no network');
    const { user } = open();
    const retry = await button(ANNOUNCEMENT.retry);
    server.on(ONE, { body: announcement() });
    await user.click(retry);
    expect(await screen.findByText(ANNOUNCEMENT.goesTo(38, 35, true))).toBeTruthy();
  });

  it('writes a new one, says at each field what is missing, and goes to it', async () => {
    server.on('POST /admin/announcements', { status: 201, body: announcement() });
    server.on(ONE, { body: announcement() });
    const { user, address } = open('new');
    await user.click(await button(ANNOUNCEMENT.save));
    expect((await screen.findAllByText(/Please write a subject/)).length).toBeGreaterThan(0);
    expect(server.seen('POST /admin/announcements')).toEqual([]);
    await user.type(screen.getByLabelText(ANNOUNCEMENT.subject), 'On Saturday');
    await user.type(screen.getByLabelText(ANNOUNCEMENT.body), 'Bring two cases.');
    await user.click(await button(ANNOUNCEMENT.save));
    await waitFor(() => expect(address()).toBe('/admin/announcements/a1'));
    expect(server.seen('POST /admin/announcements')[0]?.body).toMatchObject({
      ...{ audience: 'all', subject: 'On Saturday', body: 'Bring two cases.', onSite: true, byMail: true },
    });
  });

  it('sends after a question that says to how many, and the password, and not without them', async () => {
    let isConfirmed = false;
    server.on(ONE, { body: announcement() });
    server.on(SEND, () =>
      isConfirmed
        ? { body: announcement({ state: 'leaving', revision: 4 }) }
        : { status: 403, body: { message: 'Please confirm.', code: 'identity/confirm-password' } },
    );
    server.on('POST /auth/confirm-password', () => {
      isConfirmed = true;
      return { body: { message: 'Your password has been confirmed.' } };
    });
    const { user } = open();
    const press = async () => {
      await user.click(await button(ANNOUNCEMENT.now));
      return within(await screen.findByRole('alertdialog'));
    };
    const asked = await press();
    expect(asked.getByText(ANNOUNCEMENT.goesTo(38, 35, true))).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Cancel' }));
    expect(server.seen(SEND)).toEqual([]);
    await user.click((await press()).getByRole('button', { name: ANNOUNCEMENT.now }));
    await user.type(await screen.findByLabelText(PASSWORD_GATE.password), 'a long password');
    expect(screen.queryByText(ANNOUNCEMENT.sent)).toBeNull();
    await user.click(screen.getByRole('button', { name: PASSWORD_GATE.confirm }));
    expect(await screen.findByText(ANNOUNCEMENT.sent)).toBeTruthy();
    expect(server.seen(SEND).map(({ body }) => body)).toEqual([0, 1].map(() => ({ revision: 3, at: '' })));
    expect(await screen.findByText(ANNOUNCEMENT.leavingLine)).toBeTruthy();
    expect(screen.queryByLabelText(ANNOUNCEMENT.subject)).toBeNull();
  });

  it('sends nothing while words are typed and not saved', async () => {
    server.on(ONE, { body: announcement() });
    const { user } = open();
    await user.type(await screen.findByLabelText(ANNOUNCEMENT.subject), '!');
    await user.click(await button(ANNOUNCEMENT.now));
    expect(await screen.findByText(ANNOUNCEMENT.saveFirst)).toBeTruthy();
    expect(server.seen(SEND)).toEqual([]);
  });

  it('shows the announcement of now to who is too late', async () => {
    server.on(ONE, { body: announcement() });
    const message = 'This announcement is leaving already. You can stop it.';
    const current = announcement({ state: 'leaving', revision: 5 });
    server.on(SEND, { status: 409, body: { message, code: 'news/is-leaving', isStale: true, current } });
    const { user } = open();
    await user.click(await button(ANNOUNCEMENT.now));
    await user.click(await button(ANNOUNCEMENT.now, within(await screen.findByRole('alertdialog'))));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(await screen.findByText(ANNOUNCEMENT.leavingLine)).toBeTruthy();
  });

  it.each([
    ['left', { people: 38 }, ANNOUNCEMENT.leftLine(38)],
    ['stopped', {}, ANNOUNCEMENT.stoppedLine],
  ] as const)('offers nothing for one that is over: %s', async (state, facts, line) => {
    server.on(ONE, { body: announcement({ state, ...facts }) });
    open();
    expect(await screen.findByText(line)).toBeTruthy();
    for (const name of [ANNOUNCEMENT.now, ANNOUNCEMENT.stop, ANNOUNCEMENT.delete, ANNOUNCEMENT.save])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
