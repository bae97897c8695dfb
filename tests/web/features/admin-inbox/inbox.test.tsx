import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { InboxPage } from '../../../../web/features/admin-inbox/inbox-page.tsx';
import { InboxThreadPage } from '../../../../web/features/admin-inbox/thread-page.tsx';
import { INBOX, INBOX_THREAD } from '../../../../web/text/copy/admin-inbox.ts';
import { fakeServer } from '../support/fake-server.ts';
import { signIn, student } from '../support/people.ts';
import { show } from '../support/screen.tsx';
import { anInboxRow, anInboxThread } from './inbox-samples.ts';

const server = fakeServer();
const LIST = 'GET /admin/inbox';
const ONE = 'GET /admin/inbox/t1';
const ANSWER = 'POST /admin/inbox/t1/answer';
const CANNED = 'GET /admin/canned-answers';
const TEXT = 'Because the diet stays the same.';

const openThread = (facts: Parameters<typeof anInboxThread>[0] = {}) => {
  server.on(ONE, { body: anInboxThread(facts) });
  return show(
    <Routes>
      <Route path="/admin/inbox/:threadId" element={<InboxThreadPage />} />
      <Route path="*" element={null} />
    </Routes>,
    '/admin/inbox/t1',
  );
};
const answerBox = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: INBOX_THREAD.answer });

beforeEach(() => {
  signIn(student([], { role: 'admin' }));
  server.on(CANNED, { body: { answers: [{ id: 'c1', title: 'Diet', text: TEXT }] } });
});

describe('the inbox', () => {
  it('asks for what is open first, and lists who asks what about which second, and how long it waits', async () => {
    const asked: string[] = [];
    server.on(LIST, (_seen, query) => {
      asked.push(query.toString());
      return {
        body: {
          threads: [anInboxRow({ waitingSince: new Date(Date.now() - 3 * 3_600_000).toISOString() })],
          nextBefore: null,
        },
      };
    });
    const page = show(<InboxPage />, '/admin/inbox');
    const row = (await page.findByRole('link', { name: 'Why is fluoride not enough here?' })).closest('tr')!;
    expect(page.getByRole('link', { name: /^Why/ }).getAttribute('href')).toBe('/admin/inbox/t1');
    for (const words of ['Ada Lovelace', 'Caries risk, at 12:31', '3 hours']) expect(row.textContent).toContain(words);
    fireEvent.change(page.getByLabelText(INBOX.state), { target: { value: 'all' } });
    fireEvent.change(page.getByLabelText(INBOX.about), { target: { value: 'order' } });
    fireEvent.change(page.getByLabelText(INBOX.assigned), { target: { value: 'me' } });
    await waitFor(() => expect(asked.at(-1)).toBe('about=order&assigned=me'));
    expect(asked[0]).toBe('state=open');
    expect(page.address()).toBe('/admin/inbox?state=all&about=order&assigned=me');
  });

  it('offers each role the kinds that it answers', async () => {
    signIn(student([], { role: 'admin', roles: ['office'] }));
    server.on(LIST, { body: { threads: [], nextBefore: null } });
    const page = show(<InboxPage />, '/admin/inbox');
    await page.findByText(INBOX.none);
    const options = within(page.getByLabelText(INBOX.about)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      INBOX.everything,
      INBOX.kinds.order,
      INBOX.kinds.enquiry,
    ]);
  });
});

