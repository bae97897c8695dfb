import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnnouncementReply } from '../../../../src/wire/replies/news.ts';
import { AnnouncementPage } from '../../../../web/features/admin-announcements/announcement-page.tsx';
import { AnnouncementsPage } from '../../../../web/features/admin-announcements/announcements-page.tsx';
import { PasswordGate } from '../../../../web/features/identity/password-gate.tsx';
import { ANNOUNCEMENT, ANNOUNCEMENT_LIST } from '../../../../web/text/copy/admin-announcements.ts';
import { STALE } from '../../../../web/text/copy/admin-forms.ts';
import { PASSWORD_GATE } from '../../../../web/text/copy/password-gate.ts';
import { fakeServer, NOT_FOUND } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';

const server = fakeServer();
const ONE = 'GET /admin/announcements/a1';
const SAVE = 'PUT /admin/announcements/a1';
const SEND = 'POST /admin/announcements/a1/send';

const announcement = (facts: Partial<AnnouncementReply> = {}): AnnouncementReply => ({
  ...{ _id: 'a1', id: 'a1', audience: 'all', courseIds: [], userIds: [], search: '', course: '', ends: '' },
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
  const listed = {
    ...{ _id: 'a1', id: 'a1', audience: 'all', courseIds: [], userIds: [], search: '', course: '', ends: '' },
    ...{ subject: 'On Saturday', onSite: true, byMail: true, state: 'left', revision: 3, people: 38, mailed: 35 },
    ...{ authorName: 'Ada', createdAt: '2026-03-02T09:00:00.000Z', leavesAt: '2026-03-02T09:00:00.000Z', leftAt: null },
  };

  it('shows each announcement as a link, with its state and whom it reached', async () => {
    server.on('GET /admin/announcements', { body: { announcements: [listed], nextBefore: null } });
    show(<AnnouncementsPage />);
    const link = await screen.findByRole('link', { name: 'On Saturday' });
    expect(link.getAttribute('href')).toBe('/admin/announcements/a1');
    for (const words of ['Sent', 'All students', ANNOUNCEMENT_LIST.reached(38, 35)])
      expect(screen.getByText(words)).toBeTruthy();
  });
});

describe('the editor', () => {
  it('says that there is no such announcement', async () => {
    server.on(ONE, NOT_FOUND);
    open();
    expect(await screen.findByText(ANNOUNCEMENT.unknown)).toBeTruthy();
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
    const message = 'This announcement is already being sent. You can stop it.';
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

describe('words that somebody is typing', () => {
  const conflict = (current: AnnouncementReply) => ({
    status: 409,
    body: { message: 'Someone changed this announcement.', code: 'news/stale-announcement', isStale: true, current },
  });
  const body = () => screen.getByLabelText<HTMLTextAreaElement>(ANNOUNCEMENT.body);
  const openAndType = async () => {
    server.on(ONE, { body: announcement() });
    const page = open();
    await page.user.type(await screen.findByLabelText(ANNOUNCEMENT.body), ' Mine.');
    return page;
  };
  const save = async (user: Awaited<ReturnType<typeof openAndType>>['user']) =>
    user.click(await button(ANNOUNCEMENT.save));
  const MINE = 'Bring **two** cases. Mine.';
  const THEIRS = announcement({ revision: 9, body: 'Theirs.' });

  it('stay when somebody else saved first, and are saved over theirs when their author says so', async () => {
    const { user } = await openAndType();
    server.on(SAVE, conflict(THEIRS));
    await save(user);
    expect(await screen.findByText(ANNOUNCEMENT.stale)).toBeTruthy();
    expect(body().value).toBe(MINE);
    server.on(SAVE, { body: announcement({ revision: 10, body: MINE }) });
    await user.click(await button(STALE.keepMine));
    await waitFor(() => expect(screen.queryByText(ANNOUNCEMENT.stale)).toBeNull());
    expect(server.seen(SAVE).map((seen) => seen.body)).toMatchObject([
      { revision: 3, body: MINE },
      { revision: 9, body: MINE },
    ]);
    expect(body().value).toBe(MINE);
  });

  it('stay to be copied when somebody else has sent it', async () => {
    const { user } = await openAndType();
    server.on(SAVE, conflict(announcement({ revision: 9, state: 'leaving' })));
    await save(user);
    expect(await screen.findByText(ANNOUNCEMENT.ended)).toBeTruthy();
    expect(screen.getByText(ANNOUNCEMENT.leavingLine)).toBeTruthy();
    expect(body().value).toBe(MINE);
  });

  it('keep the focus and the caret after a save', async () => {
    const { user } = await openAndType();
    const subject = screen.getByLabelText<HTMLInputElement>(ANNOUNCEMENT.subject);
    const saved = announcement({ revision: 4, body: MINE, subject: 'On Sunday' });
    server.on(SAVE, { body: saved });
    await user.clear(subject);
    await user.type(subject, 'On Sunday{Enter}');
    expect(await screen.findByText(ANNOUNCEMENT.saved)).toBeTruthy();
    await screen.findByRole('heading', { level: 1, name: /On Sunday/ });
    expect(document.activeElement).toBe(subject);
    expect(subject.isConnected).toBe(true);
  });
});