describe('a thread of the inbox', () => {
  it('leads to the second of its lesson and to its student, and is answered', async () => {
    server.on(ANSWER, { body: anInboxThread({ state: 'answered', revision: 2 }) });
    const page = openThread();
    expect((await page.findByRole('link', { name: 'Caries risk, at 12:31' })).getAttribute('href')).toBe(
      '/student/course/k1/video/b?t=751',
    );
    expect(page.getByRole('link', { name: 'Ada Lovelace' }).getAttribute('href')).toBe('/admin/students/ada');
    fireEvent.change(await answerBox(), { target: { value: TEXT } });
    fireEvent.click(page.getByRole('button', { name: INBOX_THREAD.send }));
    expect(await page.findByText(INBOX_THREAD.sent)).toBeTruthy();
    expect(server.seen(ANSWER)[0]?.body).toEqual({ text: TEXT, revision: 1 });
    expect((await answerBox()).value).toBe('');
    expect(page.getByText('Answered')).toBeTruthy();
  });

  it('shows what is newer when another one was faster, keeps the answer, and sends it over that', async () => {
    const { messages } = anInboxThread();
    const theirs = {
      id: 'm9',
      by: 'team' as const,
      name: 'Bob',
      text: 'It is the diet.',
      at: '2026-11-20T02:00:00.000Z',
    };
    const current = anInboxThread({ state: 'answered', revision: 5, messages: [...messages, theirs] });
    server.on(ANSWER, { status: 409, body: { message: 'Someone changed this.', current } });
    const page = openThread();
    fireEvent.change(await answerBox(), { target: { value: TEXT } });
    fireEvent.click(page.getByRole('button', { name: INBOX_THREAD.send }));
    expect(await page.findByText('It is the diet.')).toBeTruthy();
    expect(await page.findByText(`Someone changed this. ${INBOX_THREAD.changed}`)).toBeTruthy();
    expect((await answerBox()).value).toBe(TEXT);
    server.on(ANSWER, { body: current });
    fireEvent.click(page.getByRole('button', { name: INBOX_THREAD.send }));
    expect(await page.findByText(INBOX_THREAD.sent)).toBeTruthy();
    expect(server.seen(ANSWER)[1]?.body).toEqual({ text: TEXT, revision: 5 });
  });

  it('takes a canned answer, keeps one more, and removes one', async () => {
    const page = openThread();
    const box = await answerBox();
    await page.findByRole('option', { name: 'Diet' });
    fireEvent.change(page.getByLabelText(INBOX_THREAD.canned), { target: { value: 'c1' } });
    await waitFor(() => expect(box.value).toBe(TEXT));
    server.on('POST /admin/canned-answers', {
      status: 201,
      body: { answers: [{ id: 'c2', title: 'New', text: TEXT }] },
    });
    fireEvent.click(page.getByRole('button', { name: INBOX_THREAD.saveCanned }));
    const dialog = within(await page.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(INBOX_THREAD.cannedTitle), { target: { value: 'New' } });
    fireEvent.click(dialog.getByRole('button', { name: INBOX_THREAD.save }));
    expect(await page.findByText(INBOX_THREAD.cannedSaved)).toBeTruthy();
    expect(server.seen('POST /admin/canned-answers')[0]?.body).toEqual({ title: 'New', text: TEXT });

    fireEvent.change(page.getByLabelText(INBOX_THREAD.canned), { target: { value: 'c2' } });
    server.on('DELETE /admin/canned-answers/c2', { body: { answers: [] } });
    fireEvent.click(await page.findByRole('button', { name: INBOX_THREAD.removeCanned }));
    const asked = within(await page.findByRole('alertdialog'));
    const remove = asked.getByRole<HTMLButtonElement>('button', { name: INBOX_THREAD.remove });
    await waitFor(() => expect(remove.disabled).toBe(false), { timeout: 3000 });
    fireEvent.click(remove);
    expect(await page.findByText(INBOX_THREAD.cannedRemoved)).toBeTruthy();
    expect(server.seen(ANSWER), 'nothing was sent').toEqual([]);
  });

  it('is assigned, closed and opened again', async () => {
    server.on('PUT /admin/inbox/t1/assignment', ({ body }) => {
      const id = (body as { assignedTo: string | null }).assignedTo;
      return { body: anInboxThread({ assignedTo: id === null ? null : { id, name: 'Amara Okafor' }, revision: 2 }) };
    });
    const page = openThread();
    fireEvent.click(await page.findByRole('button', { name: INBOX_THREAD.assignToMe }));
    expect(await page.findByText(INBOX_THREAD.assignedTo('Amara Okafor'))).toBeTruthy();
    expect(page.queryByRole('button', { name: INBOX_THREAD.assignToMe })).toBeNull();
    fireEvent.change(page.getByLabelText(INBOX_THREAD.assign), { target: { value: '' } });
    expect(await page.findByText(INBOX_THREAD.assignedToNobody)).toBeTruthy();
    expect(server.seen('PUT /admin/inbox/t1/assignment').map(({ body }) => body)).toEqual([
      { assignedTo: 'u1', revision: 1 },
      { assignedTo: null, revision: 2 },
    ]);
    server.on('POST /admin/inbox/t1/close', { body: anInboxThread({ state: 'closed', revision: 3 }) });
    server.on('POST /admin/inbox/t1/reopen', { body: anInboxThread({ revision: 4 }) });
    fireEvent.click(page.getByRole('button', { name: INBOX_THREAD.close }));
    expect(await page.findByText(INBOX_THREAD.closedLine)).toBeTruthy();
    expect(page.queryByRole('button', { name: INBOX_THREAD.send })).toBeNull();
    fireEvent.click(page.getByRole('button', { name: INBOX_THREAD.reopen }));
    expect(await page.findByRole('button', { name: INBOX_THREAD.send })).toBeTruthy();
  });

  it('is shown to the course once that is confirmed, where it may be, and hidden again', async () => {
    const SHOW = 'PUT /admin/inbox/t1/shown';
    const answered = { state: 'answered', mayShow: true } as const;
    server.on(SHOW, ({ body }) => ({ body: anInboxThread({ ...answered, ...(body as object), revision: 2 }) }));
    const page = openThread(answered);
    fireEvent.click(await page.findByRole('button', { name: INBOX_THREAD.show }));
    const asked = within(await page.findByRole('alertdialog'));
    expect(asked.getByText(INBOX_THREAD.showLine)).toBeTruthy();
    fireEvent.click(asked.getByRole('button', { name: INBOX_THREAD.show }));
    expect(await page.findByText(INBOX_THREAD.shownTag)).toBeTruthy();
    fireEvent.click(page.getByRole('button', { name: INBOX_THREAD.hide }));
    expect(await page.findByText(INBOX_THREAD.hidden)).toBeTruthy();
    expect(server.seen(SHOW).map(({ body }) => (body as { isShown: boolean }).isShown)).toEqual([true, false]);
  });

  it('leads to its order, or to the answers of its test; a stranger has no page', async () => {
    const order = openThread({ about: { kind: 'order', title: 'CUSP-1', orderId: 'o1', contentId: null, at: null } });
    expect((await order.findByRole('link', { name: 'CUSP-1' })).getAttribute('href')).toBe('/admin/orders/o1');
    expect(order.queryByRole('button', { name: INBOX_THREAD.show })).toBeNull();
    order.unmount();
    const test = openThread({
      about: { kind: 'question', title: 'Mock 1', sittingId: 's1', contentId: null, at: null },
    });
    expect((await test.findByRole('link', { name: 'Mock 1' })).getAttribute('href')).toBe(
      '/admin/students/ada/sittings/s1/answers',
    );
    test.unmount();
    const from = { name: 'Visitor', email: 'v@example.com', studentId: null };
    const enquiry = openThread({ from, about: { kind: 'enquiry', title: '', contentId: null, at: null } });
    expect(await enquiry.findByText(/v@example.com/)).toBeTruthy();
    expect(enquiry.getByText(INBOX_THREAD.byForm)).toBeTruthy();
    expect(enquiry.queryByRole('link', { name: 'Visitor' })).toBeNull();
  });
});
